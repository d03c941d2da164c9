import { Link } from '@tanstack/react-router';
import { Check, CloudUpload, Hourglass } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { letterOf } from '../../../lib/problems/problem-letter';
import { useContestRun } from './contest-run-state';
import { messages } from './messages';
import styles from './run-bar.module.css';
import type { Mark } from './run-marks';

const icons: Partial<Record<Mark, typeof Check>> = {
  solved: Check,
  queued: CloudUpload,
  judging: Hourglass,
  held: Hourglass,
};

export function ProblemLetters({ currentID }: { currentID: string | undefined }) {
  const { state, problems, marks } = useContestRun();
  const { isLocked } = useSnapshot(state);
  return (
    <ol className={styles.letters} aria-label={messages.bar.problems}>
      {problems.map(({ id, title }, index) => {
        const mark = marks?.[index] ?? 'untouched';
        const Icon = icons[mark];
        const letter = letterOf(index);
        return (
          <li key={id}>
            <Link
              to="."
              search={{ problem: id }}
              replace
              className={styles.letter}
              data-mark={mark}
              data-tip={title}
              disabled={isLocked && id !== currentID}
              aria-current={id === currentID ? 'page' : undefined}
              aria-label={messages.bar.problem(letter, title, messages.marks[mark])}
            >
              {Icon ? (
                <span aria-hidden>
                  {letter} <Icon />
                </span>
              ) : (
                letter
              )}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
