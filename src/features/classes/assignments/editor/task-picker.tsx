import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { PrivateMark } from '../../../../parts/problem/private-mark';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import styles from '../assignments.module.css';
import { messages as common } from '../messages';
import type { TaskForm } from './assignment-form';
import { messages } from './messages';
import { matchingChoices, useTaskChoices } from './use-task-choices';

const shownMax = 8;

interface TaskPickerProps {
  tasks: readonly TaskForm[];
  onAdd(task: TaskForm): void;
}

export function TaskPicker({ tasks, onAdd }: TaskPickerProps) {
  const { choices, isPulling } = useTaskChoices();
  const [query, setQuery] = useState('');
  const found = matchingChoices(choices ?? [], query);
  const isAdded = (kind: string, name: string) =>
    tasks.some((task) => task.kind === kind && task.name === name);
  const left = found.length - shownMax;
  return (
    <div className={styles.picker}>
      <Field
        label={messages.find}
        type="search"
        placeholder={messages.findHint}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        // Enter would save the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className={styles.list} aria-label={messages.found}>
        {found.slice(0, shownMax).map(({ kind, name, title, isPrivate }) => (
          <li key={`${kind} ${name}`} className={styles.choice}>
            <span className={styles.about}>
              <span>{title}</span>
              <span className={styles.facts}>
                {common.task.kinds[kind]}{' '}
                {isPrivate && (kind === 'contest' ? messages.private : <PrivateMark />)}
              </span>
            </span>
            <Button
              small
              disabled={isAdded(kind, name)}
              icon={isAdded(kind, name) ? <Check aria-hidden /> : <Plus aria-hidden />}
              aria-label={isAdded(kind, name) ? undefined : messages.addTask(title)}
              onClick={() => onAdd({ kind, name, title, solution: '' })}
            >
              {isAdded(kind, name) ? messages.added : messages.add}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {found.length === 0 && (isPulling ? messages.loading : messages.noMatch)}
        {left > 0 && messages.more(left)}
      </p>
    </div>
  );
}
