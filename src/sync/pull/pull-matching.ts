import { deviceAccount } from '../../data/account/account';
import type { ProblemQuery } from '../../data/copies/problem-order';
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
  // This device has all of them.
  if (state !== 'new') return { ok: true, changed: false, end: true };
  const practice = await readPractice(account);
  let page = await pullProblemPage({ ...query, lastSeenId });
  for (let skipped = 0; skipped < skippedPagesMax; skipped += 1) {
    const isOver = !page.ok || page.end || page.lastSeenId === undefined;
    if (isOver || page.ids?.some((id) => stateOf(id, practice) === 'new')) return page;
    page = await pullProblemPage({ ...query, lastSeenId: page.lastSeenId });
  }
  return page;
}
