import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { addSearchWords } from '../copies/add-search-words';
import { cacheDb } from './cache-db';

test('a cache of the first version gets all tables and the index of problem types', async () => {
  const first = new Dexie('codeferry-cache');
  first.version(1).stores({
    problemList: '&id, &cursor, [titleKey+cursor], [difficultyRank+titleKey+cursor], *tags',
    problems: '&id',
  });
  await first.open();
  await first
    .table('problemList')
    .add({ id: 'P', cursor: 'c', type: 'programming', title: 'Two ports', tags: [] });
  await first.table('problems').add({ id: 'P', description: 'Find a harbour.' });
  first.close();
  await cacheDb.open();
  expect(await cacheDb.problemList.where('type').equals('programming').primaryKeys()).toEqual(['P']);
  await addSearchWords();
  expect(await cacheDb.problemList.where('words').equals('ports').primaryKeys()).toEqual(['P']);
  expect(await cacheDb.problems.where('textWords').equals('harbour').primaryKeys()).toEqual(['P']);
  expect(await cacheDb.searchWords.where('variants').equals('prts').primaryKeys()).toEqual(['ports']);
  const stored = new Set(cacheDb.backendDB().objectStoreNames);
  expect(stored).toEqual(new Set(cacheDb.tables.map(({ name }) => name)));
  expect(stored).toContain('practiceDays');
  cacheDb.close();
});
