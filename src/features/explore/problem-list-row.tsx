import { Check } from 'lucide-react';
import type { Ref } from 'react';
import type { ProblemRow } from '../../data/problems';
import { DifficultyMark } from '../../ui/difficulty-mark';
import { TagLink } from '../../ui/tag-link';
import styles from './explore.module.css';

interface ProblemListRowProps {
  ref?: Ref<HTMLLIElement> | undefined;
  row: ProblemRow;
  solved: boolean;
}

/** EXP-7: a problem opens beside this page, in a tab of its own. */
export function ProblemListRow({ ref, row, solved }: ProblemListRowProps) {
  return (
    <li ref={ref} className={styles.row}>
      <a
        href={`/code/${encodeURIComponent(row.id)}`}
        target="_blank"
        rel="noopener"
        className={styles.rowTitle}
      >
        {row.title}
        {solved && (
          <span className={styles.mark}>
            <Check size={16} aria-hidden />
            <span className="visually-hidden">, solved</span>
          </span>
        )}
      </a>
      <span className={styles.tags}>
        {row.tags.slice(0, 3).map((tag) => (
          <TagLink key={tag} tag={tag} />
        ))}
      </span>
      <span className={styles.difficulty}>
        <DifficultyMark difficulty={row.difficulty} />
      </span>
    </li>
  );
}
