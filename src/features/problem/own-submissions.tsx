import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { verdictLabels } from '../../../contract/entities/submission';
import { languageLabels } from '../../../contract/limits';
import { accountKey, session } from '../../auth/session';
import { type SubmissionRow, submissionsOf } from '../../data/submissions';
import { timeAgo } from '../../lib/words';
import { CrossingLine } from '../../ui/crossing-line';
import { useNow } from '../../ui/use-now';
import styles from './problem-page.module.css';

const shownMax = 20;

/** What one has handed in to a problem from this device, newest first. */
export function OwnSubmissions({ problemID }: { problemID: string }) {
  useSnapshot(session);
  const account = accountKey();
  const rows = useLiveQuery(() => submissionsOf(account, problemID), [account, problemID]);
  return (
    <section className={styles.own}>
      <h2 className={styles.ownTitle}>Your submissions</h2>
      {rows?.length === 0 && <p className={styles.quiet}>None yet from this device.</p>}
      <ol className={styles.list}>
        {rows?.slice(0, shownMax).map((row) => (
          <OwnSubmission key={row.id} row={row} />
        ))}
      </ol>
    </section>
  );
}

function OwnSubmission({ row }: { row: SubmissionRow }) {
  const now = useNow();
  const verdict = row.state?.verdict;
  return (
    <li className={styles.entry}>
      <p className={styles.entryFacts}>
        <span>{languageLabels[row.language]}</span>
        <time dateTime={new Date(row.createdAt).toISOString()}>{timeAgo(row.createdAt, now)}</time>
      </p>
      <CrossingLine
        receipt={row.receipt}
        end={verdict ? verdictLabels[verdict] : 'Verdict'}
        good={verdict === 'AC'}
      />
    </li>
  );
}
