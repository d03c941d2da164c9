import { Play, Send, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { ProblemSwitcher } from './problem-switcher';
import type { Running } from './run/use-running';
import styles from './solve-header.module.css';

interface SolveHeaderProps {
  problem: ProblemDetail;
  challengeID: string | undefined;
  challengeName: string | undefined;
  running: Running;
  /** NAV-32: the way back, where the page has one. */
  back: ReactNode;
  /** SOLVE-4: how the submission is getting on, or why nothing was done. */
  message: string;
  isAlert: boolean;
  runLabel: string;
  canSubmit: boolean;
  onRun(): void;
  onSubmit(): void;
}

/** Title, the way through a challenge, and the two actions: at the top on a desk, under the thumb on a phone. */
export function SolveHeader(props: SolveHeaderProps) {
  const {
    problem,
    challengeID,
    challengeName,
    running,
    back,
    message,
    isAlert,
    runLabel,
    canSubmit,
    onRun,
    onSubmit,
  } = props;
  const { isOn, canRun, runsOnJudge, cancel } = running;
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
      </div>
      <div className={styles.actions}>
        <p className={classNames(styles.message, isAlert && styles.alert)} role="status">
          {message}
        </p>
        {!isOn ? (
          <Button
            icon={<Play aria-hidden />}
            disabled={!canRun}
            data-early="run"
            data-tip={runsOnJudge ? 'On the judge: Ctrl or Cmd + Enter' : 'Ctrl or Cmd + Enter'}
            onClick={onRun}
          >
            {runLabel}
          </Button>
        ) : (
          <>
            <Button icon={<Play aria-hidden />} disabled className={styles.runDisabled}>
              {runLabel}
            </Button>
            <Button icon={<Square aria-hidden />} look="danger" onClick={cancel}>
              Cancel
            </Button>
          </>
        )}
        <Button
          look="primary"
          icon={<Send aria-hidden />}
          disabled={!canSubmit}
          data-early="submit"
          data-tip="Ctrl or Cmd + Shift + Enter"
          onClick={onSubmit}
        >
          Submit
        </Button>
      </div>
    </div>
  );
}
