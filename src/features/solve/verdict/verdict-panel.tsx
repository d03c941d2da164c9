import { discardEntry, retryEntry } from '../../../data/outbox/outbox';
import { receiptTimes } from '../../../data/work/submissions';
import { timeAgo } from '../../../lib/words';
import { CrossingLine } from '../../../parts/crossing-line';
import { SignInLink } from '../../../parts/sign-in-link';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { TextBlock } from '../../../ui/text-block';
import { useNow } from '../../../ui/use-now';
import { languageText, progressText, scoreText, standingOf, verdictText } from '../results/submission-words';
import { useSubmissionText } from '../results/use-submission-message';
import { useSolve } from '../screen-state';
import { ContestStandingNotice } from './contest-standing-notice';
import styles from './verdict.module.css';
import { VerdictGroups } from './verdict-groups';
import { VerdictTests } from './verdict-tests';

export function VerdictPanel() {
  const [row] = useSolve().submissions.rows ?? [];
  const message = useSubmissionText();
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
  const progress = progressText(row);
  const judgement = state?.judgement;
  const isAccepted = state?.verdict === 'AC';
  return (
    <div className={styles.verdict}>
      <CrossingLine
        receipt={receipt}
        end={verdict ?? 'Verdict'}
        good={isAccepted}
        times={receiptTimes(row)}
      />
      <div className={styles.verdictHead}>
        <p className={isAccepted ? styles.verdictGood : styles.verdictBad} role="status">
          {verdict}
        </p>
        {verdict === null && <p className={styles.verdictText}>{message}</p>}
        {receipt === 'saved' && (
          <p className={styles.quiet}>Your code is safe on this device, and goes out by itself.</p>
        )}
        <p className={styles.verdictFacts}>
          <span>{languageText(row.language, judgement?.compiler)}</span>
          <time dateTime={new Date(row.createdAt).toISOString()}>{timeAgo(row.createdAt, now)}</time>
          {progress && <span>{progress}</span>}
          {state?.score !== undefined && <span>{`Score ${scoreText(state.score)}`}</span>}
          {state?.totalTestcases !== undefined && (
            <span>{`${state.passedTestcases ?? 0} of ${state.totalTestcases} tests passed`}</span>
          )}
          {judgement && judgement.number > 1 && <span>Judged again</span>}
          {isAccepted && <span>{message}</span>}
        </p>
      </div>
      {receipt === 'signInNeeded' && (
        <Notice tone="accent" title="Sign in to send it">
          <SignInLink>Sign in</SignInLink>; it goes out by itself afterwards.
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
      <ContestStandingNotice standing={standingOf(row)} />
      {state?.verdict === 'JE' && (
        <Notice title="The judge failed, not your program">
          Nothing is held against you. Hand it in again in a while.
        </Notice>
      )}
      {state?.judgement?.checkerFault && (
        <TextBlock
          title="What your checker did, for the problem’s creator"
          text={state.judgement.checkerFault}
        />
      )}
      {state?.groups && <VerdictGroups groups={state.groups} />}
      {state && <VerdictTests state={state} of={row} />}
    </div>
  );
}
