import { problemPageSizeMax } from '../../../contract/limits';
import { accountKey } from '../../auth/session';
import { keepOnlyListed, storeListRows } from '../../data/copies/problems';
import { hasExcerpts, storeExcerpts } from '../../data/wizards/usable-problems';
import { listRowFields } from '../pull/pull-problems';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';
import { pullOwnProblems } from './pull-own-problems';

/** Fetches all problems that the user may add to a contest (CWIZ-16). Never throws. */
export async function pullUsableProblems(): Promise<PullResult> {
  const account = accountKey();
  const seen = new Set<string>();
  let changed = false;
  for (let lastSeenId: string | undefined; ; ) {
    const answer = await call('problemList', {
      body: {
        sort: 'title',
        direction: 'asc',
        perPage: problemPageSizeMax,
        fields: [...listRowFields, 'description'],
        ...(lastSeenId !== undefined && { lastSeenId }),
      },
      account,
    });
    if (!answer.ok) return pullFailure(answer.failure);
    const { data } = answer;
    for (const { id } of data) if (id !== undefined) seen.add(id);
    const result = await storedFor(answer.account, async () => {
      const isNew = await storeListRows(data);
      await storeExcerpts(data);
      return isNew;
    });
    changed ||= result.ok && result.changed;
    lastSeenId = data.at(-1)?._id;
    if (data.length === problemPageSizeMax && lastSeenId !== undefined) continue;
    return storedFor(answer.account, async () => (await keepOnlyListed(seen)) || changed);
  }
}

let fetchedFor: string | null = null;

/**
 * Skips the fetch if this page has already fetched the list and the device still has it (CWIZ-16).
 */
export async function pullUsableProblemsOnce(): Promise<PullResult> {
  const account = accountKey();
  if (fetchedFor === account && (await hasExcerpts())) return { ok: true, changed: false };
  // Says which problems the account only tests.
  const [result] = await Promise.all([pullUsableProblems(), pullOwnProblems()]);
  if (result.ok) fetchedFor = account;
  return result;
}

export function forgetUsableProblemsPull(): void {
  fetchedFor = null;
}
