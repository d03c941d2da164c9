import { Play, Send, Square } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { syncStatus } from '../../sync/network/sync-status';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { useDocument } from './draft/use-draft';
import { useSolveKeys } from './editor/use-solve-keys';
import { messages } from './messages';
import { ProblemSwitcher } from './problem-switcher';
import { isFollowed } from './results/submission-status';
import { submit } from './results/submit-action';
import { useCurrentSubmissionText, useNewVerdict } from './results/use-submission-message';
import { startRun } from './run/run-actions';
import { useRunning } from './run/use-running';
import { useSolve } from './screen-state';
import styles from './solve-header.module.css';

const texts = messages.actions;

/** Where the focus goes from a button that is removed or disabled. */
const focusPlaces = { run: ['cancel', 'run'], cancel: ['run'], submit: ['submit'] };

interface SolveHeaderProps {
  challengeName: string | undefined;
  /** NAV-32 */
  back: ReactNode;
  marks?: ReactNode;
  /** RUN-7 */
  onRunning: ((isOn: boolean) => void) | undefined;
}

export function SolveHeader({ challengeName, back, marks, onRunning }: SolveHeaderProps) {
  const solve = useSolve();
  const { problem, challengeID, submissions, isReadOnly } = solve;
  const { tab, isWriting, notice } = useSnapshot(solve.state);
  const { network } = useSnapshot(syncStatus);
  const running = useRunning();
  const { isOn, runsOnJudge, cancel } = running;
  const canRun = running.canRun && !isReadOnly;
  const document = useDocument();
  const submissionText = useCurrentSubmissionText(running);
  const verdict = useNewVerdict();
  useEffect(() => {
    onRunning?.(isOn);
    return () => onRunning?.(false);
  }, [onRunning, isOn]);

  const isUnsent = submissions.lastError !== undefined;
  const isBusy = isWriting || submissions.rows?.some((row) => isFollowed(row, network, isUnsent)) === true;
  const canSubmit = !isBusy && !isReadOnly && document !== undefined;
  const onRun = () => canRun && void startRun(solve, runsOnJudge);
  const onSubmit = () => canSubmit && void submit(solve);
  useSolveKeys({ onRun, onSubmit });
  const actions = useKeptFocus(focusPlaces);

  const message = notice ?? submissionText;
  // "All set. That's a wrap!" alone does not name the verdict.
  const isVerdictMissing =
    notice === null && message !== '' && verdict !== null && !message.includes(verdict);
  const isForLater = runsOnJudge && network === 'offline';
  const runLabel = isForLater ? texts.runWhenOnline : tab === 'custom' ? texts.runInput : texts.runSamples;
  return (
    <div className={styles.header}>
      <div className={styles.head}>
        {back}
        <h1 className={styles.title}>{problem.title}</h1>
        {challengeID !== undefined && (
          <ProblemSwitcher
            challengeID={challengeID}
            name={challengeName}
            problemID={problem.id}
            locked={isOn}
          />
        )}
        {marks && <div className={styles.marks}>{marks}</div>}
      </div>
      <div ref={actions} className={styles.actions}>
        <p className={classNames(styles.message, notice !== null && styles.alert)} role="status">
          {/* Announced here, because the panel of the result may be closed. It stays when the message goes. */}
          {verdict && (
            <span className={isVerdictMissing ? styles.verdict : 'visually-hidden'}>{verdict} </span>
          )}
          <span aria-hidden={(verdict && message.includes(verdict)) || undefined}>{message}</span>
        </p>
        {!isOn ? (
          <Button
            icon={<Play aria-hidden />}
            disabled={!canRun}
            data-early="run"
            data-action="run"
            data-tip={runsOnJudge ? texts.runOnJudgeKeys : texts.runKeys}
            onClick={onRun}
          >
            {runLabel}
          </Button>
        ) : (
          <>
            <Button icon={<Play aria-hidden />} disabled className={styles.runDisabled}>
              {runLabel}
            </Button>
            <Button icon={<Square aria-hidden />} look="danger" data-action="cancel" onClick={cancel}>
              {texts.cancel}
            </Button>
          </>
        )}
        <Button
          look="primary"
          icon={<Send aria-hidden />}
          disabled={!canSubmit}
          data-early="submit"
          data-action="submit"
          data-tip={texts.submitKeys}
          onClick={onSubmit}
        >
          {texts.submit}
        </Button>
      </div>
    </div>
  );
}
