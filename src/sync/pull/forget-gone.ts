import { accountKey } from '../../auth/session';
import { lastComparison, noteComparison } from '../../data/copies/comparisons';
import { keepOnlyListed } from '../../data/copies/problems';
import { call } from '../server/page-client';

/** What has gone is rare; the list of all there is takes about 40 bytes a problem. */
const everyMs = 24 * 3_600_000;

/**
 * Once a day: forgets problems that the server has no more, or that who is here may not see any more, downloaded or not. The server
 * names all there are, so nothing that is gone is told to anybody who never saw it. Drafts and what was handed in stay. Never throws.
 */
export async function forgetGoneProblems(now = Date.now()): Promise<void> {
  const account = accountKey();
  const lastAt = await lastComparison(account);
  if (lastAt !== undefined && Math.abs(now - lastAt) < everyMs) return;
  const answer = await call('downloadPlan', { body: { kind: 'everything' }, retries: 0 });
  // Asked for somebody who has left, or without the name of who is here, it leaves out what is theirs.
  if (!answer.ok || answer.account !== accountKey()) return;
  await keepOnlyListed(new Set(answer.data.problems.map(({ id }) => id)));
  await noteComparison(account, now);
}
