import { Link } from '@tanstack/react-router';
import { languageLabels } from '../../../../contract/limits';
import { timeAgo } from '../../../lib/words';
import { classNames } from '../../../ui/class-names';
import { useNow } from '../../../ui/use-now';
import handedIn from './handed-in.module.css';
import type { RecentSubmission } from './recent-submissions';
import styles from './submission-list.module.css';
import { describeSubmission } from './submission-words';

export function SubmissionList({ submissions }: { submissions: readonly RecentSubmission[] }) {
  const now = useNow();
  return (
    <ul className={handedIn.list}>
      {submissions.map((submission) => {
        const { id, problemID, title, language, createdAt } = submission;
        const { text, look } = describeSubmission(submission);
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
              <span className={handedIn[look]}>{text}</span>
              <span className={classNames(handedIn.facts, styles.facts)}>
                {languageLabels[language]} · {timeAgo(createdAt, now)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
