import { useLiveQuery } from 'dexie-react-hooks';
import { outboxSummary } from '../../../data/outbox/outbox';
import { messages } from './messages';

export function SentLine({ account }: { account: string }) {
  const summary = useLiveQuery(() => outboxSummary(account), [account]);
  if (!summary) return <p>{'\u00a0'}</p>;
  const { waiting, sending, paused } = summary;
  return (
    <p role="status">
      {waiting + sending + paused > 0 ? messages.finished.sending : messages.finished.allSent}
    </p>
  );
}
