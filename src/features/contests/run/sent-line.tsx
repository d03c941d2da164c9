import { useLiveQuery } from 'dexie-react-hooks';
import { outboxSummary } from '../../../data/outbox/outbox';

export function SentLine({ account }: { account: string }) {
  const summary = useLiveQuery(() => outboxSummary(account), [account]);
  if (!summary) return <p>{'\u00a0'}</p>;
  const { waiting, sending, paused } = summary;
  return (
    <p role="status">
      {waiting + sending + paused > 0
        ? 'What waits on this device still goes out by itself. Keep the page open until it has.'
        : 'Everything you handed in has been sent.'}
    </p>
  );
}
