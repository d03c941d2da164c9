import { sql } from 'kysely';
import type {
  ManagedEditorials,
  ManagePractice,
} from '../../../../contract/entities/contest/contest-practice';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { graceEndMs, withExtraTimes } from '../../contest-clock/public';
import { findManagedContest } from '../contest-role';
import type { ContestRow } from '../contest-row';

/** For the staff, who read the problems anyway. */
export async function readEditorials(db: Database, slug: string, uid: string): Promise<ManagedEditorials> {
  return await toEditorials(db, await findManagedContest(db, slug, uid, 'read'));
}

/** @throws Refusal CONTEST_EDITED if somebody else changed the editorial meanwhile */
export async function managePractice(
  db: Database,
  change: ManagePractice,
  uid: string,
): Promise<ManagedEditorials> {
  return await db.transaction().execute(async (transaction) => {
    const contest = await findManagedContest(transaction, change.contestSlug, uid, 'all', 'change');
    if (change.action === 'write') {
      await writeEditorial(transaction, contest, change);
      return await toEditorials(transaction, contest);
    }
    const set = { practice_open: change.openForPractice };
    await transaction.updateTable('contests').set(set).where('pk', '=', contest.pk).execute();
    return await toEditorials(transaction, { ...contest, ...set });
  });
}

type Writing = Extract<ManagePractice, { action: 'write' }>;

/** The contest is locked, so the version cannot change meanwhile. */
async function writeEditorial(
  transaction: Database,
  { pk }: ContestRow,
  { problemID, version, text }: Writing,
): Promise<void> {
  const stored = await selectEditorials(transaction, pk)
    .where(sql`lower(problems.id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  if (!stored) throw new Refusal('PROBLEM_NOT_FOUND');
  const current = stored.version ?? 0;
  const isRepeat = stored.text === text;
  if (isRepeat) return;
  if (current !== version) {
    throw new Refusal('CONTEST_EDITED', {
      message: 'Another organiser changed this editorial. Compare the two texts, then save again.',
    });
  }
  const row = { text, version: current + 1, updated_at: new Date() };
  await transaction
    .insertInto('contest_editorials')
    .values({ contest_pk: pk, problem_pk: stored.pk, ...row })
    .onConflict((conflict) => conflict.columns(['contest_pk', 'problem_pk']).doUpdateSet(row))
    .execute();
}

async function toEditorials(db: Database, contest: ContestRow): Promise<ManagedEditorials> {
  const opensMs = graceEndMs(await withExtraTimes(db, contest));
  const rows = await selectEditorials(db, contest.pk).execute();
  return {
    openForPractice: contest.practice_open,
    opensAt: opensMs === null ? null : new Date(opensMs).toISOString(),
    problems: rows.map(({ id, title, text, version, ...row }) => ({
      id,
      title,
      isPrivate: !row.public,
      text: text ?? '',
      version: version ?? 0,
    })),
  };
}

function selectEditorials(db: Database, contestPk: string) {
  return db
    .selectFrom('contest_problems as q')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .innerJoin('problem_contents as held', (join) =>
      join.onRef('held.pk', '=', 'q.problem_pk').onRef('held.version', '=', 'q.problem_version'),
    )
    .leftJoin('contest_editorials as e', (join) =>
      join.onRef('e.contest_pk', '=', 'q.contest_pk').onRef('e.problem_pk', '=', 'q.problem_pk'),
    )
    .select(['problems.pk', 'problems.id', 'problems.public', 'held.title', 'e.text', 'e.version'])
    .where('q.contest_pk', '=', contestPk)
    .orderBy('q.position');
}
