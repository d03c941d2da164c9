/** The classes of the signed-in account, to read without a network. */
import type { ClassDetail, ClassList } from '../../../contract/entities/classes/class';
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';
import type { Fetched } from '../db/cache-rows';

export type ClassListRow = Fetched<ClassList>;
export type ClassRow = Fetched<ClassDetail>;

const listKey = (account: AccountKey) => `classes:${account}`;
const classKey = (account: AccountKey, classID: string) => `class:${account}:${classID}`;

export async function readClasses(account: AccountKey): Promise<ClassListRow | undefined> {
  return (await cacheDb.kv.get(listKey(account)))?.value as ClassListRow | undefined;
}

export async function readClass(account: AccountKey, classID: string): Promise<ClassRow | undefined> {
  return (await cacheDb.kv.get(classKey(account, classID)))?.value as ClassRow | undefined;
}

/** Copies of classes that the account has left are deleted. Returns whether the list changed. */
export async function storeClasses(account: AccountKey, list: ClassList, now = Date.now()): Promise<boolean> {
  return cacheDb.transaction('rw', cacheDb.kv, async () => {
    const listed = new Set(list.classes.map(({ classID }) => classKey(account, classID)));
    const prefix = classKey(account, '');
    const kept = await cacheDb.kv.where('key').startsWith(prefix).primaryKeys();
    await cacheDb.kv.bulkDelete(kept.filter((key) => !listed.has(key)));
    return await put(listKey(account), list, now);
  });
}

export async function storeClass(
  account: AccountKey,
  detail: ClassDetail,
  now = Date.now(),
): Promise<boolean> {
  return cacheDb.transaction('rw', cacheDb.kv, () => put(classKey(account, detail.classID), detail, now));
}

export async function forgetClass(account: AccountKey, classID: string): Promise<void> {
  await cacheDb.kv.delete(classKey(account, classID));
}

async function put(key: string, value: object, now: number): Promise<boolean> {
  const before = (await cacheDb.kv.get(key))?.value as Fetched<object> | undefined;
  await cacheDb.kv.put({ key, value: { ...value, fetchedAt: now } });
  return JSON.stringify({ ...value, fetchedAt: before?.fetchedAt }) !== JSON.stringify(before);
}
