import { useEffect, useRef } from 'react';
import { warningCountText } from '../../../../contract/rules/contest/proctor';
import type { Absence } from '../../../data/contest-run/contest-run-events';
import { Button } from '../../../ui/button';
import { enterFullscreen, hasFullscreen } from '../proctor/fullscreen';
import { returnByOf } from '../proctor/proctor-machine';
import { messages } from './messages';
import styles from './run-screens.module.css';
import { useServerNow } from './use-server-now';

interface AwayCoverProps {
  absence: Absence;
  warnings: number;
  maxWarnings: number;
}

/** PROC-2 */
export function AwayCover({ absence, warnings, maxWarnings }: AwayCoverProps) {
  const now = useServerNow(200);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const secondsLeft = Math.max(0, Math.ceil((returnByOf({ leftAt: absence.leftAtMs }) - now) / 1000));
  const count = warningCountText(warnings, maxWarnings);
  return (
    <dialog
      ref={dialog}
      data-stays
      className={styles.cover}
      aria-labelledby="away-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="away-title">{messages.proctoring.away}</h2>
      <p className={styles.seconds} role="timer">
        {secondsLeft}
      </p>
      <p>{hasFullscreen() ? messages.proctoring.awayFromFullscreen : messages.proctoring.awayFromPage}</p>
      <p role="alert">
        {absence.isCounted ? messages.proctoring.warning(count) : messages.proctoring.noNewWarning(count)}
      </p>
      <Button look="primary" onClick={() => void enterFullscreen()}>
        {hasFullscreen() ? messages.proctoring.backToFullscreen : messages.proctoring.iAmBack}
      </Button>
    </dialog>
  );
}
