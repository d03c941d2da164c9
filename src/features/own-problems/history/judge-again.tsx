import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { RejudgePreview } from '../../../parts/rejudge/rejudge-preview';
import { messages } from '../../../parts/versions/messages';
import { rejudgeProblem } from '../../../sync/authoring/problem-versions';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import styles from './history.module.css';

interface JudgeAgainProps {
  problemID: string;
  /** A preview that the author left open. */
  openID: string | null;
}

/** After a corrected test or answer key: earlier work gets the verdict of the newest version once the author agrees. */
export function JudgeAgain({ problemID, openID }: JudgeAgainProps) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const [open, setOpen] = useState<string | 'new' | null>(openID);
  const section = useRef<HTMLElement>(null);
  const show = (next: typeof open) => {
    setOpen(next);
    // The pressed button goes away, and the keyboard would start at the top of the page again.
    if (section.current?.contains(document.activeElement)) section.current.focus();
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.again} aria-label={messages.judgeAgain}>
      <p>{messages.judgeAgainHint}</p>
      {open === null ? (
        <Button small disabled={offline} onClick={() => show('new')}>
          {messages.judgeAgain}
        </Button>
      ) : (
        <RejudgePreview
          ask={(request) => rejudgeProblem({ problemID, ...request })}
          openID={open === 'new' ? null : open}
          offline={offline}
          onDone={() => show(null)}
        />
      )}
    </section>
  );
}
