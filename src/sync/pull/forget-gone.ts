import { accountKey } from '../../auth/session';
import { lastComparison, noteComparison } from '../../data/copies/comparisons';
import { keepOnlyListed } from '../../data/copies/problems';
import { call } from '../server/page-client';

/** Deletions are rare, and the full list takes about 40 bytes per problem. */
const everyMs = 24 * 3_600_000;

/**
 * Once a day: removes copies of problems that the user may no longer see, downloads too. The server lists
 * what exists, so it never reveals a deleted private problem. Drafts and submissions stay. Never throws.
 */
export async function forgetGoneProblems(now = Date.now()): Promise<void> {
  const account = accountKey();
  const lastAt = await lastComparison(account);
  if (lastAt !== undefined && Math.abs(now - lastAt) < everyMs) return;
  const answer = await call('downloadPlan', { body: { kind: 'everything' }, retries: 0 });
  // Without the current user's name the list leaves out their private problems.
  if (!answer.ok || answer.account !== accountKey()) return;
  await keepOnlyListed(new Set(answer.data.problems.map(({ id }) => id)));
  await noteComparison(account, now);
}
