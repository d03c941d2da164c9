import { useLiveQuery } from 'dexie-react-hooks';
import type { AccountKey } from '../../../../data/account/account';
import { countUnsentEntries, hasUnsentWork } from '../../../../data/contest-run/contest-runs';
import { momentText } from '../../../../lib/words';
import { messages } from '../messages';
import { useServerNow } from '../use-server-now';

interface SentLineProps {
  account: AccountKey;
  contestSlug: string;
  /** Until then, unsent work counts if it arrives; null: without a limit. */
  untilMs: number | null;
}

/** Whether everything of this run is sent; other work of the account does not matter here. */
export function SentLine({ account, contestSlug, untilMs }: SentLineProps) {
  const nowMs = useServerNow(1000);
  const unsent = useLiveQuery(
    async () => ({
      isAny: await hasUnsentWork(account, contestSlug),
      entries: await countUnsentEntries(account, contestSlug),
    }),
    [account, contestSlug],
  );
  if (unsent === undefined) return <p>{'\u00a0'}</p>;
  if (!unsent.isAny) return <p role="status">{messages.finished.allSent}</p>;
  return (
    <p role="status">
      {unsent.entries > 0 && untilMs !== null && (
        <>{messages.finished.countsUntil(unsent.entries, momentText(untilMs, nowMs))} </>
      )}
      {messages.finished.sending}
    </p>
  );
}
