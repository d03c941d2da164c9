import { cacheDb } from '../db/cache-db';
import type { ProblemListRow } from '../db/cache-rows';
import { listWords, statementWords, toWordRows } from './search-words';

const key = 'searchWords';

/**
 * Adds the words of rows that an older build stored, and of rows that stayed when the others were dropped. The first
 * search does this, because at the start of the app it would keep every page waiting.
 */
export async function addSearchWords(): Promise<void> {
  const { problemList, problems, searchWords, kv } = cacheDb;
  if (await kv.get(key)) return;
  await cacheDb.transaction('rw', problemList, problems, searchWords, kv, async () => {
    const words: string[] = [];
    await problemList.toCollection().modify((row: Partial<ProblemListRow> & ProblemListRow) => {
      row.words ??= listWords(row);
      words.push(...row.words);
    });
    await searchWords.bulkPut(toWordRows(words));
    await problems.toCollection().modify((row) => {
      row.textWords ??= statementWords(row.description);
    });
    await kv.put({ key, value: true });
  });
}
