import Dexie from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { isQuotaError, StorageFullError, withRoom } from './storage-full';

function full(): Error {
  const quota = new Error('no room');
  quota.name = 'QuotaExceededError';
  return new Dexie.AbortError('Transaction aborted', quota);
}

test('a full disk is recognized by the error, or by the reason of an aborted transaction', () => {
  expect(isQuotaError(full())).toBe(true);
  expect(isQuotaError(Object.assign(new Error(), { name: 'QuotaExceededError' }))).toBe(true);
  expect(isQuotaError(new Dexie.AbortError('something else'))).toBe(false);
  expect(isQuotaError('no room')).toBe(false);
});

const made: string[] = [];
const ways = ['gently', 'all'].map((way) => async () => void made.push(way));
beforeEach(() => made.splice(0));

test('OFF-1 copies are deleted first, and the write is retried', async () => {
  const write = vi.fn<() => Promise<string>>().mockRejectedValueOnce(full()).mockResolvedValue('written');
  expect(await withRoom(write, async () => ways)).toBe('written');
  expect(made).toEqual(['gently']);
});

test('OFF-1 if that frees no space, or fails, the next way is tried', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refused = () => Promise.reject(full());
  const write = vi.fn<() => Promise<string>>().mockRejectedValueOnce(full()).mockRejectedValueOnce(full());
  write.mockResolvedValue('written');
  expect(await withRoom(write, async () => [refused, ...ways.slice(1)])).toBe('written');
  expect(made).toEqual(['all']);
});

test('OFF-1 a connection that met a full disk before must be reopened', async () => {
  const lost = new Dexie.InvalidStateError('A mutation operation was attempted');
  const write = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('written');
  expect(await withRoom(write, async () => ways)).toBe('written');
  expect(made).toEqual(['gently']);
});

test('an error is reported if no space can be freed', async () => {
  const write = () => Promise.reject(full());
  await expect(withRoom(write, async () => ways)).rejects.toBeInstanceOf(StorageFullError);
  expect(made).toEqual(['gently', 'all']);
});

test('a page that cannot load the cleanup code reports a full disk', async () => {
  const unloaded = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(withRoom(() => Promise.reject(full()), unloaded)).rejects.toBeInstanceOf(StorageFullError);
});

test('other errors are not taken for a full disk', async () => {
  await expect(
    withRoom(
      () => Promise.reject(new Error('a bug')),
      async () => ways,
    ),
  ).rejects.toThrow('a bug');
  expect(made).toEqual([]);
});
