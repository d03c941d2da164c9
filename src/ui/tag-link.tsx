import { Link } from '@tanstack/react-router';
import styles from './tag-link.module.css';

/** NAV-19: a tag leads to its page. */
export function TagLink({ tag }: { tag: string }) {
  return (
    <Link to="/tags/$tag" params={{ tag }} className={styles.tag}>
      {tag}
    </Link>
  );
}
