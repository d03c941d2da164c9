import { type Insertable, sql } from 'kysely';
import type { CreateProblem } from '../../../contract/entities/problem';
import { newId } from '../../platform/database/new-id';
import type { Database } from '../../platform/database/open';
import type { ChallengesTable } from '../../platform/database/schema';
import { hashJson } from '../../platform/idempotency';
import type { ChallengeFile, Content } from './load-content';

/** Whose problems these are: no person. */
export const contentOwner = 'codeferry';
const importName = 'bundled';
/** Raise when the same files have to be read into the tables anew. */
const importerVersion = 1;
/** Any number of our own: two processes that start at once import one after the other. */
const lockNumber = 728_301;

export interface ImportReport {
  readonly changedProblems: number;
  readonly changedChallenges: number;
  /** Ids that belong to somebody else here, and were left alone. */
  readonly skipped: readonly string[];
}

/** Stores a problem under its id; undefined when the id is somebody else's. */
export type SaveProblem = (
  transaction: Database,
  problem: CreateProblem,
  id: string,
  creator: string,
) => Promise<{ pk: string; changed: boolean } | undefined>;

/**
 * Brings the content that ships with the product into the database. Nothing happens when the same content was imported before;
 * otherwise what changed gets a new version and the rest stays as it is.
 */
export async function importContent(
  db: Database,
  content: Content,
  saveProblem: SaveProblem,
): Promise<ImportReport | 'unchanged'> {
  const hash = `${importerVersion}/${content.contentHash}`;
  return await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    if ((await importedHash(transaction)) === hash) return 'unchanged';
    const report = await importAll(transaction, content, saveProblem);
    await transaction
      .insertInto('content_imports')
      .values({ name: importName, hash })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, imported_at: new Date() }))
      .execute();
    return report;
  });
}

async function importedHash(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_imports')
    .select('hash')
    .where('name', '=', importName)
    .executeTakeFirst();
  return row?.hash;
}

async function importAll(
  transaction: Database,
  content: Content,
  saveProblem: SaveProblem,
): Promise<ImportReport> {
  const pks = new Map<string, string>();
  const skipped: string[] = [];
  let changedProblems = 0;
  for (const problem of content.problems) {
    const saved = await saveProblem(transaction, problem, problem.id, contentOwner);
    if (!saved) {
      skipped.push(problem.id);
      continue;
    }
    pks.set(problem.id, saved.pk);
    if (saved.changed) changedProblems += 1;
  }
  let changedChallenges = 0;
  for (const challenge of content.challenges) {
    if (await saveChallenge(transaction, challenge, pks)) changedChallenges += 1;
  }
  return { changedProblems, changedChallenges, skipped };
}

/** @returns whether anything was written */
async function saveChallenge(
  transaction: Database,
  challenge: ChallengeFile,
  pks: ReadonlyMap<string, string>,
): Promise<boolean> {
  const { url, name, description, tags } = challenge;
  const problemPks = challenge.problems.flatMap((id) => pks.get(id) ?? []);
  const content: Omit<Insertable<ChallengesTable>, 'pk' | 'version'> = {
    url,
    name,
    description,
    tags,
    content_hash: hashJson({ ...challenge, problemPks }),
  };
  const stored = await transaction
    .selectFrom('challenges')
    .select(['pk', 'version', 'content_hash'])
    .where('url', '=', url)
    .executeTakeFirst();
  if (stored?.content_hash === content.content_hash) return false;
  const pk = stored?.pk ?? newId();
  const row = { ...content, version: (stored?.version ?? 0) + 1 };
  await transaction
    .insertInto('challenges')
    .values({ pk, ...row })
    .onConflict((conflict) => conflict.column('pk').doUpdateSet(row))
    .execute();
  await transaction.deleteFrom('challenge_problems').where('challenge_pk', '=', pk).execute();
  const rows = problemPks.map((problem_pk, position) => ({ challenge_pk: pk, position, problem_pk }));
  if (rows.length > 0) await transaction.insertInto('challenge_problems').values(rows).execute();
  return true;
}
