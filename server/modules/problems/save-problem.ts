import { sql } from 'kysely';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { newId } from '../../platform/database/new-id';
import type { Database } from '../../platform/database/open';
import { archiveVersion, deleteUnusedVersions, updateUpcomingContests } from './former-versions';
import { saveHelp } from './problem-help';
import { saveImages } from './problem-images';
import { toProblemContent, toTestCaseRows } from './problem-row';
import { saveTools } from './problem-tools';

export interface SavedProblem {
  readonly pk: string;
  readonly id: string;
  readonly version: number;
  readonly changed: boolean;
}

/** As version 1; undefined if the id is taken. Call it in a transaction. */
export async function insertProblem(
  transaction: Database,
  problem: NewProblem,
  id: string,
  creator: string,
): Promise<SavedProblem | undefined> {
  const inserted = await transaction
    .insertInto('problems')
    .values({ pk: newId(), id, creator, charged_to: creator, version: 1, ...toProblemContent(problem) })
    .onConflict((conflict) => conflict.expression(sql`lower(id)`).doNothing())
    .returning(['pk', 'id', 'version'])
    .executeTakeFirst();
  if (!inserted) return undefined;
  await saveHelp(transaction, inserted.pk, problem);
  await saveImages(transaction, inserted.pk, problem);
  await saveTools(transaction, inserted.pk, 'tools' in problem ? problem : {});
  await insertTestCases(transaction, problem, inserted.pk, 1);
  return { ...inserted, changed: true };
}

/** The version increases only with a change. Undefined if the id belongs to somebody else. */
export async function upsertProblem(
  transaction: Database,
  problem: NewProblem,
  id: string,
  creator: string,
): Promise<SavedProblem | undefined> {
  const inserted = await insertProblem(transaction, problem, id, creator);
  if (inserted) return inserted;
  const { content_hash } = toProblemContent(problem);
  const known = await findStored(transaction, id);
  if (known?.creator === creator && known.content_hash === content_hash) return { ...known, changed: false };
  const stored = await findStored(transaction, id, 'change');
  if (!stored || stored.creator !== creator) return undefined;
  return await replaceProblem(transaction, problem, stored);
}

async function findStored(db: Database, id: string, lock?: 'change') {
  return await db
    .selectFrom('problems')
    .select(['pk', 'id', 'version', 'creator', 'content_hash'])
    .where(sql`lower(id)`, '=', id.toLowerCase())
    .$if(lock === 'change', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Contests keep their version. Call it in a transaction that holds the row. */
export async function replaceProblem(
  transaction: Database,
  problem: NewProblem,
  { pk, id, version }: Pick<SavedProblem, 'pk' | 'id' | 'version'>,
): Promise<SavedProblem> {
  const next = version + 1;
  const content = toProblemContent(problem);
  await updateUpcomingContests(transaction, pk, next);
  await archiveVersion(transaction, pk);
  const { test_data_hash } = await transaction
    .selectFrom('problems')
    .select('test_data_hash')
    .where('pk', '=', pk)
    .executeTakeFirstOrThrow();
  const hasSameData = test_data_hash !== null && test_data_hash === content.test_data_hash;
  await transaction
    .updateTable('problems')
    .set({
      ...content,
      version: next,
      updated_at: new Date(),
      ...(!hasSameData && { test_data_version: next }),
    })
    .where('pk', '=', pk)
    .execute();
  await saveHelp(transaction, pk, problem);
  await saveImages(transaction, pk, problem);
  await saveTools(transaction, pk, 'tools' in problem ? problem : {});
  if (!hasSameData) await insertTestCases(transaction, problem, pk, next);
  await deleteUnusedVersions(transaction, pk);
  return { pk, id, version: next, changed: true };
}

/** So that a statement stays small. */
const bytesPerStatement = 4 * 1024 * 1024;

async function insertTestCases(
  transaction: Database,
  problem: NewProblem,
  pk: string,
  version: number,
): Promise<void> {
  let batch: ReturnType<typeof toTestCaseRows> = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await transaction.insertInto('test_cases').values(batch).execute();
    batch = [];
    bytes = 0;
  };
  for (const row of toTestCaseRows(problem, pk, version)) {
    batch.push(row);
    bytes += row.input.length + row.expected.length;
    if (bytes > bytesPerStatement) await flush();
  }
  await flush();
}
