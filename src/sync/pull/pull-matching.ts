import { deviceAccount } from '../../data/account/account';
import type { ProblemQuery } from '../../data/copies/problem-order';
import { listVersions } from '../../data/copies/problems';
import { noteTriedElsewhere, readPractice, stateOf } from '../../data/work/problem-states';
import { type ProblemPageResult, pullProblemPage } from './pull-problems';

/** Then the list waits until the user scrolls again. */
const skippedPagesMax = 20;

/**
 * A page of the list as the user filters it. The server filters by the state of an account. It does not know what was
 * solved without one, so the device skips pages that have nothing new. Never throws.
 */
export async function pullMatching(
  { account = deviceAccount, state, ...query }: ProblemQuery,
  lastSeenId: string | undefined,
): Promise<ProblemPageResult> {
  if (state === undefined) return pullProblemPage({ ...query, lastSeenId });
  if (account !== deviceAccount) {
    const page = await pullProblemPage({ ...query, state, lastSeenId });
    if (state === 'tried' && page.ok && page.ours) await noteTriedElsewhere(account, page.ids ?? []);
    return page;
  }
  const practice = await readPractice(account);
  if (state === 'new') return pullUntil(query, lastSeenId, (id) => stateOf(id, practice) === 'new');
  // The device has the work, but maybe not the row of its problem.
  const ids = [...practice[state]];
  const listed = await listVersions(ids);
  const missing = new Set(ids.filter((id) => !listed.has(id)));
  if (missing.size === 0) return { ok: true, changed: false, end: true };
  const page = await pullUntil(query, lastSeenId, (id) => missing.has(id));
  for (const id of page.ids ?? []) missing.delete(id);
  return missing.size === 0 ? { ...page, end: true } : page;
}

/** The first page with a problem that is wanted, or the last one read. */
async function pullUntil(
  query: Omit<ProblemQuery, 'account' | 'state'>,
  lastSeenId: string | undefined,
  isWanted: (id: string) => boolean,
): Promise<ProblemPageResult> {
  let page = await pullProblemPage({ ...query, lastSeenId });
  for (let skipped = 0; skipped < skippedPagesMax; skipped += 1) {
    const isOver = !page.ok || page.end || page.lastSeenId === undefined;
    if (isOver || page.ids?.some(isWanted)) return page;
    page = await pullProblemPage({ ...query, lastSeenId: page.lastSeenId });
  }
  return page;
}
