import { Pause, Timer } from 'lucide-react';
import { useEffect } from 'react';
import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import { claimMarks } from '../../../data/contest-run/contest-runs';
import { classNames } from '../../../ui/class-names';
import { showToast } from '../../../ui/toast';
import { useVisible } from '../../../ui/use-visible';
import { useRunRow } from './contest-run-state';
import { clockText, dueWarning, marksAfterExtraTime, screenReaderTime, warningText } from './countdown';
import { messages } from './messages';
import styles from './run-bar.module.css';
import { useServerNow } from './use-server-now';

const lastMs = 60_000;

/** Only one tab shows each warning, and only while the user can see it (CRUN-17). Separate, so that only this renders each second. */
export function RunTimer() {
  const { account, contestSlug, deadlineAtMs, pausedSince, pauseToldAtMs, toldMarks } = useRunRow();
  const serverNow = useServerNow(250);
  const now = standingMs(pausedSince, serverNow, pauseToldAtMs);
  const isUncertain = pausedSince !== undefined && now > Date.parse(pausedSince);
  const pausedText = isUncertain ? messages.time.pausedAtContact : messages.time.paused;
  const remainingMs = deadlineAtMs === null ? null : deadlineAtMs - now;
  const due = dueWarning(remainingMs, toldMarks);
  const mark = due?.minutes;
  const isVisible = useVisible();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mark, not for each second
  useEffect(() => {
    if (!due || remainingMs === null || !isVisible) return;
    claimMarks(account, contestSlug, due.passed).then(
      (isOurs) => {
        if (isOurs) void showToast(warningText(remainingMs), { id: 'time-left' });
      },
      (error) => console.warn('Could not store which time warnings were shown', error),
    );
  }, [account, contestSlug, mark, isVisible]);
  const left = marksAfterExtraTime(remainingMs, toldMarks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each extra time, not for each second
  useEffect(() => {
    if (!left) return;
    claimMarks(account, contestSlug, left).catch((error) =>
      console.warn('Could not store which time warnings are ahead again', error),
    );
  }, [account, contestSlug, left?.length]);
  if (remainingMs === null) {
    return <span className={styles.noTimer}>{pausedSince ? pausedText : messages.time.noLimit}</span>;
  }
  return (
    <span className={classNames(styles.timer, !pausedSince && remainingMs <= lastMs && styles.last)}>
      {pausedSince ? (
        <span
          className={styles.paused}
          data-tip={isUncertain ? messages.time.pausedAtContactTip : messages.time.pausedTip}
        >
          <Pause aria-hidden />
          {pausedText}
        </span>
      ) : (
        <Timer aria-hidden />
      )}
      <span role="timer" aria-label={screenReaderTime(remainingMs)}>
        {clockText(remainingMs)}
      </span>
    </span>
  );
}
