import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it; shown and read out. */
  problem?: ReactNode;
  /** Inside the field, at its end. */
  trailing?: ReactNode;
}

/** A labelled line of text. */
export function Field({ label, hint, problem, trailing, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(styles.box, Boolean(problem) && styles.wrong)}>
        <input id={id} {...input} aria-invalid={Boolean(problem)} aria-describedby={`${id}-note`} />
        {trailing}
      </div>
      <p
        id={`${id}-note`}
        className={classNames(styles.note, Boolean(problem) && styles.problem)}
        aria-live="polite"
      >
        {problem || hint}
      </p>
    </div>
  );
}

interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
}

export function CheckField({ label, ...input }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
