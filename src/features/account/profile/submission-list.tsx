import { Link } from '@tanstack/react-router';
import { languageLabels } from '../../../../contract/limits';
import { timeAgo } from '../../../lib/words';
import { classNames } from '../../../ui/class-names';
import { useNow } from '../../../ui/time/use-now';
import type { RecentSubmission } from './recent-submissions';
import styles from './submission-list.module.css';
import { submissionResult } from './submission-result';
import resultStyles from './submission-result.module.css';

export function SubmissionList({ submissions }: { submissions: readonly RecentSubmission[] }) {
  const now = useNow();
  return (
    <ul className={resultStyles.list}>
      {submissions.map((submission) => {
        const { id, problemID, title, language, createdAt } = submission;
        const { text, look } = submissionResult(submission);
        return (
          <li key={id}>
            <Link
              to="/problems/$problemID"
              params={{ problemID }}
              search={{ from: '/profile' }}
              state={{ from: '/profile' }}
              className={styles.row}
            >
              <span className={styles.title}>{title}</span>
              <span className={resultStyles[look]}>{text}</span>
              <span className={classNames(resultStyles.facts, styles.facts)}>
                {languageLabels[language]} · {timeAgo(createdAt, now)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
