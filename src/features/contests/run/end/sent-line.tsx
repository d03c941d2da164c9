import { useLiveQuery } from 'dexie-react-hooks';
import type { AccountKey } from '../../../../data/account/account';
import { hasUnsentWork } from '../../../../data/contest-run/contest-runs';
import { messages } from '../messages';

interface SentLineProps {
  account: AccountKey;
  contestSlug: string;
}

/** Whether everything of this run is sent; other work of the account does not matter here. */
export function SentLine({ account, contestSlug }: SentLineProps) {
  const hasUnsent = useLiveQuery(() => hasUnsentWork(account, contestSlug), [account, contestSlug]);
  if (hasUnsent === undefined) return <p>{'\u00a0'}</p>;
  return <p role="status">{hasUnsent ? messages.finished.sending : messages.finished.allSent}</p>;
}
