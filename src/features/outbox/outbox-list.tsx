import { useLiveQuery } from 'dexie-react-hooks';
import { outboxEntries } from '../../data/outbox/outbox';
import { withWork } from '../../data/outbox/outbox-work';
import { messages } from './messages';
import styles from './sync-panel.module.css';
import { SyncPanelEntry } from './sync-panel-entry';
import { SyncRemedy } from './sync-remedy';
import { useSync } from './use-sync';

const shownMax = 20;

export function OutboxList() {
  const { account, signIn } = useSync();
  const entries = useLiveQuery(async () => withWork(await outboxEntries(account, shownMax)), [account]);
  if (!entries) return null;
  if (entries.length === 0) {
    return (
      <>
        <SyncRemedy />
        <p className={styles.empty}>{messages.list.empty}</p>
      </>
    );
  }
  return (
    <>
      <SyncRemedy />
      <ol className={styles.list}>
        {entries.map((known) => (
          <SyncPanelEntry key={known.entry.id} known={known} signIn={signIn} />
        ))}
      </ol>
    </>
  );
}
