import { noteRejected } from './session';
import { readHint, type SessionHint } from './session-hint';
import type { TokenResult } from './token-result';

/**
 * As long as a request may take on a bad line. Neither the SDK nor the database it keeps its account in sets a limit that is any use to who
 * waits with something to send: the next try asks again.
 */
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

/** The ID token of the signed-in person, refreshed if it has expired or `force` asks for a new one. Never throws, and answers in ten seconds. */
export async function currentToken(force = false): Promise<TokenResult> {
  const hint = readHint();
  if (!hint) return { type: 'signedOut' };
  const result = await inTime<TokenResult>(ask(hint, force), { type: 'unreachable' });
  if (result.type === 'rejected') noteRejected(hint.person.uid);
  return result;
}
