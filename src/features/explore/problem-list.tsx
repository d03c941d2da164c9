import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { solvedProblemIds } from '../../data/submissions';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { useSight } from '../../ui/use-sight';
import styles from './explore.module.css';
import type { ExploreSearch } from './explore-search';
import { ProblemListRow } from './problem-list-row';
import { ServerTrouble } from './server-trouble';
import { useProblemPages } from './use-problem-pages';

interface ProblemListProps {
  search: ExploreSearch;
  offline: boolean;
  /** Changes what is asked for, where that can be changed. */
  onSearch?(change: Partial<ExploreSearch>): void;
}

export function ProblemList({ search, offline, onSearch }: ProblemListProps) {
  const { rows, more, pull, showMore, again } = useProblemPages(search, offline);
  useSnapshot(session);
  const account = accountKey();
  const solved = useLiveQuery(() => solvedProblemIds(account), [account]);
  // EXP-10: the last row but one asks for the next page as it comes into view.
  const trigger = rows && more && !pull.pulling ? (rows.at(-2) ?? rows.at(-1))?.id : undefined;
  const triggerRef = useSight(trigger, showMore);

  if (rows?.length === 0 && !pull.pulling) {
    return (
      <>
        <ServerTrouble pull={pull} onAgain={again} />
        <NoProblems search={search} offline={offline} onSearch={onSearch} onAgain={again} />
      </>
    );
  }
  return (
    <>
      <ServerTrouble pull={pull} onAgain={again} />
      <ul className={styles.list} aria-busy={pull.pulling}>
        {rows?.map((row) => (
          <ProblemListRow
            key={row.id}
            ref={row.id === trigger ? triggerRef : undefined}
            row={row}
            solved={solved?.has(row.id) === true}
          />
        ))}
        {(rows === undefined || (pull.pulling && more)) && <SkeletonRows count={rows?.length ? 2 : 5} />}
      </ul>
      {!more && rows && rows.length > 0 && (
        <p className={styles.end}>
          {pull.last?.ok ? 'That is all of them.' : 'That is all that is on this device.'}
        </p>
      )}
    </>
  );
}

function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a placeholder have no other identity
    <li key={place} className={styles.row} aria-hidden="true">
      <Skeleton width={`${40 - ((place * 7) % 18)}%`} height="1.1rem" />
    </li>
  ));
}

interface NoProblemsProps extends ProblemListProps {
  onAgain(): void;
}

function NoProblems({ search, offline, onSearch, onAgain }: NoProblemsProps) {
  const isFiltered = search.tag !== undefined || search.difficulty !== undefined;
  if (isFiltered) {
    return (
      <EmptyState
        title="No problem fits"
        actions={
          onSearch && (
            <Button onClick={() => onSearch({ tag: undefined, difficulty: undefined })}>
              Show all problems
            </Button>
          )
        }
      >
        {offline ? 'Looked through what is on this device.' : 'None has this tag and difficulty.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No problems on this device"
      actions={!offline && <Button onClick={onAgain}>Try again</Button>}
    >
      {offline ? 'They will be fetched as soon as there is a network.' : 'The server sent none.'}
    </EmptyState>
  );
}
