import { useState } from 'react';
import { counted } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { finish, useContestRun } from './contest-run-state';
import type { Mark } from './run-marks';
import styles from './run-screens.module.css';

/** CRUN-8: asks for confirmation. */
export function FinishDialog({ onClose }: { onClose(): void }) {
  const contestRun = useContestRun();
  const { marks } = contestRun;
  const [isBusy, setBusy] = useState(false);
  if (!marks) return null;
  const count = (mark: Mark) => marks.filter((one) => one === mark).length;
  const open = count('untouched');
  const queued = count('queued');
  return (
    <Dialog title="Finish the contest?" onClose={onClose}>
      <div className={styles.dialog}>
        <p>
          {counted(count('solved'), 'problem')} solved of {marks.length}
          {open > 0 && `, ${open} not tried`}. You cannot come back after finishing.
        </p>
        {queued > 0 && (
          <p>
            What you handed in for {counted(queued, 'problem')} is on this device still, and goes out by
            itself.
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Go on solving</Button>
          <Button
            look="danger"
            disabled={isBusy}
            onClick={() => {
              setBusy(true);
              void finish(contestRun).finally(() => setBusy(false));
            }}
          >
            Finish now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
