/** Copies of shared solutions, to read without a network (decision 105). */
import type {
  SharedSolution,
  SharedSolutionsPage,
  SolutionOrder,
} from '../../../contract/entities/problem/shared-solution';
import type { Language } from '../../../contract/limits';
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';

export interface SolutionsAddress {
  problemID: string;
  /** Undefined: all. */
  language: Language | undefined;
  order: SolutionOrder;
  /** Only this one. */
  submissionID: string | undefined;
}

export interface SolutionsCopy extends SharedSolutionsPage {
  /** In ms of this device's clock. */
  fetchedAt: number;
}

const prefixOf = (account: AccountKey, problemID: string) => `shared-solutions/${account}/${problemID}/`;
const keyOf = (account: AccountKey, { problemID, language, order, submissionID }: SolutionsAddress) =>
  `${prefixOf(account, problemID)}${submissionID ?? ''}/${language ?? ''}/${order}`;

export async function readSolutions(
  account: AccountKey,
  address: SolutionsAddress,
): Promise<SolutionsCopy | undefined> {
  return (await cacheDb.kv.get(keyOf(account, address)))?.value as SolutionsCopy | undefined;
}

/** @param skip 0 replaces the copy; otherwise the page continues it. */
export async function storeSolutions(
  account: AccountKey,
  address: SolutionsAddress,
  page: SharedSolutionsPage,
  skip: number,
  now = Date.now(),
): Promise<boolean> {
  return cacheDb.transaction('rw', cacheDb.kv, async () => {
    const key = keyOf(account, address);
    const before = skip === 0 ? [] : ((await readSolutions(account, address))?.solutions ?? []);
    const known = new Set(before.map(({ submissionID }) => submissionID));
    const solutions: SharedSolution[] = [
      ...before,
      ...page.solutions.filter(({ submissionID }) => !known.has(submissionID)),
    ];
    await cacheDb.kv.put({ key, value: { solutions, total: page.total, fetchedAt: now } });
    return true;
  });
}

/** The server refuses them now, for example because a contest runs. */
export async function forgetSolutions(account: AccountKey, problemID: string): Promise<void> {
  await cacheDb.kv.where('key').startsWith(prefixOf(account, problemID)).delete();
}
