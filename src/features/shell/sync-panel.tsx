import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { outboxEntries } from '../../data/outbox';
import type { OutboxEntry } from '../../data/outbox-entry';
import { readSubmission } from '../../data/submissions';
import styles from './sync-panel.module.css';
import { SyncPanelEntry } from './sync-panel-entry';
import { useSync } from './use-sync';

const shownMax = 20;

/** The outbox: what was handed in on this device and how far it got. Read only while it is open. */
export function SyncPanel({ id, sentence }: { id: string; sentence: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section
      id={id}
      popover="auto"
      className={styles.panel}
      aria-label="Outbox"
      onToggle={(event) => setOpen(event.newState === 'open')}
    >
      <h2 className={styles.title}>{sentence}</h2>
      {open && <Entries />}
    </section>
  );
}

function Entries() {
  const { account } = useSync();
  const entries = useLiveQuery(() => entriesWithSubmissions(account), [account]);
  if (!entries) return null;
  if (entries.length === 0) {
    return (
      <p className={styles.empty}>
        Nothing was handed in on this device yet. What you submit is kept here until a server has it.
      </p>
    );
  }
  return (
    <ol className={styles.list}>
      {entries.map(({ entry, submission }) => (
        <SyncPanelEntry key={entry.id} entry={entry} submission={submission} />
      ))}
    </ol>
  );
}

async function entriesWithSubmissions(account: string) {
  const entries: OutboxEntry[] = await outboxEntries(account, shownMax);
  return Promise.all(entries.map(async (entry) => ({ entry, submission: await readSubmission(entry.id) })));
}
