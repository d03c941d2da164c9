import type { CodeRunRow } from '../../../data/work/code-runs';
import { SignInLink } from '../../../parts/sign-in-link';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import styles from '../results/results.module.css';
import type { Network } from '../results/submission-words';
import { isJudgeRunOn, judgeRunText } from './judge-run-words';

interface JudgeRunLineProps {
  row: CodeRunRow;
  network: Network;
  error: { errorCode: string; message: string } | undefined;
  onForget(row: CodeRunRow): void;
}

/** What can be done about a run that the judge does, and why it did not do it; nothing once it is over. */
export function JudgeRunLine({ row, network, error, onForget }: JudgeRunLineProps) {
  const text = judgeRunText(row, network, error);
  if (text === null) return null;
  if (row.receipt === 'refused' || row.receipt === 'judged') {
    return (
      <Notice
        tone="alert"
        actions={
          <Button small onClick={() => onForget(row)}>
            Dismiss
          </Button>
        }
      >
        {text}
      </Notice>
    );
  }
  return (
    <div className={styles.progress}>
      {isJudgeRunOn(row, network) && !error && <progress aria-label="Progress of the run" />}
      {row.receipt === 'signInNeeded' && <SignInLink>Sign in</SignInLink>}
      {row.receipt === 'saved' && network === 'offline' && (
        <div>
          <Button small look="quiet" onClick={() => onForget(row)}>
            Do not run it
          </Button>
        </div>
      )}
    </div>
  );
}
