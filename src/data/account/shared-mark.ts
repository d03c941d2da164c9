/** The lasting copy of `lib/shared-mark`, and work that waits to be sent. */
import { readSharedMark, type SharedMark, showSharedMark } from '../../lib/shared-mark';
import { appDb } from '../db/app-db';

const rowKey = 'sharedDevice';
export const sealedPrefix = 'sealedWork/';

/** Also restores what local storage has lost. */
export async function isSharedDevice(): Promise<boolean> {
  const row = await appDb.kv.get(rowKey);
  if (row && readSharedMark() === undefined) showSharedMark(row.value as SharedMark);
  return row !== undefined;
}

export async function markShared(mark: SharedMark): Promise<void> {
  const known = (await appDb.kv.get(rowKey))?.value as SharedMark | undefined;
  const value = { ...known, ...mark };
  await appDb.kv.put({ key: rowKey, value });
  showSharedMark(value);
}

export async function unmarkShared(): Promise<void> {
  await appDb.kv.delete(rowKey);
  showSharedMark(undefined);
}

/** Pieces of work that wait to be sent. */
export const countSealed = (): Promise<number> => appDb.kv.where('key').startsWith(sealedPrefix).count();

/** Also a device that is no longer shared sends what it has sealed. */
export const needsSharedCare = async (): Promise<boolean> =>
  (await isSharedDevice()) || (await countSealed()) > 0;
