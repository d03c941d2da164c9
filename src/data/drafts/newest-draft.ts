import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { readPractice } from '../work/problem-states';
import { openDrafts } from './open-drafts';

/** The problem with the newest unsolved draft, else with the newest one. */
export async function newestWork(account: AccountKey): Promise<string | undefined> {
  const [open] = await openDrafts(account, await readPractice(account), 1);
  if (open) return open.problemID;
  const newest = await appDb.drafts
    .orderBy('updatedAt')
    .reverse()
    .and((row) => row.account === account && row.contestSlug === '')
    .first();
  return newest?.problemID;
}
