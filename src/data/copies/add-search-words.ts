import type { Transaction } from 'dexie';
import type { ProblemListRow, StoredProblem } from '../db/cache-rows';
import { listWords, type SearchWordRow, statementWords, toWordRows } from './search-words';

/** To rows that an older build stored. */
export async function addSearchWords(transaction: Transaction): Promise<void> {
  const words = new Set<string>();
  await transaction
    .table<ProblemListRow>('problemList')
    .toCollection()
    .modify((row) => {
      row.words = listWords(row);
      for (const word of row.words) words.add(word);
    });
  await transaction.table<SearchWordRow>('searchWords').bulkPut(toWordRows([...words]));
  await transaction
    .table<StoredProblem>('problems')
    .toCollection()
    .modify((row) => {
      row.textWords = statementWords(row.description);
    });
}
