import { Link } from '@tanstack/react-router';
import type { TagCount } from '../../../contract/entities/search';
import { locale } from '../../lib/translation';
import { useFromLink } from '../../parts/use-from';
import { messages } from './messages';
import styles from './tags.module.css';

export function TagChip({ count }: { count: TagCount }) {
  const { tag, problems, challenges } = count;
  const fromLink = useFromLink();
  return (
    <Link to="/tags/$tag" params={{ tag }} {...fromLink} className={styles.chip}>
      {tag}
      <span className={styles.count}>
        <span aria-hidden="true">{(problems + challenges).toLocaleString(locale)}</span>
        <span className="visually-hidden">, {messages.uses(count)}</span>
      </span>
    </Link>
  );
}
