/** On which days an account has practised, as far as this device knows. */
import Dexie from 'dexie';
import type { AccountKey } from './account';
import { appDb } from './app-db';
import { cacheDb } from './cache-db';

/** When something was handed in: here, or on another device as the server told; ms, in no order. Only keys are read. */
export async function practiceTimes(account: AccountKey): Promise<number[]> {
  const range = [
    [account, Dexie.minKey],
    [account, Dexie.maxKey],
  ] as const;
  const index = '[account+problemID+createdAt]';
  const [submitted, answered, told] = await Promise.all([
    appDb.submissions
      .where(index)
      .between(...range)
      .keys(),
    appDb.answers
      .where(index)
      .between(...range)
      .keys(),
    cacheDb.history
      .where('[account+receivedTime]')
      .between(...range)
      .keys(),
  ]);
  const here = ([...submitted, ...answered] as unknown as [string, string, number][]).map(([, , at]) => at);
  return [...here, ...(told as unknown as [string, string][]).map(([, time]) => Date.parse(time))];
}
