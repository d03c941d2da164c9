import { Link } from '@tanstack/react-router';
import { languageLabels } from '../../../contract/limits';
import { timeAgo } from '../../lib/words';
import { useNow } from '../../ui/use-now';
import type { RecentSubmission } from './recent-submissions';
import styles from './submission-list.module.css';
import { describeSubmission } from './submission-words';

/** Submissions, newest first; each leads to its problem. */
export function SubmissionList({ submissions }: { submissions: readonly RecentSubmission[] }) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {submissions.map((submission) => {
        const { id, problemID, title, language, createdAt } = submission;
        const { text, look } = describeSubmission(submission);
        return (
          <li key={id}>
            <Link
              to="/problems/$problemID"
              params={{ problemID }}
              search={{ from: '/profile' }}
              className={styles.row}
            >
              <span className={styles.title}>{title}</span>
              <span className={styles[look]}>{text}</span>
              <span className={styles.facts}>
                {languageLabels[language]} · {timeAgo(createdAt, now)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
