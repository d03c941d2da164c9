import { type RefObject, useId } from 'react';
import { classNames } from '../class-names';
import styles from './text-area.module.css';
import { useCutNote } from './use-cut-note';

interface TextAreaProps {
  label: string;
  name: string;
  hint?: string;
  problem: string | undefined;
  rows?: number;
  maxLength?: number;
  /** Monospace and without autocorrection. */
  code?: boolean;
  value: string;
  onType(value: string): void;
  area?: RefObject<HTMLTextAreaElement | null>;
}

export function TextArea({ label, hint, problem, code, onType, area, ...rest }: TextAreaProps) {
  const id = useId();
  const cut = useCutNote(rest.maxLength);
  const wrong = problem ?? cut.note;
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
        onPaste={cut.onPaste}
        onChange={(event) => {
          cut.changed();
          onType(event.currentTarget.value);
        }}
      />
      <p id={`${id}-note`} className={wrong ? styles.problem : styles.note} aria-live="polite">
        {wrong ?? hint}
      </p>
    </div>
  );
}
