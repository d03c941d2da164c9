import { useLayoutEffect, useRef } from 'react';
import { proctorReturnMs } from '../../../../contract/limits';
import { warningCountText } from '../../../../contract/rules/contest/proctor';
import type { Absence } from '../../../data/contest-run/contest-run-events';
import { Button } from '../../../ui/button';
import { enterFullscreen, hasFullscreen } from '../proctor/fullscreen';
import { messages } from './messages';
import styles from './run-screens.module.css';
import { useServerNow } from './use-server-now';

interface AwayCoverProps {
  absence: Absence;
  warnings: number;
  maxWarnings: number;
  /** Earlier counted absences. */
  awayMs: number;
  /** 0: each absence is a warning. */
  warningSeconds: number;
}

/** PROC-2 */
export function AwayCover(props: AwayCoverProps) {
  const { absence, warnings, maxWarnings, awayMs, warningSeconds } = props;
  const now = useServerNow(200);
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page; otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // A better estimate of the server's clock can lie before the start of the absence.
  const absentMs = Math.max(0, now - absence.leftAtMs);
  const secondsLeft = Math.max(0, Math.ceil((proctorReturnMs - absentMs) / 1000));
  const count = warningCountText(warnings, maxWarnings);
  const totalMs = awayMs + (absence.isCounted ? absentMs : 0);
  const texts = messages.proctoring;
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
      {warningSeconds > 0 && (
        <p className={styles.timeAway}>{texts.timeAway(Math.floor(totalMs / 1000), warningSeconds)}</p>
      )}
      {/* Without the seconds, which a screen reader would tell each second. */}
      <p role="alert">
        {warningSeconds > 0
          ? texts.warningsSoFar(count)
          : absence.isCounted
            ? texts.warning(count)
            : texts.noNewWarning(count)}
      </p>
      <Button look="primary" onClick={() => void enterFullscreen()}>
        {hasFullscreen() ? messages.proctoring.backToFullscreen : messages.proctoring.iAmBack}
      </Button>
    </dialog>
  );
}
