import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { storageFailureReason } from './storage-health';

const opened = (version: number, options = {}) => {
  const database = new Dexie('health', options);
  database.version(version).stores({ kv: '&key' });
  return database;
};

test('a browser with working storage reports nothing', async () => {
  expect(await storageFailureReason()).toBeNull();
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
  expect(await storageFailureReason([refused])).toContain('Not in this window.');
});

test('a database of a newer build is no refusal', async () => {
  const newer = opened(2);
  await newer.open();
  newer.close();
  expect(await storageFailureReason([opened(1)])).toBeNull();
});
