import type { Failure } from './read-answer';

/** What became of asking the server for news. The news itself is in the cache database. */
export type PullResult =
  | { ok: true; changed: boolean }
  | { ok: false; reason: 'offline' | 'timeout' | 'notFound' | 'refused'; message: string };

export function pullFailure(failure: Failure): PullResult & { ok: false } {
  const { message } = failure.error;
  if (failure.kind !== 'http') {
    return { ok: false, reason: failure.kind === 'timeout' ? 'timeout' : 'offline', message };
  }
  return { ok: false, reason: failure.status === 404 ? 'notFound' : 'refused', message };
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
