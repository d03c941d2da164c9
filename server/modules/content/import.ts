import { type Insertable, sql } from 'kysely';
import type { NewContest } from '../../../contract/entities/contest/new-contest';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { newId } from '../../platform/database/new-id';
import type { Database } from '../../platform/database/open';
import type { ChallengesTable } from '../../platform/database/schema-problems';
import { hashJson } from '../../platform/idempotency';
import type { ChallengeFile, Content } from './load-content';

/** Owner of bundled content; not a user. */
export const contentOwner = 'codeferry';
const importName = 'bundled';
/** Increase it to import unchanged files again. */
const importerVersion = 3;
/** An arbitrary number. Serialises imports of processes that start at the same time. */
const lockNumber = 728_301;

export interface ImportReport {
  readonly changedProblems: number;
  readonly changedChallenges: number;
  /** Taken ids of problems and slugs of contests; not imported. */
  readonly skipped: readonly string[];
}

/** Undefined if the id belongs to somebody else. */
export type SaveProblem = (
  transaction: Database,
  problem: NewProblem,
  id: string,
  creator: string,
) => Promise<{ pk: string; changed: boolean } | undefined>;

/** False if the slug belongs to somebody else. */
export type SaveContest = (
  transaction: Database,
  contest: NewContest,
  slug: string,
  creator: string,
) => Promise<boolean>;

export interface ContentStore {
  readonly saveProblem: SaveProblem;
  readonly saveContest: SaveContest;
}

/** Does nothing if the content hash is unchanged; otherwise changed items get a new version. */
export async function importContent(
  db: Database,
  content: Content,
  savers: ContentStore,
): Promise<ImportReport | 'unchanged'> {
  const hash = `${importerVersion}/${content.contentHash}`;
  return await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    if ((await importedHash(transaction)) === hash) return 'unchanged';
    const report = await importAll(transaction, content, savers);
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
  { saveProblem, saveContest }: ContentStore,
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
  for (const [position, challenge] of content.challenges.entries()) {
    if (await saveChallenge(transaction, challenge, position, pks)) changedChallenges += 1;
  }
  for (const { slug, contest } of content.contests) {
    const problems = contest.problems.filter((id) => pks.has(id));
    const isSaved =
      problems.length > 0 && (await saveContest(transaction, { ...contest, problems }, slug, contentOwner));
    if (!isSaved) skipped.push(slug);
  }
  return { changedProblems, changedChallenges, skipped };
}

/** @returns whether it is new or changed */
export async function saveChallenge(
  transaction: Database,
  challenge: ChallengeFile,
  position: number,
  pks: ReadonlyMap<string, string>,
): Promise<boolean> {
  const { url, name, description, tags, translations = [] } = challenge;
  const problemPks = challenge.problems.flatMap((id) => pks.get(id) ?? []);
  const content: Omit<Insertable<ChallengesTable>, 'pk' | 'version' | 'position'> = {
    url,
    name,
    description,
    tags,
    translations: JSON.stringify(translations),
    content_hash: hashJson({ ...challenge, problemPks }),
  };
  const stored = await transaction
    .selectFrom('challenges')
    .select(['pk', 'version', 'content_hash'])
    .where('url', '=', url)
    .executeTakeFirst();
  if (stored?.content_hash === content.content_hash) {
    // The position is not part of the version.
    await transaction.updateTable('challenges').set({ position }).where('pk', '=', stored.pk).execute();
    return false;
  }
  const pk = stored?.pk ?? newId();
  const row = { ...content, position, version: (stored?.version ?? 0) + 1 };
  await transaction
    .insertInto('challenges')
    .values({ pk, ...row })
    .onConflict((conflict) => conflict.column('pk').doUpdateSet(row))
    .execute();
  await transaction.deleteFrom('challenge_problems').where('challenge_pk', '=', pk).execute();
  const rows = problemPks.map((problem_pk, at) => ({ challenge_pk: pk, position: at, problem_pk }));
  if (rows.length > 0) await transaction.insertInto('challenge_problems').values(rows).execute();
  return true;
}
