import { Pause, Timer } from 'lucide-react';
import { useEffect } from 'react';
import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import { claimMarks } from '../../../data/contest-run/contest-runs';
import { classNames } from '../../../ui/class-names';
import { showToast } from '../../../ui/toast';
import { useRunRow } from './contest-run-state';
import { clockText, dueWarning, spokenTime, warningText } from './countdown';
import styles from './run-bar.module.css';
import { useServerNow } from './use-server-now';

const lastMs = 60_000;

/** Only one tab shows each warning (CRUN-17). Separate, so that only this renders each second. */
export function RunTimer() {
  const { account, contestSlug, deadlineAtMs, pausedSince, pauseToldAtMs, toldMarks } = useRunRow();
  const serverNow = useServerNow(250);
  const now = standingMs(pausedSince, serverNow, pauseToldAtMs);
  const isUncertain = pausedSince !== undefined && now > Date.parse(pausedSince);
  const remainingMs = deadlineAtMs === null ? null : deadlineAtMs - now;
  const due = dueWarning(remainingMs, toldMarks);
  const mark = due?.minutes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mark, whatever the time in between
  useEffect(() => {
    if (!due || remainingMs === null) return;
    claimMarks(account, contestSlug, due.passed).then(
      (isOurs) => {
        if (isOurs) void showToast(warningText(remainingMs), { id: 'time-left' });
      },
      (error) => console.warn('A warning of the clock was not noted', error),
    );
  }, [account, contestSlug, mark]);
  if (remainingMs === null) {
    return (
      <span className={styles.noTimer}>
        {pausedSince ? (isUncertain ? 'Paused when last heard' : 'Paused') : 'No time limit'}
      </span>
    );
  }
  return (
    <span className={classNames(styles.timer, !pausedSince && remainingMs <= lastMs && styles.last)}>
      {pausedSince ? (
        <span
          className={styles.paused}
          data-tip={
            isUncertain
              ? 'The contest was paused when this device last heard the server. It may have continued: your time counts again'
              : 'The organiser has paused the contest: the clock stands still'
          }
        >
          <Pause aria-hidden />
          {isUncertain ? 'Paused when last heard' : 'Paused'}
        </span>
      ) : (
        <Timer aria-hidden />
      )}
      <span role="timer" aria-label={spokenTime(remainingMs)}>
        {clockText(remainingMs)}
      </span>
    </span>
  );
}
