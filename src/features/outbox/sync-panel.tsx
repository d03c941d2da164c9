import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { exactTimeAgo } from '../../lib/words';
import { tryNow } from '../../sync/drain/try-now';
import { syncStatus } from '../../sync/network/sync-status';
import { Button } from '../../ui/button';
import { useNow } from '../../ui/use-now';
import { OutboxList } from './outbox-list';
import styles from './sync-panel.module.css';

interface SyncPanelProps {
  id: string;
  sentence: string;
  /** Nothing can be sent for a reason that the user cannot fix. */
  isTroubled: boolean;
}

/** The outbox. Reads the database only while open. */
export function SyncPanel({ id, sentence, isTroubled }: SyncPanelProps) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link in it leads to another page, which it must not lie over
  useEffect(() => panel.current?.hidePopover(), [path]);
  return (
    <section
      ref={panel}
      id={id}
      popover="auto"
      className={styles.panel}
      aria-label="Outbox"
      onToggle={(event) => setOpen(event.newState === 'open')}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{sentence}</h2>
        {open && <Connection isTroubled={isTroubled} />}
      </header>
      {open && <OutboxList />}
      <footer className={styles.foot}>
        <Link to="/offline">Offline use: downloads, storage, export</Link>
      </footer>
    </section>
  );
}

function Connection({ isTroubled }: { isTroubled: boolean }) {
  const { lastContactAt } = useSnapshot(syncStatus);
  const [isLooking, setLooking] = useState(false);
  const now = useNow(1000);
  const look = async () => {
    setLooking(true);
    await tryNow().finally(() => setLooking(false));
  };
  return (
    <div className={styles.connection}>
      <p>
        {lastContactAt === null
          ? 'The server has not answered since this page was opened.'
          : `The server last answered ${exactTimeAgo(lastContactAt, now)}.`}
      </p>
      {isTroubled && (
        <Button small disabled={isLooking} onClick={() => void look()}>
          {isLooking ? 'Trying…' : 'Try now'}
        </Button>
      )}
    </div>
  );
}
