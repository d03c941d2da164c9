import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { ArrowDown, ArrowUp, Check, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { AccountKey } from '../../data/account/account';
import { type ListedProblem, readListedProblems } from '../../data/own-lists/list-problems';
import { solvedProblemIds } from '../../data/work/submissions';
import { DifficultyMark } from '../../parts/problem/difficulty-mark';
import { PrivateMark } from '../../parts/problem/private-mark';
import { useFromLink } from '../../parts/use-from';
import { workRoute } from '../../parts/work-route';
import { IconButton } from '../../ui/button';
import { SkeletonLines } from '../../ui/skeleton';
import styles from './lists.module.css';
import { messages } from './messages';
import { useGone } from './use-gone';

interface ListProblemsProps {
  account: AccountKey;
  problemIDs: readonly string[];
  /** For the titles that only the server's answer about the list has. */
  listID?: string;
  onMove?(problemID: string, direction: 'up' | 'down'): Promise<unknown>;
  onRemove?(problemID: string, title: string): Promise<unknown>;
}

/** In the given order, with the solved ones. The owner moves and removes them. */
export function ListProblems({ account, problemIDs, listID, onMove, onRemove }: ListProblemsProps) {
  const id = useId();
  const key = problemIDs.join();
  const problems = useLiveQuery(() => readListedProblems(problemIDs, listID), [key, listID]);
  const solved = useLiveQuery(() => solvedProblemIds(account), [account]);
  const gone = useGone(problems && problemIDs.filter((one) => !problems.has(one)));
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  if (!problems || !solved) return <SkeletonLines count={Math.min(problemIDs.length, 8)} />;
  const done = problemIDs.filter((one) => solved.has(one)).length;
  const titleOf = (one: string) => problems.get(one)?.title ?? one;
  const remove = (problemID: string) => {
    const at = problemIDs.indexOf(problemID);
    const next = problemIDs[at + 1] ?? problemIDs[at - 1];
    // The button goes with its row, and would take the focus of a keyboard with it.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    buttons.find(({ dataset }) => dataset.remove === next)?.focus();
    void onRemove?.(problemID, titleOf(problemID));
  };
  const move = async (problemID: string, direction: 'up' | 'down') => {
    await onMove?.(problemID, direction);
    const place = problemIDs.indexOf(problemID) + (direction === 'up' ? 0 : 2);
    setMoved(messages.moved(titleOf(problemID), place, problemIDs.length));
  };
  return (
    <>
      <div className={styles.progress}>
        <p id={id}>{messages.solved(done, problemIDs.length)}</p>
        <progress aria-labelledby={id} value={done} max={problemIDs.length} />
      </div>
      <ol ref={list} className={styles.problems}>
        {problemIDs.map((problemID, at) => (
          <li key={problemID} className={styles.problem}>
            <Place number={at + 1} isSolved={solved.has(problemID)} />
            <Title problemID={problemID} problem={problems.get(problemID)} isGone={gone.has(problemID)} />
            {problems.has(problemID) ? (
              <DifficultyMark difficulty={(problems.get(problemID) as ListedProblem).difficulty} />
            ) : (
              <span />
            )}
            {(onMove || onRemove) && (
              <span className={styles.ways}>
                {onMove && (
                  <>
                    <IconButton
                      small
                      label={messages.moveUp(titleOf(problemID))}
                      aria-disabled={at === 0}
                      onClick={() => at > 0 && void move(problemID, 'up')}
                    >
                      <ArrowUp aria-hidden />
                    </IconButton>
                    <IconButton
                      small
                      label={messages.moveDown(titleOf(problemID))}
                      aria-disabled={at === problemIDs.length - 1}
                      onClick={() => at < problemIDs.length - 1 && void move(problemID, 'down')}
                    >
                      <ArrowDown aria-hidden />
                    </IconButton>
                  </>
                )}
                {onRemove && (
                  <IconButton
                    small
                    label={messages.remove(titleOf(problemID))}
                    data-remove={problemID}
                    onClick={() => remove(problemID)}
                  >
                    <X aria-hidden />
                  </IconButton>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </>
  );
}

function Place({ number, isSolved }: { number: number; isSolved: boolean }) {
  if (!isSolved) return <span className={styles.number}>{number}</span>;
  return (
    <span className={styles.number} data-solved>
      <Check size={18} aria-hidden />
      <span className="visually-hidden">{messages.solvedMark}</span>
    </span>
  );
}

interface TitleProps {
  problemID: string;
  problem: ListedProblem | undefined;
  /** The server has no such problem, or not for this user. */
  isGone: boolean;
}

function Title({ problemID, problem, isGone }: TitleProps) {
  const fromLink = useFromLink();
  if (!problem) {
    return (
      <span className={styles.problemTitle}>
        {isGone ? messages.gone : problemID}{' '}
        <span className={styles.unknown}>{isGone ? problemID : messages.unavailable}</span>
      </span>
    );
  }
  return (
    <Link to={workRoute(problem.type)} params={{ problemID }} {...fromLink} className={styles.problemTitle}>
      {problem.title}
      {problem.isPrivate && (
        <>
          {' '}
          <PrivateMark />
        </>
      )}
    </Link>
  );
}
