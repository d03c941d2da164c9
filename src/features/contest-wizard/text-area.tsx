import { useId } from 'react';
import styles from './wizard.module.css';

interface TextAreaProps {
  label: string;
  name: string;
  hint?: string;
  problem: string | undefined;
  rows?: number;
  maxLength?: number;
  value: string;
  onType(value: string): void;
}

/** A labelled text of several lines. */
export function TextArea({ label, hint, problem, onType, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        {...area}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p id={`${id}-note`} className={problem ? styles.problem : styles.note} aria-live="polite">
        {problem ?? hint}
      </p>
    </div>
  );
}
