/**
 * Keeps the form through a reload, without passwords. Without storage (private windows) a reload starts
 * again.
 */
import type { SignupState } from './signup-machine';

const storageKey = 'codeferry-signup';

interface Kept {
  email: string;
  username: string;
  displayName: string;
  past: boolean;
}

export function keepSignup({ step, values: { email, username, displayName } }: SignupState): void {
  const kept: Kept = { email, username, displayName, past: step !== 'email' };
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

/** Adds the stored fields of the same email after a reload. */
export function resumeSignup(begun: SignupState): SignupState {
  const [{ type } = {}] = performance.getEntriesByType('navigation') as { type?: string }[];
  const kept = type === 'navigate' ? null : readKept();
  const { email } = begun.values;
  if (!kept || (email !== '' && email !== kept.email)) return begun;
  const { past, ...typed } = kept;
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
    return kept && [kept.email, kept.username, kept.displayName].every(isText) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
