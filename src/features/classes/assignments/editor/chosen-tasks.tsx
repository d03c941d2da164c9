import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { assignmentLimits } from '../../../../../contract/assignment-limits';
import { Button, IconButton } from '../../../../ui/button';
import { MarkdownField } from '../../../../ui/form/markdown-field';
import styles from '../assignments.module.css';
import { messages as common } from '../messages';
import type { TaskForm } from './assignment-form';
import { messages } from './messages';

interface ChosenTasksProps {
  tasks: readonly TaskForm[];
  problem: string | undefined;
  onChange(tasks: TaskForm[]): void;
}

export function ChosenTasks({ tasks, problem, onChange }: ChosenTasksProps) {
  const move = (from: number, to: number) => {
    const next = [...tasks];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  const change = (place: number, solution: string) =>
    onChange(tasks.map((task, at) => (at === place ? { ...task, solution } : task)));
  return (
    <>
      {tasks.length === 0 && (
        <p className={styles.note} role={problem && 'alert'}>
          {problem ?? messages.noTasks}
        </p>
      )}
      <ol className={styles.tasks}>
        {tasks.map((task, place) => (
          <li key={`${task.kind} ${task.name}`} className={styles.task}>
            <div className={styles.taskHead}>
              <span className={styles.number}>{place + 1}</span>
              <span className={styles.about}>
                <span>{task.title}</span>
                <span className={styles.facts}>{common.task.kinds[task.kind]}</span>
              </span>
              <span className={styles.copy}>
                <IconButton
                  small
                  label={messages.moveUp(task.title)}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  small
                  label={messages.moveDown(task.title)}
                  disabled={place === tasks.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
                <IconButton
                  small
                  label={messages.removeTask(task.title)}
                  onClick={() => onChange(tasks.filter((_, at) => at !== place))}
                >
                  <X aria-hidden />
                </IconButton>
              </span>
            </div>
            {task.kind !== 'contest' && task.kind !== 'challenge' && (
              <SolutionField task={task} onType={(text) => change(place, text)} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function SolutionField({ task, onType }: { task: TaskForm; onType(text: string): void }) {
  const [isOpen, setOpen] = useState(task.solution !== '');
  if (!isOpen) {
    return (
      <p className={styles.solution}>
        <Button small look="quiet" onClick={() => setOpen(true)}>
          {messages.addSolution}
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.solution}>
      <MarkdownField
        label={messages.solutionOf(task.title)}
        name={`solution-${task.name}`}
        problem={undefined}
        rows={4}
        maxLength={assignmentLimits.textLengthMax}
        value={task.solution}
        onType={onType}
      />
    </div>
  );
}
