import { Link, useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { exactTimeAgo } from '../../lib/words';
import { tryNow } from '../../sync/drain/try-now';
import { syncStatus } from '../../sync/network/sync-status';
import { Button } from '../../ui/button';
import { useNow } from '../../ui/time/use-now';
import { messages } from './messages';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: close the panel when a link in it opens another page
  useLayoutEffect(() => panel.current?.hidePopover(), [path]);
  return (
    <section
      ref={panel}
      id={id}
      popover="auto"
      className={styles.panel}
      aria-label={messages.outbox}
      onToggle={(event) => setOpen(event.newState === 'open')}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{sentence}</h2>
        {open && <Connection isTroubled={isTroubled} />}
      </header>
      {open && <OutboxList />}
      <footer className={styles.foot}>
        <Link to="/offline">{messages.offlineUse}</Link>
      </footer>
    </section>
  );
}

function Connection({ isTroubled }: { isTroubled: boolean }) {
  const { lastContactAt } = useSnapshot(syncStatus);
  const [isTrying, setTrying] = useState(false);
  const now = useNow(1000);
  const tryAgain = async () => {
    setTrying(true);
    await tryNow().finally(() => setTrying(false));
  };
  return (
    <div className={styles.connection}>
      <p>
        {lastContactAt === null
          ? messages.noAnswerYet
          : messages.lastAnswer(exactTimeAgo(lastContactAt, now))}
      </p>
      {isTroubled && (
        <Button small disabled={isTrying} onClick={() => void tryAgain()}>
          {isTrying ? messages.trying : messages.tryNow}
        </Button>
      )}
    </div>
  );
}
