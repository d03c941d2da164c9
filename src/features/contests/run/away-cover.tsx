import { useEffect, useRef } from 'react';
import { warningCountText } from '../../../../contract/rules/contest/proctor';
import type { Absence } from '../../../data/contest-run/contest-run-events';
import { Button } from '../../../ui/button';
import { enterFullscreen, hasFullscreen } from '../proctor/fullscreen';
import { returnByOf } from '../proctor/proctor-machine';
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
  return (
    <dialog
      ref={dialog}
      data-stays
      className={styles.cover}
      aria-labelledby="away-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="away-title">Come back to the contest</h2>
      <p className={styles.seconds} role="timer">
        {secondsLeft}
      </p>
      <p>
        {hasFullscreen()
          ? 'This contest is worked on in full screen, with nothing in front of it.'
          : 'This contest is worked on with nothing in front of it.'}{' '}
        If you do not return in time, your run ends.
      </p>
      <p role="alert">
        {absence.isCounted
          ? `Warning ${warningCountText(warnings, maxWarnings)}`
          : `No new warning. Warnings so far: ${warningCountText(warnings, maxWarnings)}`}
      </p>
      <Button look="primary" onClick={() => void enterFullscreen()}>
        {hasFullscreen() ? 'Back to full screen' : 'I am back'}
      </Button>
    </dialog>
  );
}
