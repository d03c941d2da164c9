/** Keeps a reset through a reload: the user reads the email elsewhere, and phones discard background tabs. */
import { otp as limits } from '../../../../contract/limits';
import { historyEntry } from '../sign-in/history-entry';
import { beginReset, type ResetState } from './reset-machine';

const key = 'codeferry-reset';

/** Stored in this tab only, while the code is valid; never a password. */
interface Kept {
  step: 'enter_otp' | 'new_password';
  email: string;
  otp: string;
  sentCount: number;
  sentAtMs: number;
  entry: string;
}

export function keepReset(state: ResetState, now = Date.now()): void {
  try {
    if (state.step === 'enter_email' || (state.step === 'new_password' && state.finished)) {
      sessionStorage.removeItem(key);
      return;
    }
    const { step, email, otp } = state;
    const before = readKept();
    const sentCount = step === 'enter_otp' ? state.sentCount : (before?.sentCount ?? 1);
    const isSameMail = before?.email === email && before.sentCount === sentCount;
    const sentAtMs = isSameMail ? before.sentAtMs : now;
    const kept: Kept = { step, email, otp, sentCount, sentAtMs, entry: historyEntry() };
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is blocked: a reload starts again.
  }
}

export function forgetReset(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

export function resumeReset(email: string, now = Date.now()): ResetState {
  const kept = readKept();
  if (!kept || now - kept.sentAtMs > limits.validMs) return beginReset(email);
  if (kept.entry !== historyEntry()) return beginReset(email);
  if (email !== '' && email !== kept.email) return beginReset(email);
  const { step, otp, sentCount } = kept;
  if (step === 'enter_otp') return { step, email: kept.email, otp, sentCount };
  return { step, email: kept.email, otp, password: '', confirmation: '', finished: false };
}

function readKept(): Kept | null {
  try {
    const value: Partial<Kept> = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
    const { step, email, otp, sentCount, sentAtMs, entry } = value;
    if (step !== 'enter_otp' && step !== 'new_password') return null;
    if (typeof email !== 'string' || typeof otp !== 'string') return null;
    if (typeof sentCount !== 'number' || typeof sentAtMs !== 'number') return null;
    if (typeof entry !== 'string') return null;
    return { step, email, otp, sentCount, sentAtMs, entry };
  } catch {
    return null;
  }
}
