import { Link } from '@tanstack/react-router';
import { languageLabels } from '../../../contract/limits';
import { discardEntry, retryEntry } from '../../data/outbox';
import type { SubmissionRow } from '../../data/submissions';
import { timeAgo } from '../../lib/words';
import { Button } from '../../ui/button';
import { CrossingLine } from '../../ui/crossing-line';
import { Notice } from '../../ui/notice';
import { useNow } from '../../ui/use-now';
import { verdictText } from './submission-words';
import styles from './verdict.module.css';
import { VerdictTests } from './verdict-tests';

/** How far the latest submission got, and its verdict with every test. */
export function VerdictPanel({ row, message }: { row: SubmissionRow | undefined; message: string }) {
  const now = useNow();
  if (!row) {
    return (
      <p className={styles.quiet}>
        Submit hands your code to the judge. Without a network it waits on this device and goes out by itself.
      </p>
    );
  }
  const { state, receipt, refusal, id } = row;
  const verdict = verdictText(row);
  const isAccepted = state?.verdict === 'AC';
  return (
    <div className={styles.verdict}>
      <CrossingLine receipt={receipt} end={verdict ?? 'Verdict'} good={isAccepted} />
      <div className={styles.verdictHead}>
        <p className={isAccepted ? styles.verdictGood : styles.verdictBad} role="status">
          {verdict}
        </p>
        <p className={styles.verdictText}>{message}</p>
        <p className={styles.verdictFacts}>
          <span>{languageLabels[row.language]}</span>
          <time dateTime={new Date(row.createdAt).toISOString()}>{timeAgo(row.createdAt, now)}</time>
          {state?.score !== undefined && <span>{`Score ${state.score}`}</span>}
          {state?.totalTestcases !== undefined && (
            <span>{`${state.passedTestcases ?? 0} of ${state.totalTestcases} tests passed`}</span>
          )}
        </p>
      </div>
      {receipt === 'signInNeeded' && (
        <Notice tone="accent" title="Sign in to send it">
          <Link to="/login" search={{ from: location.pathname }}>
            Sign in
          </Link>
          ; it goes out by itself afterwards.
        </Notice>
      )}
      {refusal && (
        <Notice
          tone="alert"
          title={`${refusal.error} - ${refusal.message}`}
          actions={
            <>
              <Button small onClick={() => retryEntry(id)}>
                Send again
              </Button>
              <Button small look="danger" onClick={() => discardEntry(id)}>
                Discard
              </Button>
            </>
          }
        >
          Your code stays in the editor and on this device.
        </Notice>
      )}
      {state && <VerdictTests state={state} />}
    </div>
  );
}
