import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Assignment, AssignmentTask } from '../../../../contract/entities/classes/assignment';
import type { OwnProgress } from '../../../data/assignments/local-progress';
import { localProblemIds } from '../../../data/copies/problems';
import { AbsentMark } from '../../../parts/local-copies/absent-mark';
import { useFrom } from '../../../parts/use-from';
import { workRoute } from '../../../parts/work-route';
import { Section } from '../../../ui/layout/section';
import { Rendered } from '../../../ui/text/rendered';
import { useMarkdown } from '../../../ui/text/use-markdown';
import styles from './assignments.module.css';
import { moment, phaseOf } from './describe-assignment';
import { messages } from './messages';

const texts = messages.task;

interface TaskListProps {
  assignment: Assignment;
  /** By the tasks' place; empty for teachers. */
  progress: readonly OwnProgress[];
  nowMs: number;
  offline: boolean;
}

export function TaskList({ assignment, progress, nowMs, offline }: TaskListProps) {
  const { tasks, opensAt, role } = assignment;
  const held = useLiveQuery(
    () => (offline ? localProblemIds(tasks.map(({ name }) => name)) : undefined),
    [tasks, offline],
  );
  const isUpcoming = role === 'student' && phaseOf(assignment, nowMs) === 'upcoming';
  const isAbsent = ({ kind, name }: AssignmentTask) =>
    (kind === 'problem' || kind === 'quiz') && held?.has(name) === false;
  return (
    <Section title={texts.heading}>
      {tasks.length === 0 && (
        <p className={styles.note}>{isUpcoming ? texts.notOpen(moment(opensAt, nowMs)) : texts.none}</p>
      )}
      <ol className={styles.tasks}>
        {tasks.map((task, place) => (
          <li key={`${task.kind} ${task.name}`} className={styles.task}>
            <div className={styles.taskHead}>
              <span className={styles.number} data-solved={progress[place]?.state === 'solved' || undefined}>
                {progress[place]?.state === 'solved' ? <Check size={16} aria-hidden /> : place + 1}
              </span>
              <span className={styles.about}>
                <TaskLink task={task}>
                  {task.title}
                  {isAbsent(task) && <AbsentMark />}
                </TaskLink>
                <span className={styles.facts}>{texts.kinds[task.kind]}</span>
              </span>
              {role === 'student' && (
                <TaskState task={task} own={progress[place]} nowMs={nowMs} dueAt={assignment.dueAt} />
              )}
            </div>
            {task.solution !== undefined && <Solution title={task.title} text={task.solution} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function TaskLink({ task, children }: { task: AssignmentTask; children: ReactNode }) {
  const from = useFrom();
  const more = { search: { from }, state: { from }, className: styles.link };
  switch (task.kind) {
    case 'challenge':
      return (
        <Link to="/challenges/$challengeID" params={{ challengeID: task.name }} {...more}>
          {children}
        </Link>
      );
    case 'contest':
      return (
        <Link to="/contests/$contestSlug" params={{ contestSlug: task.name }} {...more}>
          {children}
        </Link>
      );
    default:
      return (
        <Link to={workRoute(task.type)} params={{ problemID: task.name }} {...more}>
          {children}
        </Link>
      );
  }
}

interface TaskStateProps {
  task: AssignmentTask;
  own: OwnProgress | undefined;
  dueAt: string | null;
  nowMs: number;
}

function TaskState({ task, own, dueAt, nowMs }: TaskStateProps) {
  const state = own?.state ?? 'notStarted';
  const isDone = state === 'solved';
  const { parts, solvedAt, receivedAt } = task.own ?? {};
  // Both times only where they decide: written in time, and received later.
  const isDelivered =
    solvedAt &&
    receivedAt &&
    dueAt !== null &&
    solvedAt <= dueAt &&
    Date.parse(receivedAt) > Date.parse(dueAt);
  return (
    <span className={styles.state} data-state={state}>
      <span>
        {task.kind === 'contest' && isDone ? texts.tookPart : texts.states[state]}
        {own?.isLate && <em className={styles.late}>{texts.late}</em>}
      </span>
      <span className={styles.facts}>
        {[
          parts && texts.parts(parts.solved, parts.total),
          own && own.tries > 0 && texts.tries(own.tries),
          isDelivered && texts.times(moment(solvedAt, nowMs), moment(receivedAt, nowMs)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}

function Solution({ title, text }: { title: string; text: string }) {
  const rendered = useMarkdown([text])?.[0];
  return (
    <details className={styles.solution}>
      <summary aria-label={texts.solutionOf(title)}>{texts.solution}</summary>
      {rendered && <Rendered content={rendered} />}
    </details>
  );
}
