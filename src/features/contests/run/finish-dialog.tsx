import { useState } from 'react';
import { counted } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { Mark } from './run-marks';
import styles from './run-screens.module.css';

interface FinishDialogProps {
  marks: readonly Mark[];
  onFinish(): Promise<void>;
  onClose(): void;
}

/** CRUN-8: the run ends by a word of the participant, who is asked once more. */
export function FinishDialog({ marks, onFinish, onClose }: FinishDialogProps) {
  const [isBusy, setBusy] = useState(false);
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
              void onFinish().finally(() => setBusy(false));
            }}
          >
            Finish now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
