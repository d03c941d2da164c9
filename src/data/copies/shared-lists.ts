import type { SharedList } from '../../../contract/entities/shared-list';
import { cacheDb } from '../db/cache-db';
import type { Fetched } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';

export async function readSharedList(listID: string): Promise<Fetched<SharedList> | undefined> {
  return await cacheDb.sharedLists.get(listID);
}

export function storeSharedList(list: SharedList, now = Date.now()): Promise<boolean> {
  return writeIfChanged(cacheDb.sharedLists, ({ listID }) => listID, [list], now);
}

export async function forgetSharedList(listID: string): Promise<void> {
  await cacheDb.sharedLists.delete(listID);
}
