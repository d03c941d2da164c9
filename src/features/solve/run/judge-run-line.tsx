import { useSnapshot } from 'valtio';
import { type CodeRunRow, cancelCodeRun } from '../../../data/work/code-runs';
import { SignInLink } from '../../../parts/sign-in-link';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { messages } from '../messages';
import styles from '../results/results.module.css';
import { useSolve } from '../screen-state';
import { isJudgeRunOn, judgeRunText } from './judge-run-status';

export function JudgeRunLine({ row }: { row: CodeRunRow }) {
  const { lastError: error } = useSolve().judge;
  const { network } = useSnapshot(syncStatus);
  const forget = () => void cancelCodeRun(row.id);
  const text = judgeRunText(row, network, error);
  if (text === null) return null;
  if (row.receipt === 'refused' || row.receipt === 'judged') {
    return (
      <Notice
        tone="alert"
        actions={
          <Button small onClick={forget}>
            {messages.judgeRun.dismiss}
          </Button>
        }
      >
        {text}
      </Notice>
    );
  }
  return (
    <div className={styles.progress}>
      {isJudgeRunOn(row, network) && !error && <progress aria-label={messages.run.progress} />}
      {row.receipt === 'signInNeeded' && <SignInLink>{messages.judgeRun.signIn}</SignInLink>}
      {row.receipt === 'saved' && network === 'offline' && (
        <div>
          <Button small look="quiet" onClick={forget}>
            {messages.judgeRun.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
