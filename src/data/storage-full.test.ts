import Dexie from 'dexie';
import { expect, test, vi } from 'vitest';
import { isQuotaError, StorageFullError, withRoom } from './storage-full';

/** As Dexie reports a transaction that the browser aborted for want of room. */
function full(): Error {
  const quota = new Error('no room');
  quota.name = 'QuotaExceededError';
  return new Dexie.AbortError('Transaction aborted', quota);
}

test('a full disk is known by the error itself, or by the reason of an aborted transaction', () => {
  expect(isQuotaError(full())).toBe(true);
  expect(isQuotaError(Object.assign(new Error(), { name: 'QuotaExceededError' }))).toBe(true);
  expect(isQuotaError(new Dexie.AbortError('something else'))).toBe(false);
  expect(isQuotaError('no room')).toBe(false);
});

test('the copies go first, and the write is tried again', async () => {
  const makeRoom = vi.fn(async () => {});
  const write = vi.fn<() => Promise<string>>().mockRejectedValueOnce(full()).mockResolvedValue('written');
  expect(await withRoom(write, makeRoom)).toBe('written');
  expect(makeRoom).toHaveBeenCalledTimes(1);
});

test('when even that is not enough, it is said', async () => {
  const write = () => Promise.reject(full());
  await expect(withRoom(write, async () => {})).rejects.toBeInstanceOf(StorageFullError);
});

test('other errors are not taken for a full disk', async () => {
  const makeRoom = vi.fn(async () => {});
  await expect(withRoom(() => Promise.reject(new Error('a bug')), makeRoom)).rejects.toThrow('a bug');
  expect(makeRoom).not.toHaveBeenCalled();
});
