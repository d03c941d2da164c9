import { type Selectable, sql } from 'kysely';
import type { NewProblem } from '../../../../contract/entities/problem/new-problem';
import type { Database } from '../../../platform/database/open';
import type { ProblemsTable } from '../../../platform/database/schema-problems';
import { readJury } from '../../jury/public';
import { readWithoutImages } from '../export-problem';
import { deleteUnusedFiles } from '../former-versions';
import { type ImageFacts, readImages } from '../problem-images';
import { findQuotaExcess, requireQuota } from '../problem-quota';

/**
 * Everything but the id, which never changes, and the test cases and files of images, which versions share. The permission to publish despite the
 * jury solutions belongs to the call, not to the version.
 */
function contentOf(problem: NewProblem, images: readonly ImageFacts[]): string {
  const left = { id: undefined, testCases: undefined, publishAnyway: undefined };
  return JSON.stringify({ ...problem, ...left, images: images.length > 0 ? images : undefined });
}

async function readContent(db: Database, row: Selectable<ProblemsTable>): Promise<string> {
  const problem = { ...(await readWithoutImages(db, row)), ...(await readJury(db, row.pk)) };
  return contentOf(problem, row.images);
}

/** Of the newest version. */
export async function readNewestContent(db: Database, pk: string): Promise<Record<string, unknown>> {
  const row = await db.selectFrom('problems').selectAll().where('pk', '=', pk).executeTakeFirstOrThrow();
  return JSON.parse(await readContent(db, row));
}

interface Saved {
  readonly pk: string;
  readonly version: number;
}

/** In the transaction that publishes the version. */
export async function recordVersion(
  transaction: Database,
  { pk, version }: Saved,
  problem: NewProblem,
  by: { readonly uid: string; readonly note: string },
): Promise<void> {
  const images = readImages(problem).map(({ file: _, ...facts }) => facts);
  const content = contentOf(problem, images);
  const { test_data_version } = await transaction
    .selectFrom('problems')
    .select('test_data_version')
    .where('pk', '=', pk)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('problem_history')
    .values({
      problem_pk: pk,
      version,
      saved_by: by.uid,
      note: by.note,
      content,
      data_version: test_data_version,
      bytes: Buffer.byteLength(content),
    })
    .execute();
}

/** Before a change: of a problem that is older than its history. */
export async function recordFormerVersion(transaction: Database, pk: string): Promise<void> {
  const row: Selectable<ProblemsTable> = await transaction
    .selectFrom('problems')
    .selectAll()
    .where('pk', '=', pk)
    .executeTakeFirstOrThrow();
  const known = await transaction
    .selectFrom('problem_history')
    .select('version')
    .where('problem_pk', '=', pk)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (known) return;
  const content = await readContent(transaction, row);
  await transaction
    .insertInto('problem_history')
    .values({
      problem_pk: pk,
      version: row.version,
      saved_by: row.creator,
      saved_at: row.updated_at,
      note: '',
      content,
      data_version: row.test_data_version,
      bytes: Buffer.byteLength(content),
    })
    .execute();
}

/**
 * Drops the oldest contents of this problem until the creator's quota is kept. Contests keep their versions elsewhere.
 * @throws Refusal STORAGE_FULL if that is not enough
 */
export async function fitHistory(
  transaction: Database,
  { pk, version }: Saved,
  creator: string,
  quotaMb: number,
): Promise<void> {
  while ((await findQuotaExcess(transaction, creator, quotaMb)) > 0) {
    const { rows } = await sql`update problem_history set content = null, bytes = 0
      where problem_pk = ${pk} and version = (select min(version) from problem_history
        where problem_pk = ${pk} and version < ${version} and content is not null) returning version`.execute(
      transaction,
    );
    if (rows.length === 0) break;
    await deleteUnusedFiles(transaction, pk);
  }
  await requireQuota(transaction, creator, quotaMb);
}
