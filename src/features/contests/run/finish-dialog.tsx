import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { finish, useContestRun } from './contest-run-state';
import { messages } from './messages';
import type { Mark } from './run-marks';
import styles from './run-screens.module.css';

/** CRUN-8: asks for confirmation. */
export function FinishDialog({ onClose }: { onClose(): void }) {
  const contestRun = useContestRun();
  const { marks } = contestRun;
  const [isBusy, setBusy] = useState(false);
  if (!marks) return null;
  const count = (mark: Mark) => marks.filter((one) => one === mark).length;
  const queued = count('queued');
  return (
    <Dialog title={messages.finishDialog.title} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{messages.finishDialog.summary(count('solved'), marks.length, count('untouched'))}</p>
        {queued > 0 && <p>{messages.finishDialog.unsent(queued)}</p>}
        <div className={styles.actions}>
          <Button onClick={onClose}>{messages.finishDialog.back}</Button>
          <Button
            look="danger"
            disabled={isBusy}
            onClick={() => {
              setBusy(true);
              void finish(contestRun).finally(() => setBusy(false));
            }}
          >
            {messages.finishDialog.finish}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
