import { type RefObject, useId } from 'react';
import { classNames } from './class-names';
import styles from './text-area.module.css';

interface TextAreaProps {
  label: string;
  name: string;
  hint?: string;
  problem: string | undefined;
  rows?: number;
  maxLength?: number;
  /** Of data and code: every character as wide as the others, and nothing corrected. */
  code?: boolean;
  value: string;
  onType(value: string): void;
  area?: RefObject<HTMLTextAreaElement | null>;
}

/** A labelled text of several lines. */
export function TextArea({ label, hint, problem, code, onType, area, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={area}
        rows={4}
        {...rest}
        {...(code && { autoCapitalize: 'off', autoComplete: 'off', spellCheck: false })}
        className={classNames(code && styles.code)}
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
