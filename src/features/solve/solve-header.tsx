import { Play, Send, Square } from 'lucide-react';
import type { ProblemDetail } from '../../../contract/entities/problem';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { ProblemSwitcher } from './problem-switcher';
import styles from './solve-header.module.css';
import { canSwitchProblem, type SolveState } from './solve-machine';

interface SolveHeaderProps {
  problem: ProblemDetail;
  challengeID: string | undefined;
  run: SolveState;
  /** SOLVE-4: how the submission is getting on, or why nothing was done. */
  message: string;
  isAlert: boolean;
  runLabel: string;
  runsHere: boolean;
  canRun: boolean;
  canSubmit: boolean;
  onRun(): void;
  onCancel(): void;
  onSubmit(): void;
}

/** Title, the way through a challenge, and the two actions: at the top on a desk, under the thumb on a phone. */
export function SolveHeader(props: SolveHeaderProps) {
  const { problem, challengeID, run, message, isAlert, runLabel, runsHere, canRun, canSubmit } = props;
  const { onRun, onCancel, onSubmit } = props;
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{problem.title}</h1>
      {challengeID !== undefined && (
        <ProblemSwitcher challengeID={challengeID} problemID={problem.id} locked={!canSwitchProblem(run)} />
      )}
      <div className={styles.actions}>
        <p className={classNames(styles.message, isAlert && styles.alert)} role="status">
          {message}
        </p>
        {run.at === 'idle' ? (
          <Button
            icon={<Play aria-hidden />}
            disabled={!canRun}
            data-tip={runsHere ? 'Ctrl or Cmd + Enter' : 'This language runs on the judge only'}
            onClick={onRun}
          >
            {runLabel}
          </Button>
        ) : (
          <>
            <Button icon={<Play aria-hidden />} disabled className={styles.runDisabled}>
              {runLabel}
            </Button>
            <Button icon={<Square aria-hidden />} look="danger" onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
        <Button
          look="primary"
          icon={<Send aria-hidden />}
          disabled={!canSubmit}
          data-tip="Ctrl or Cmd + Shift + Enter"
          onClick={onSubmit}
        >
          Submit
        </Button>
      </div>
    </div>
  );
}
