import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { type Practice, stateOf } from '../work/problem-states';

export interface OpenDraft {
  problemID: string;
  /** Ms of this device's clock. */
  updatedAt: number;
  /** Handed in, and not solved. */
  isTried: boolean;
}

/** One for each unsolved problem, newest first; without contests. */
export async function openDrafts(
  account: AccountKey,
  practice: Practice,
  limit: number,
): Promise<OpenDraft[]> {
  const found = new Map<string, OpenDraft>();
  await appDb.drafts
    .orderBy('updatedAt')
    .reverse()
    .until(() => found.size >= limit)
    .each(({ account: owner, contestSlug, problemID, updatedAt }) => {
      if (owner !== account || contestSlug !== '' || found.has(problemID)) return;
      const state = stateOf(problemID, practice);
      if (state !== 'solved') found.set(problemID, { problemID, updatedAt, isTried: state === 'tried' });
    });
  return [...found.values()].slice(0, limit);
}
