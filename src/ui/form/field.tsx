import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';
import { useCutNote } from './use-cut-note';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  problem?: ReactNode;
  trailing?: ReactNode;
}

export function Field({ label, hint, problem, trailing, ...input }: FieldProps) {
  const id = useId();
  const cut = useCutNote(input.maxLength);
  const wrong = problem || cut.note;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classNames(styles.box, Boolean(problem) && styles.wrong)}>
        <input
          id={id}
          {...input}
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-note`}
          onPaste={(event) => {
            cut.onPaste(event);
            input.onPaste?.(event);
          }}
          onChange={(event) => {
            cut.changed();
            input.onChange?.(event);
          }}
        />
        {trailing}
      </div>
      <p
        id={`${id}-note`}
        className={classNames(styles.note, Boolean(wrong) && styles.problem)}
        aria-live="polite"
      >
        {wrong || hint}
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
