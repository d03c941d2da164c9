import { sql } from 'kysely';
import type { NewProblem } from '../../../contract/entities/new-problem';
import { newId } from '../../platform/database/new-id';
import type { Database } from '../../platform/database/open';
import { toProblemContent, toTestCaseRows } from './problem-row';

export interface SavedProblem {
  readonly pk: string;
  readonly id: string;
  readonly version: number;
  readonly changed: boolean;
}

/** Inserts a problem as version 1; undefined when the id is taken (whatever its case). Call within a transaction. */
export async function insertProblem(
  transaction: Database,
  problem: NewProblem,
  id: string,
  creator: string,
): Promise<SavedProblem | undefined> {
  const inserted = await transaction
    .insertInto('problems')
    .values({ pk: newId(), id, creator, version: 1, ...toProblemContent(problem) })
    .onConflict((conflict) => conflict.expression(sql`lower(id)`).doNothing())
    .returning(['pk', 'id', 'version'])
    .executeTakeFirst();
  if (!inserted) return undefined;
  await insertTestCases(transaction, problem, inserted.pk);
  return { ...inserted, changed: true };
}

/**
 * Makes the stored problem of this id and creator what `problem` says; its version grows only when something changed.
 * Undefined when the id belongs to somebody else.
 */
export async function upsertProblem(
  transaction: Database,
  problem: NewProblem,
  id: string,
  creator: string,
): Promise<SavedProblem | undefined> {
  const inserted = await insertProblem(transaction, problem, id, creator);
  if (inserted) return inserted;
  const content = toProblemContent(problem);
  const stored = await transaction
    .selectFrom('problems')
    .select(['pk', 'id', 'version', 'creator', 'content_hash'])
    .where(sql`lower(id)`, '=', id.toLowerCase())
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (stored.creator !== creator) return undefined;
  if (stored.content_hash === content.content_hash) {
    return { pk: stored.pk, id: stored.id, version: stored.version, changed: false };
  }
  return await replaceProblem(transaction, problem, stored);
}

/** Makes a stored problem what `problem` says, as its next version. Call within a transaction that holds the row. */
export async function replaceProblem(
  transaction: Database,
  problem: NewProblem,
  { pk, id, version }: Pick<SavedProblem, 'pk' | 'id' | 'version'>,
): Promise<SavedProblem> {
  await transaction
    .updateTable('problems')
    .set({ ...toProblemContent(problem), version: version + 1, updated_at: new Date() })
    .where('pk', '=', pk)
    .execute();
  await transaction.deleteFrom('test_cases').where('problem_pk', '=', pk).execute();
  await insertTestCases(transaction, problem, pk);
  return { pk, id, version: version + 1, changed: true };
}

/** Test data may be large: it is sent a few megabytes at a time, so that one statement stays bounded. */
const bytesPerStatement = 4 * 1024 * 1024;

async function insertTestCases(transaction: Database, problem: NewProblem, pk: string): Promise<void> {
  let batch: ReturnType<typeof toTestCaseRows> = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await transaction.insertInto('test_cases').values(batch).execute();
    batch = [];
    bytes = 0;
  };
  for (const row of toTestCaseRows(problem, pk)) {
    batch.push(row);
    bytes += row.input.length + row.expected.length;
    if (bytes > bytesPerStatement) await flush();
  }
  await flush();
}
