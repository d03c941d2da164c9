import { expect, test } from 'vitest';
import { seenNotes, takeSeenNote, writeSeenNote } from './left-note';

function createStorage() {
  const rows = new Map<string, string>();
  return {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, value: string) => void rows.set(name, value),
    removeItem: (name: string) => void rows.delete(name),
    key: (n: number) => [...rows.keys()][n] ?? null,
    get length() {
      return rows.size;
    },
  };
}

test('any page of the app reads the last seen time of a run, and takes it once', () => {
  const storage = createStorage();
  storage.setItem('another', '1');
  const place = { account: 'uid/1', contestSlug: 'spring open' };
  writeSeenNote(place, 1000, storage);
  writeSeenNote(place, 2000, storage);
  expect(seenNotes(storage)).toEqual([{ ...place, atMs: 2000 }]);
  expect(takeSeenNote(place, storage)).toBe(2000);
  expect(takeSeenNote(place, storage)).toBeUndefined();
  expect(seenNotes(storage)).toEqual([]);
});
