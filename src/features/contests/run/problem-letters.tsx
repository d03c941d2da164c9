import { Link } from '@tanstack/react-router';
import { Check, CloudUpload, Hourglass } from 'lucide-react';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import { letterOf } from '../../../lib/problem-letter';
import styles from './run-bar.module.css';
import { type Mark, markWords } from './run-marks';

interface ProblemLettersProps {
  problems: readonly ProblemDetail[];
  marks: readonly Mark[] | undefined;
  /** Id of the problem that is shown. */
  shown: string | undefined;
  /** RUN-7 */
  isLocked: boolean;
}

const icons: Partial<Record<Mark, typeof Check>> = {
  solved: Check,
  queued: CloudUpload,
  judging: Hourglass,
  held: Hourglass,
};

/** The problems of the run by their letters, each with how far one is. */
export function ProblemLetters({ problems, marks, shown, isLocked }: ProblemLettersProps) {
  return (
    <ol className={styles.letters} aria-label="Problems">
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
              disabled={isLocked && id !== shown}
              aria-current={id === shown ? 'page' : undefined}
              aria-label={`Problem ${letter}, ${title}: ${markWords[mark]}`}
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
