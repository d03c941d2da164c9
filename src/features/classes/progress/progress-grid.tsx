import { Link } from '@tanstack/react-router';
import type { ProgressColumn } from '../../../../contract/entities/classes/class-work';
import type { ProgressRow } from '../../../data/classes/class-work';
import { momentText } from '../../../lib/words';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { describeDevices } from './describe-device';
import { messages } from './messages';
import { ProgressCell } from './progress-cell';
import styles from './progress-grid.module.css';
import type { Student } from './progress-order';

interface ProgressGridProps {
  progress: ProgressRow;
  students: readonly Student[];
  now: number;
  /** `username/problemID` of work with unread answers. */
  answered: ReadonlySet<string>;
}

export function ProgressGrid({ progress, students, now, answered }: ProgressGridProps) {
  const { classID, columns, archivedAt, assignmentID, time } = progress;
  const hasNewAnswer = (username: string, { problems }: ProgressColumn) =>
    problems.some(({ problemID }) => answered.has(`${username}/${problemID}`));
  return (
    <ScrollArea label={messages.table} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.who}>
              {messages.student}
            </th>
            {columns.map((column, at) => (
              <ColumnHead key={column.name} {...{ classID, column, now }} {...countsOf(students, at)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.username}>
              <th scope="row" className={styles.who}>
                <span className={styles.name}>{student.displayName}</span>
                {student.group && <span className={styles.small}>{student.group}</span>}
                {archivedAt === null && <Devices student={student} time={time} />}
              </th>
              {columns.map((column, at) => (
                <ProgressCell
                  key={column.name}
                  cell={student.cells[at] ?? null}
                  student={student.displayName}
                  task={column.title}
                  now={now}
                  target={targetOf(classID, student, column, assignmentID)}
                  hasNewAnswer={hasNewAnswer(student.username, column)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function countsOf(students: readonly Student[], at: number): { solved: number; of: number } {
  const given = students.flatMap(({ cells }) => cells[at] ?? []);
  return { solved: given.filter(({ state }) => state === 'solved').length, of: given.length };
}

function targetOf(
  classID: string,
  { username }: Student,
  { problems }: ProgressColumn,
  assignmentID: string | null,
) {
  const [first] = problems;
  if (!first) return undefined;
  return { classID, student: username, problem: first.problemID, assignment: assignmentID ?? undefined };
}

interface ColumnHeadProps {
  classID: string;
  column: ProgressColumn;
  now: number;
  solved: number;
  of: number;
}

function ColumnHead({ classID, column, now, solved, of }: ColumnHeadProps) {
  const { kind, name, title, dueAt } = column;
  return (
    <th scope="col" className={styles.task}>
      {kind === 'assignment' ? (
        <Link
          to="/classes/$classID/work"
          params={{ classID }}
          search={{ assignment: name }}
          aria-label={messages.openAssignment(title)}
          className={styles.taskTitle}
        >
          {title}
        </Link>
      ) : (
        <span className={styles.taskTitle}>{title}</span>
      )}
      <span className={styles.small} role="img" aria-label={messages.solvedByLong(solved, of)}>
        {messages.solvedBy(solved, of)}
      </span>
      {kind === 'assignment' && dueAt && (
        <span className={styles.small}>{messages.due(momentText(Date.parse(dueAt), now))}</span>
      )}
    </th>
  );
}

function Devices({ student, time }: { student: Student; time: string }) {
  return describeDevices(student.devices, Date.parse(time)).map(({ tone, text }) => (
    <span key={text} className={styles.device} data-tone={tone}>
      {text}
    </span>
  ));
}
