import { Check, LoaderCircle } from 'lucide-react';
import { messages } from './messages';
import type { FieldCheck, NameState } from './signup-fields';
import styles from './signup-steps.module.css';

export function NameMark({ check: { state, message } }: { check: FieldCheck<NameState> }) {
  if (state === 'valid')
    return <Check className={styles.free} size={18} aria-label={messages.available} role="img" />;
  if (state === 'loading' && !message)
    return <LoaderCircle className={styles.asking} size={18} aria-hidden />;
  return null;
}

/** A hint while undecided; an error only for an unavailable name. */
export const hintOf = ({ state, message }: FieldCheck<NameState>) =>
  state === 'loading' ? message : undefined;
export const problemOf = ({ state, message }: FieldCheck<NameState>) =>
  state === 'loading' ? undefined : message;
