import { Link } from '@tanstack/react-router';
import styles from './tag-link.module.css';
import { useFrom } from './use-from';

/** NAV-19: a tag leads to its page. */
export function TagLink({ tag }: { tag: string }) {
  const from = useFrom();
  return (
    <Link to="/tags/$tag" params={{ tag }} search={{ from }} state={{ from }} className={styles.tag}>
      {tag}
    </Link>
  );
}
