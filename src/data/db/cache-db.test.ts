import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { cacheDb } from './cache-db';

test('a cache of the first version gets all tables and the index of problem types', async () => {
  const first = new Dexie('codeferry-cache');
  first.version(1).stores({
    problemList: '&id, &cursor, [titleKey+cursor], [difficultyRank+titleKey+cursor], *tags',
    problems: '&id',
  });
  await first.open();
  await first.table('problemList').add({ id: 'P', cursor: 'c', type: 'programming' });
  first.close();
  await cacheDb.open();
  expect(await cacheDb.problemList.where('type').equals('programming').primaryKeys()).toEqual(['P']);
  const stored = new Set(cacheDb.backendDB().objectStoreNames);
  expect(stored).toEqual(new Set(cacheDb.tables.map(({ name }) => name)));
  expect(stored).toContain('practiceDays');
  cacheDb.close();
});
