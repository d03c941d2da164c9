import { Link } from '@tanstack/react-router';
import { Check, CircleDashed, Lightbulb, MessageSquare, Minus } from 'lucide-react';
import type { ProgressCell as Cell } from '../../../../contract/entities/classes/class-work';
import { momentText } from '../../../lib/words';
import { messages } from './messages';
import styles from './progress-cell.module.css';

const icons = { notStarted: Minus, tried: CircleDashed, solved: Check };

interface ProgressCellProps {
  cell: Cell | null;
  /** Read out in front of the state. */
  student: string;
  task: string;
  now: number;
  /** Where the work of the cell is; absent: nowhere. */
  target: { classID: string; student: string; problem: string; assignment: string | undefined } | undefined;
  hasNewAnswer: boolean;
}

export function ProgressCell({ cell, student, task, now, target, hasNewAnswer }: ProgressCellProps) {
  if (!cell) {
    return (
      <td className={styles.cell} data-state="notGiven">
        <span className="visually-hidden">{messages.notGiven}</span>
      </td>
    );
  }
  const content = <Content cell={cell} now={now} hasNewAnswer={hasNewAnswer} />;
  const label = messages.cellOf(student, task, sentenceOf(cell, now, hasNewAnswer));
  return (
    <td className={styles.cell} data-state={cell.state}>
      {target && (cell.state !== 'notStarted' || cell.help) ? (
        <Link
          to="/classes/$classID/work"
          params={{ classID: target.classID }}
          search={{ assignment: target.assignment, student: target.student, problem: target.problem }}
          className={styles.cellLink}
        >
          {/* Not a label: that would have to contain the marks. */}
          <span className="visually-hidden">{label}</span>
          <span aria-hidden className={styles.content}>
            {content}
          </span>
        </Link>
      ) : (
        <span className={styles.cellLink} role="img" aria-label={label}>
          {content}
        </span>
      )}
    </td>
  );
}

function Content({
  cell,
  now,
  hasNewAnswer,
}: Pick<ProgressCellProps, 'now' | 'hasNewAnswer'> & { cell: Cell }) {
  const { state, tries, lastAt, late, parts, help } = cell;
  const Icon = icons[state];
  return (
    <>
      <span className={styles.mark}>
        {parts ? <strong>{`${parts.solved}/${parts.total}`}</strong> : <Icon aria-hidden />}
        {!parts && tries > 0 && <span>{tries}</span>}
        {help && (
          <span className={styles.help}>
            <Lightbulb aria-hidden />
            {help.hints + help.editorials}
          </span>
        )}
        {hasNewAnswer && <MessageSquare aria-hidden className={styles.answer} />}
      </span>
      {(late || lastAt) && (
        <span className={styles.when}>
          {late && <span className={styles.late}>{messages.late}</span>} {lastAt && shortMoment(lastAt, now)}
        </span>
      )}
    </>
  );
}

/** Without the year, for narrow columns. */
const shortMoment = (at: string, now: number) => momentText(Date.parse(at), now).replace(/, \d{4}, .*$/, '');

function sentenceOf(
  { state, tries, lastAt, late, parts, help }: Cell,
  now: number,
  hasNewAnswer: boolean,
): string {
  return [
    messages.states[state],
    parts && messages.parts(parts.solved, parts.total),
    tries > 0 && messages.tries(tries),
    lastAt && momentText(Date.parse(lastAt), now),
    late && messages.late,
    help && messages.help(help.hints, help.editorials),
    hasNewAnswer && messages.newAnswer,
  ]
    .filter(Boolean)
    .join(', ');
}
