import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { outboxEntries } from '../../data/outbox/outbox';
import { withWork } from '../../data/outbox/outbox-work';
import { Button } from '../../ui/button';
import { messages } from './messages';
import styles from './sync-panel.module.css';
import { SyncPanelEntry } from './sync-panel-entry';
import { SyncRemedy } from './sync-remedy';
import { useSync } from './use-sync';

const pageSize = 20;

/** The newest entries; everything that waits is reachable in pages, as there can be a thousand. */
export function OutboxList() {
  const { account, signIn } = useSync();
  const [shown, setShown] = useState(pageSize);
  const list = useLiveQuery(async () => {
    const entries = await outboxEntries(account, shown);
    return { rows: await withWork(entries.slice(0, shown)), left: Math.max(0, entries.length - shown) };
  }, [account, shown]);
  if (!list) return null;
  if (list.rows.length === 0) {
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
        {list.rows.map((known) => (
          <SyncPanelEntry key={known.entry.id} known={known} signIn={signIn} />
        ))}
      </ol>
      {list.left > 0 && (
        <p className={styles.more}>
          <Button small onClick={() => setShown(shown + pageSize)}>
            {messages.list.more(Math.min(pageSize, list.left))}
          </Button>
        </p>
      )}
    </>
  );
}
