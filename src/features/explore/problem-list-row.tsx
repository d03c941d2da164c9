import { Link } from '@tanstack/react-router';
import { Check, CircleDashed } from 'lucide-react';
import { type ReactNode, type Ref, useCallback } from 'react';
import type { ProblemState } from '../../../contract/rules/problem-order';
import { isQuestionType } from '../../../contract/rules/question-type';
import { areSolversShown } from '../../../contract/rules/solvers-shown';
import type { ProblemRow } from '../../data/copies/problems';
import { AbsentMark } from '../../parts/local-copies/absent-mark';
import { DifficultyMark } from '../../parts/problem/difficulty-mark';
import { PrivateMark } from '../../parts/problem/private-mark';
import { TagLink } from '../../parts/tag-link';
import { useFrom } from '../../parts/use-from';
import { workRoute } from '../../parts/work-route';
import { Skeleton } from '../../ui/skeleton';
import { useInView } from '../../ui/use-in-view';
import { messages } from './messages';
import styles from './problem-list.module.css';

interface ProblemListRowProps {
  ref: (element: Element | null) => void;
  /** Zero-based. */
  index: number;
  count: number;
  row: ProblemRow | undefined;
  state: ProblemState | undefined;
  /** Offline, and not on this device. */
  absent: boolean;
  mark: ((problemID: string, title: string) => ReactNode) | undefined;
  loadsMore: boolean;
  onLoadMore(): void;
}

/** EXP-7 */
export function ProblemListRow({
  ref,
  index,
  count,
  row,
  state,
  absent,
  mark,
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
      {row && mark && <span className={styles.margin}>{mark(row.id, row.title)}</span>}
      {row ? <Contents row={row} state={state} absent={absent} /> : <Skeleton width="34%" height="1.1rem" />}
    </li>
  );
}

type ContentsProps = Pick<ProblemListRowProps, 'state' | 'absent'> & { row: ProblemRow };

function Contents({ row, state, absent }: ContentsProps) {
  const from = useFrom();
  return (
    <>
      <div className={styles.rowText}>
        <Link
          to={workRoute(row.type)}
          params={{ problemID: row.id }}
          search={{ from }}
          state={{ from }}
          className={styles.rowTitle}
        >
          {row.title}
          {state === 'solved' && (
            <span className={styles.mark}>
              <Check size={16} aria-hidden />
              <span className="visually-hidden">{messages.solvedSuffix}</span>
            </span>
          )}
          {state === 'tried' && (
            <span className={styles.triedMark}>
              <CircleDashed size={16} aria-hidden />
              <span className="visually-hidden">{messages.triedSuffix}</span>
            </span>
          )}
          {absent && <AbsentMark />}
        </Link>
        {isQuestionType(row.type) && <span className={styles.kind}>{messages.question}</span>}
        {row.isPrivate && (
          <>
            {' '}
            <PrivateMark />
          </>
        )}
        {row.summary && <p className={styles.summary}>{row.summary}</p>}
      </div>
      <span className={styles.tags}>
        {row.tags.slice(0, 3).map((tag) => (
          <TagLink key={tag} tag={tag} />
        ))}
      </span>
      <span className={styles.facts}>
        {row.acceptance >= 0 && (
          <>
            {areSolversShown(row.solvers, row.acceptance) && <span>{messages.solvers(row.solvers)}</span>}
            <span>{messages.acceptance(row.acceptance)}</span>
          </>
        )}
      </span>
      <span className={styles.difficulty}>
        <DifficultyMark difficulty={row.difficulty} />
      </span>
    </>
  );
}
