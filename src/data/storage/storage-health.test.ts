import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { whyNothingIsKept } from './storage-health';

const opened = (version: number, options = {}) => {
  const database = new Dexie('health', options);
  database.version(version).stores({ kv: '&key' });
  return database;
};

test('a browser with working storage reports nothing', async () => {
  expect(await whyNothingIsKept()).toBeNull();
});

test('a browser that refuses storage reports the reason', async () => {
  const refused = opened(1, {
    indexedDB: {
      ...indexedDB,
      open() {
        throw new DOMException('Not in this window.', 'InvalidStateError');
      },
    },
  });
  expect(await whyNothingIsKept([refused])).toContain('Not in this window.');
});

test('a database of a newer build is no refusal', async () => {
  const newer = opened(2);
  await newer.open();
  newer.close();
  expect(await whyNothingIsKept([opened(1)])).toBeNull();
});
