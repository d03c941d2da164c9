import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import type { Translation } from '../../../../contract/entities/problem/statement-texts';
import type { Database } from '../../../platform/database/open';
import type { ContestPacksTable } from '../../../platform/database/schema-contests';
import { readDetailsOf } from '../../problems/public';
import { type ContestRow, contestProblemVersions } from '../contest-row';
import { newPackSecret } from './seal-pack';

export type PackRow = Selectable<ContestPacksTable>;

export async function findPack(db: Database, contestPk: string): Promise<PackRow | undefined> {
  return await db
    .selectFrom('contest_packs')
    .selectAll()
    .where('contest_pk', '=', contestPk)
    .executeTakeFirst();
}

/**
 * The first request creates the pack; a change of the contest or of a problem's version increases its version. Stores
 * the texts of each version for differences.
 */
export async function updatePack(db: Database, contest: ContestRow): Promise<PackRow> {
  const fingerprint = await fingerprintOf(db, contest);
  const known = await findPack(db, contest.pk);
  if (known?.fingerprint === fingerprint) return known;
  if (!known) await insertPack(db, contest);
  return await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('contest_packs')
      .selectAll()
      .where('contest_pk', '=', contest.pk)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.fingerprint === fingerprint) return row;
    const changed = { version: row.version + 1, fingerprint, changed_at: new Date() };
    await transaction
      .updateTable('contest_packs')
      .set(changed)
      .where('contest_pk', '=', contest.pk)
      .execute();
    await noteTexts(transaction, contest.pk, changed.version);
    return { ...row, ...changed };
  });
}

/** Concurrent first requests create one pack. */
async function insertPack(db: Database, { pk, slug }: ContestRow): Promise<void> {
  const secret = await newPackSecret(slug);
  await db
    .insertInto('contest_packs')
    .values({ contest_pk: pk, ...secret, version: 0, fingerprint: '', changed_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function fingerprintOf(db: Database, contest: ContestRow): Promise<string> {
  const problems = await contestProblemVersions(db, contest.pk);
  const all = [contest.version, contest.max_questions, contest.randomize_questions];
  const text = JSON.stringify([...all, problems.map(({ pk, version }) => [pk, version])]);
  return createHash('sha256').update(text).digest('hex');
}

/** Stores texts that changed since the previous version. */
async function noteTexts(transaction: Database, contestPk: string, version: number): Promise<void> {
  const problems = await contestProblemVersions(transaction, contestPk);
  const before = new Map(
    (
      await transaction
        .selectFrom('contest_pack_texts')
        .select(['problem_pk', 'text'])
        .where('contest_pk', '=', contestPk)
        .orderBy('version')
        .execute()
    ).map(({ problem_pk, text }) => [problem_pk, text]),
  );
  const details = await readDetailsOf(transaction, problems);
  for (const detail of details) {
    const text = textOf(detail);
    if (before.get(detail._id) === text) continue;
    const row = { contest_pk: contestPk, problem_pk: detail._id, version, title: detail.title, text };
    await transaction
      .insertInto('contest_pack_texts')
      .values({ ...row, noted_at: new Date() })
      .execute();
  }
}

const translatedTexts = ({ options = [], ...texts }: Translation) => [
  ...Object.values(texts),
  ...options.map(({ text }) => text),
];

export function textOf(problem: ProblemDetail): string {
  const { title, description, inputFormat, outputFormat, constraints, explanation, samples } = problem;
  const { questionText = '', options = [] } = problem.question ?? {};
  const parts = [title, description, inputFormat, outputFormat, constraints, explanation, questionText];
  const examples = samples.map(({ input, output, explanation }) =>
    [`Input:\n${input}\nOutput:\n${output}`, explanation].filter(Boolean).join('\n'),
  );
  const own = [...parts, ...options.map(({ text }) => text), ...examples];
  return [...own, ...(problem.translations ?? []).flatMap(translatedTexts)].filter(Boolean).join('\n');
}
