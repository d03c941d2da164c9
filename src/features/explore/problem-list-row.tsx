import { Check } from 'lucide-react';
import { type Ref, useCallback } from 'react';
import { isQuestionType } from '../../../contract/rules/question-type';
import type { ProblemRow } from '../../data/copies/problems';
import { AbsentMark } from '../../parts/local-copies/absent-mark';
import { DifficultyMark } from '../../parts/problem/difficulty-mark';
import { TagLink } from '../../parts/tag-link';
import { useFrom } from '../../parts/use-from';
import { Skeleton } from '../../ui/skeleton';
import { useInView } from '../../ui/use-in-view';
import styles from './explore.module.css';
import { messages } from './messages';

interface ProblemListRowProps {
  ref: (element: Element | null) => void;
  /** Zero-based. */
  index: number;
  count: number;
  row: ProblemRow | undefined;
  solved: boolean;
  /** Offline, and not on this device. */
  absent: boolean;
  loadsMore: boolean;
  onLoadMore(): void;
}

/** EXP-7: a problem opens in a new tab, which gets no history state: `from` is in the query only (NAV-31). */
export function ProblemListRow({
  ref,
  index,
  count,
  row,
  solved,
  absent,
  loadsMore,
  onLoadMore,
}: ProblemListRowProps) {
  const inView = useInView(loadsMore ? `${index}/${count}` : undefined, onLoadMore);
  const both: Ref<HTMLLIElement> = useCallback(
    (element: HTMLLIElement | null) => {
      ref(element);
      const stop = inView(element);
      return () => {
        if (typeof stop === 'function') stop();
        ref(null);
      };
    },
    [ref, inView],
  );
  return (
    <li ref={both} className={styles.row} data-index={index} aria-posinset={index + 1} aria-setsize={count}>
      {row ? (
        <Contents row={row} solved={solved} absent={absent} />
      ) : (
        <Skeleton width="34%" height="1.1rem" />
      )}
    </li>
  );
}

function Contents({ row, solved, absent }: { row: ProblemRow; solved: boolean; absent: boolean }) {
  const from = useFrom();
  const folder = isQuestionType(row.type) ? '/quiz' : '/code';
  return (
    <>
      <div className={styles.rowText}>
        <a
          href={`${folder}/${encodeURIComponent(row.id)}?from=${encodeURIComponent(from)}`}
          target="_blank"
          rel="noopener"
          className={styles.rowTitle}
        >
          {row.title}
          {solved && (
            <span className={styles.mark}>
              <Check size={16} aria-hidden />
              <span className="visually-hidden">{messages.solvedSuffix}</span>
            </span>
          )}
          {absent && <AbsentMark />}
        </a>
        {row.summary && <p className={styles.summary}>{row.summary}</p>}
      </div>
      <span className={styles.tags}>
        {row.tags.slice(0, 3).map((tag) => (
          <TagLink key={tag} tag={tag} />
        ))}
      </span>
      <span className={styles.difficulty}>
        <DifficultyMark difficulty={row.difficulty} />
      </span>
    </>
  );
}
