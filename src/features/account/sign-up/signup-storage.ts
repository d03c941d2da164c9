/**
 * Keeps the form through a reload, and while the user reads the terms, without passwords. Without storage (private
 * windows) both start again.
 */
import { historyEntry } from '../sign-in/history-entry';
import type { SignupState } from './signup-machine';

const storageKey = 'codeferry-signup';

interface Kept {
  email: string;
  username: string;
  displayName: string;
  past: boolean;
  entry: string;
}

export function keepSignup({ step, values: { email, username, displayName } }: SignupState): void {
  const kept: Kept = { email, username, displayName, past: step !== 'email', entry: historyEntry() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch (error) {
    console.info('The sign-up form cannot be stored; a reload starts again', error);
  }
}

export function forgetSignup(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage, nothing is kept.
  }
}

/** Adds the stored fields of the same email, but not those of an earlier visit, maybe of another person. */
export function resumeSignup(begun: SignupState): SignupState {
  const kept = readKept();
  const { email } = begun.values;
  if (!kept || kept.entry !== historyEntry() || (email !== '' && email !== kept.email)) return begun;
  const { past, entry: _, ...typed } = kept;
  return {
    ...begun,
    step: past ? 'password' : begun.step,
    values: { ...begun.values, ...typed },
    debounced: { ...begun.debounced, ...typed },
  };
}

function readKept(): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const isText = (value: unknown) => typeof value === 'string';
    return kept && [kept.email, kept.username, kept.displayName, kept.entry].every(isText)
      ? (kept as Kept)
      : null;
  } catch {
    return null;
  }
}
