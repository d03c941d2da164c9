/** "My problems" of an account, to read without a network. */
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import type { ProblemInvitation } from '../../../contract/entities/problem/problem-member';
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';
import type { Fetched } from '../db/cache-rows';

export interface OwnProblemList {
  problems: OwnProblem[];
  /** Missing in copies of an older build. */
  invitations?: ProblemInvitation[];
}

const keyOf = (account: AccountKey) => `own-problems/${account}`;

export async function readOwnProblems(account: AccountKey): Promise<Fetched<OwnProblemList> | undefined> {
  return (await cacheDb.kv.get(keyOf(account)))?.value as Fetched<OwnProblemList> | undefined;
}

/** Returns whether the list changed. */
export async function storeOwnProblems(
  account: AccountKey,
  list: OwnProblemList,
  now = Date.now(),
): Promise<boolean> {
  return cacheDb.transaction('rw', cacheDb.kv, async () => {
    const before = await readOwnProblems(account);
    await cacheDb.kv.put({ key: keyOf(account), value: { ...list, fetchedAt: now } });
    return JSON.stringify({ ...list, fetchedAt: before?.fetchedAt }) !== JSON.stringify(before);
  });
}

/** After a deletion, before the list is fetched again. */
export async function forgetOwnProblem(account: AccountKey, problemID: string): Promise<void> {
  await cacheDb.kv.where({ key: keyOf(account) }).modify((row: { value: unknown }) => {
    const list = row.value as Fetched<OwnProblemList>;
    row.value = { ...list, problems: list.problems.filter(({ id }) => id !== problemID) };
  });
}
