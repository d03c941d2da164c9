import { noteRejected } from './session';
import { readHint, type SessionHint } from './session-hint';
import type { TokenResult } from './token-result';

/** Neither the SDK nor its database has a useful timeout; callers retry. */
const limitMs = 10_000;

function inTime<T>(work: Promise<T>, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function ask(hint: SessionHint, force: boolean): Promise<TokenResult> {
  try {
    const { askProvider } = await import('./firebase/ask-provider');
    return await askProvider(hint, force);
  } catch {
    return { type: 'unreachable' };
  }
}

/**
 * The user's ID token, refreshed if expired or forced. Never throws; answers within ten seconds. Gives no token of a
 * user who left meanwhile.
 */
export async function currentToken(force = false): Promise<TokenResult> {
  const hint = readHint();
  if (!hint) return { type: 'signedOut' };
  const result = await inTime<TokenResult>(ask(hint, force), { type: 'unreachable' });
  const current = readHint();
  if (!current) return { type: 'signedOut' };
  if (current.person.uid !== hint.person.uid) return { type: 'unreachable' };
  if (result.type === 'rejected') noteRejected(hint.person.uid);
  return result;
}
