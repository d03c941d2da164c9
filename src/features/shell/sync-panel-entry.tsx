import { Link } from '@tanstack/react-router';
import { verdictLabels } from '../../../contract/entities/submission';
import { languageLabels } from '../../../contract/limits';
import { discardEntry, retryEntry } from '../../data/outbox';
import type { OutboxEntry } from '../../data/outbox-entry';
import type { SubmissionRow } from '../../data/submissions';
import { timeAgo } from '../../lib/words';
import { Button } from '../../ui/button';
import { CrossingLine } from '../../ui/crossing-line';
import { useNow } from '../../ui/use-now';
import { SignInLink } from './sign-in-link';
import styles from './sync-panel.module.css';
import type { SignIn } from './sync-words';

interface SyncPanelEntryProps {
  entry: OutboxEntry;
  submission: SubmissionRow | undefined;
  signIn: SignIn;
}

/** One thing that was handed in: what it is, how far it got, and the choice when it was refused. */
export function SyncPanelEntry({ entry, submission, signIn }: SyncPanelEntryProps) {
  const now = useNow();
  if (!submission) return null;
  const { receipt, state, refusal, problemID, language } = submission;
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        <Link to="/code/$problemID" params={{ problemID }}>
          {problemID}
        </Link>
        <span>{languageLabels[language]}</span>
        <time dateTime={new Date(entry.createdAt).toISOString()}>{timeAgo(entry.createdAt, now)}</time>
      </p>
      <CrossingLine
        receipt={receipt}
        end={state?.verdict ? verdictLabels[state.verdict] : 'Verdict'}
        good={state?.verdict === 'AC'}
      />
      {receipt === 'signInNeeded' && signIn !== 'works' && (
        <p className={styles.reason}>
          <SignInLink>Sign in</SignInLink> to send it.
        </p>
      )}
      {refusal && (
        <div className={styles.reason} role="alert">
          <p>{`${refusal.error} - ${refusal.message}`}</p>
          <div className={styles.choice}>
            <Button small onClick={() => retryEntry(entry.id)}>
              Send again
            </Button>
            <Button small look="danger" onClick={() => discardEntry(entry.id)}>
              Discard
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
