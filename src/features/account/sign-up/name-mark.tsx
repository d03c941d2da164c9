import { Check, LoaderCircle } from 'lucide-react';
import type { FieldCheck, NameState } from './signup-fields';
import styles from './signup-steps.module.css';

/** At the end of a field for an e-mail or username: free, or being asked for. */
export function NameMark({ check: { state, message } }: { check: FieldCheck<NameState> }) {
  if (state === 'valid') return <Check className={styles.free} size={18} aria-label="Available" role="img" />;
  if (state === 'loading' && !message)
    return <LoaderCircle className={styles.asking} size={18} aria-hidden />;
  return null;
}

/** What is not decided yet is a hint; only what is decided against is a problem. */
export const hintOf = ({ state, message }: FieldCheck<NameState>) =>
  state === 'loading' ? message : undefined;
export const problemOf = ({ state, message }: FieldCheck<NameState>) =>
  state === 'loading' ? undefined : message;
