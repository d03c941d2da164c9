import type { ReactNode } from 'react';
import { discardEntry, retryEntry } from '../../../data/outbox/outbox';
import { receiptTimes } from '../../../data/work/submissions';
import { timeAgo } from '../../../lib/words';
import { DeliveryProgress } from '../../../parts/delivery-progress';
import { SignInLink } from '../../../parts/sign-in-link';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { TextBlock } from '../../../ui/text/text-block';
import { useNow } from '../../../ui/time/use-now';
import { standingOf, verdictText } from '../results/submission-status';
import { useSubmissionText } from '../results/use-submission-message';
import { useRunning } from '../run/use-running';
import { useSolve } from '../screen-state';
import { ContestStandingNotice } from './contest-standing-notice';
import { messages } from './messages';
import styles from './verdict.module.css';
import { languageText, progressText, scoreText } from './verdict-facts';
import { VerdictGroups } from './verdict-groups';
import { VerdictTests } from './verdict-tests';

interface VerdictPanelProps {
  /** Below an accepted submission; none in contests. */
  wayOn: ReactNode;
}

export function VerdictPanel({ wayOn }: VerdictPanelProps) {
  const [row] = useSolve().submissions.rows ?? [];
  const message = useSubmissionText();
  const { isOn } = useRunning();
  const now = useNow();
  if (!row) {
    return <p className={styles.quiet}>{messages.beforeSubmit}</p>;
  }
  const { state, receipt, refusal, id } = row;
  const verdict = verdictText(row);
  const progress = progressText(row);
  const judgement = state?.judgement;
  const isAccepted = state?.verdict === 'AC';
  return (
    <div className={styles.verdict}>
      <DeliveryProgress
        receipt={receipt}
        end={verdict ?? messages.verdict}
        good={isAccepted}
        times={receiptTimes(row)}
      />
      <div className={styles.verdictHead}>
        {/* The header announces it. */}
        <p className={isAccepted ? styles.verdictGood : styles.verdictBad}>{verdict}</p>
        {verdict === null && <p className={styles.verdictText}>{message}</p>}
        <p className={styles.verdictFacts}>
          <span>{languageText(row.language, judgement?.compiler)}</span>
          <time dateTime={new Date(row.createdAt).toISOString()}>{timeAgo(row.createdAt, now)}</time>
          {progress && <span>{progress}</span>}
          {state?.score !== undefined && <span>{messages.score(scoreText(state.score))}</span>}
          {state?.totalTestcases !== undefined && (
            <span>{messages.testsPassed(state.passedTestcases ?? 0, state.totalTestcases)}</span>
          )}
          {judgement && judgement.number > 1 && <span>{messages.judgedAgain}</span>}
          {isAccepted && <span>{message}</span>}
        </p>
      </div>
      {/* RUN-7 */}
      {isAccepted && !isOn && wayOn}
      {receipt === 'signInNeeded' && (
        <Notice tone="accent" title={messages.signInTitle}>
          {messages.signInToSend(<SignInLink>{messages.signIn}</SignInLink>)}
        </Notice>
      )}
      {refusal && (
        <Notice
          tone="alert"
          title={messages.refusal(refusal.error, refusal.message)}
          actions={
            <>
              <Button small onClick={() => retryEntry(id)}>
                {messages.sendAgain}
              </Button>
              <Button small look="danger" onClick={() => discardEntry(id)}>
                {messages.discard}
              </Button>
            </>
          }
        >
          {messages.codeStays}
        </Notice>
      )}
      <ContestStandingNotice standing={standingOf(row)} />
      {state?.verdict === 'JE' && <Notice title={messages.judgeFailed}>{messages.judgeFailedHint}</Notice>}
      {state?.judgement?.checkerFault && (
        <TextBlock title={messages.checkerFault} text={state.judgement.checkerFault} />
      )}
      {state?.groups && <VerdictGroups groups={state.groups} />}
      {state && <VerdictTests state={state} of={row} marks />}
    </div>
  );
}
