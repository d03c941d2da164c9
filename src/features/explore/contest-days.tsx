import { Link } from '@tanstack/react-router';
import type { ContestListRow } from '../../data/copies/contests';
import { lazily } from '../../lib/lazily';
import { locale } from '../../lib/translation';
import { useFromLink } from '../../parts/use-from';
import { messages } from './messages';
import styles from './practice-calendar.module.css';

const namedMax = 3;
const dayText = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));

export function ContestDays({ days }: { days: readonly ContestListRow[] }) {
  const fromLink = useFromLink();
  if (days.length === 0) return null;
  return (
    <ul className={styles.contests} aria-label={messages.contestsOfMonth}>
      {days.slice(0, namedMax).map(({ key, contestSlug, name, startTime }) => (
        <li key={key}>
          <Link to="/contests/$contestSlug" params={{ contestSlug }} {...fromLink}>
            {name}
          </Link>
          <time dateTime={startTime}>{dayText().format(new Date(startTime))}</time>
        </li>
      ))}
      {days.length > namedMax && (
        <li>
          <Link to="/contests">{messages.allContests}</Link>
        </li>
      )}
    </ul>
  );
}
