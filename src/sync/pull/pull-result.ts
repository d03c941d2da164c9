import { isHere } from '../../auth/session';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import type { Failure } from '../server/failure';

/** What became of asking the server for news. The news itself is in the cache database. */
export type PullResult = { ok: true; changed: boolean } | { ok: false; reason: PullReason; message: string };

/** failing: the server answered that it has a problem itself. */
type PullReason = 'offline' | 'timeout' | 'failing' | 'notFound' | 'invalid' | 'refused';

export function pullFailure(failure: Failure): PullResult & { ok: false } {
  const { message } = failure.error;
  if (failure.kind !== 'http') {
    return { ok: false, reason: failure.kind === 'timeout' ? 'timeout' : 'offline', message };
  }
  if (failure.status >= 500) return { ok: false, reason: 'failing', message };
  if (failure.status === 404) return { ok: false, reason: 'notFound', message };
  return { ok: false, reason: failure.status === 400 ? 'invalid' : 'refused', message };
}

/** The server has no such thing, or nothing can have such a name. Only what it does not have is forgotten here. */
export function isMissing(result: PullResult | null): boolean {
  return result?.ok === false && (result.reason === 'notFound' || result.reason === 'invalid');
}

/** Whether the same request may succeed later: nothing was refused. */
export function mayComeLater(reason: PullReason): boolean {
  return reason === 'offline' || reason === 'timeout' || reason === 'failing';
}

/** Whether it may be here in a moment: what was fetched is written before it is read again, and in between there seems to be nothing. */
export function isComing({ pulling, last }: { pulling: boolean; last: PullResult | null }): boolean {
  return pulling || (last?.ok === true && last.changed);
}

/** Writes what was fetched. A full or broken cache is no reason to fail: the screen keeps what it has. */
export async function stored(write: Promise<boolean>): Promise<PullResult> {
  try {
    return { ok: true, changed: await write };
  } catch (error) {
    console.warn('A copy was not kept', error);
    return { ok: true, changed: false };
  }
}

/**
 * Writes what was fetched in this account's name. Whoever leaves takes the copies along: an answer that comes after they left is
 * nobody's, and must not stay behind.
 * @param account undefined: nobody's name was needed
 */
export async function storedFor(
  account: AccountKey | undefined,
  write: () => Promise<boolean>,
): Promise<PullResult> {
  const isForAll = account === undefined || account === deviceAccount;
  return isForAll || isHere(account) ? stored(write()) : { ok: true, changed: false };
}
