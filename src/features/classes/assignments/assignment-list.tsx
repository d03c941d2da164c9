import { Link } from '@tanstack/react-router';
import type { Assignment } from '../../../../contract/entities/classes/assignment';
import type { OwnProgress } from '../../../data/assignments/local-progress';
import { useFrom } from '../../../parts/use-from';
import { classNames } from '../../../ui/class-names';
import styles from './assignments.module.css';
import { dueLine, phaseOf } from './describe-assignment';
import { messages } from './messages';

interface AssignmentListProps {
  assignments: readonly Assignment[];
  progress: ReadonlyMap<string, OwnProgress[]>;
  nowMs: number;
  /** On a page with several classes. */
  withClass?: boolean;
}

export function AssignmentList({ assignments, progress, nowMs, withClass }: AssignmentListProps) {
  return (
    <ul className={styles.list}>
      {assignments.map((one) => (
        <Row
          key={one.assignmentID}
          assignment={one}
          progress={progress.get(one.assignmentID) ?? []}
          nowMs={nowMs}
          withClass={withClass}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  assignment: Assignment;
  progress: readonly OwnProgress[];
  nowMs: number;
  withClass: boolean | undefined;
}

function Row({ assignment, progress, nowMs, withClass }: RowProps) {
  const { assignmentID, title, className, role, tasks, groups } = assignment;
  const from = useFrom();
  const phase = phaseOf(assignment, nowMs);
  const solved = progress.filter(({ state }) => state === 'solved').length;
  const isDone = tasks.length > 0 && solved === tasks.length;
  const isTrouble = role === 'student' && phase === 'overdue' && !isDone;
  const facts = [
    withClass && className,
    phase === 'draft' && messages.draft,
    phase === 'closed' && messages.closed,
    role === 'teacher' && messages.tasks(tasks.length),
    groups && groups.length > 0 && messages.forGroups(groups.join(', ')),
    isTrouble && messages.overdue,
  ];
  return (
    <li className={styles.row} data-phase={phase}>
      <div className={styles.about}>
        <Link
          to="/classes/$classID"
          params={{ classID: 'assignment' }}
          search={{ id: assignmentID, from }}
          state={{ from }}
          className={styles.link}
        >
          {title}
        </Link>
        <span className={classNames(styles.facts, isTrouble && styles.trouble)}>
          {facts.filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={styles.aside}>
        <span className={classNames(styles.due, isTrouble && styles.trouble)}>
          {dueLine(assignment, nowMs)}
        </span>
        {role === 'student' && tasks.length > 0 && (
          <span className={styles.progress}>
            <progress aria-label={messages.progressOf(title)} value={solved} max={tasks.length} />
            {messages.solvedOf(solved, tasks.length)}
          </span>
        )}
      </div>
    </li>
  );
}
