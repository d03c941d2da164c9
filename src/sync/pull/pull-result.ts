import { isCurrentAccount } from '../../auth/session';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import type { Failure } from '../server/failure';

/** The result of a pull. The data itself is in the cache database. */
export type PullResult = { ok: true; changed: boolean } | { ok: false; reason: PullReason; message: string };

/** failing: the server answered with a 5xx. busy: too many requests. */
type PullReason = 'offline' | 'timeout' | 'failing' | 'busy' | 'notFound' | 'invalid' | 'refused';

export function pullFailure(failure: Failure): PullResult & { ok: false } {
  const { message } = failure.error;
  if (failure.kind !== 'http') {
    return { ok: false, reason: failure.kind === 'timeout' ? 'timeout' : 'offline', message };
  }
  if (failure.status >= 500) return { ok: false, reason: 'failing', message };
  if (failure.status === 429) return { ok: false, reason: 'busy', message };
  if (failure.status === 404) return { ok: false, reason: 'notFound', message };
  return { ok: false, reason: failure.status === 400 ? 'invalid' : 'refused', message };
}

/** Not found, or not a valid name. Only a 404 removes the local copy. */
export function isMissing(result: PullResult | null): boolean {
  return result?.ok === false && (result.reason === 'notFound' || result.reason === 'invalid');
}

export function mayComeLater(reason: PullReason): boolean {
  return reason === 'offline' || reason === 'timeout' || reason === 'failing';
}

/**
 * Loading, or just stored but not read back yet; without this the page would briefly look empty.
 */
export function isComing({ pulling, last }: { pulling: boolean; last: PullResult | null }): boolean {
  return pulling || (last?.ok === true && last.changed);
}

/** Stores fetched data. A full or broken cache is not an error: the screen keeps what it has. */
export async function stored(write: Promise<boolean>): Promise<PullResult> {
  try {
    return { ok: true, changed: await write };
  } catch (error) {
    console.warn('A copy could not be stored', error);
    return { ok: true, changed: false };
  }
}

/**
 * Stores data fetched for an account. Drops it if the user has signed out since, because private copies
 * must not stay behind.
 * @param account undefined: an anonymous call
 */
export async function storedFor(
  account: AccountKey | undefined,
  write: () => Promise<boolean>,
): Promise<PullResult> {
  const isForAll = account === undefined || account === deviceAccount;
  return isForAll || isCurrentAccount(account) ? stored(write()) : { ok: true, changed: false };
}
