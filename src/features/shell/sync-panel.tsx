import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { outboxEntries, retryEntry } from '../../data/outbox';
import type { OutboxEntry } from '../../data/outbox-entry';
import { readSubmission } from '../../data/submissions';
import { Button } from '../../ui/button';
import { SignInLink } from './sign-in-link';
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
      {open && <Remedy />}
      {open && <Entries />}
    </section>
  );
}

/** What a person can do about things that stopped for want of a sign-in. */
function Remedy() {
  const { account, signIn, summary } = useSync();
  const isStopped = summary.paused > 0;
  if (signIn === 'ended' || (isStopped && signIn === 'none')) {
    return (
      <p className={styles.remedy}>
        <SignInLink look="button">Sign in</SignInLink>
      </p>
    );
  }
  if (!isStopped) return null;
  return (
    <p className={styles.remedy}>
      <Button small onClick={() => void retryPaused(account)}>
        Send again
      </Button>
    </p>
  );
}

async function retryPaused(account: string): Promise<void> {
  const entries = await outboxEntries(account, Number.POSITIVE_INFINITY);
  for (const { id, state } of entries) if (state === 'paused') await retryEntry(id);
}

function Entries() {
  const { account, signIn } = useSync();
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
        <SyncPanelEntry key={entry.id} entry={entry} submission={submission} signIn={signIn} />
      ))}
    </ol>
  );
}

async function entriesWithSubmissions(account: string) {
  const entries: OutboxEntry[] = await outboxEntries(account, shownMax);
  return Promise.all(entries.map(async (entry) => ({ entry, submission: await readSubmission(entry.id) })));
}
