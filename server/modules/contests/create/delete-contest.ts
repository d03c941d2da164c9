import { sql } from 'kysely';
import { contestPhase } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { findManagedContest } from '../contest-role';
import { type ContestRow, clockOf } from '../contest-row';
import { contestRefusals } from '../messages';

/**
 * If other users have registered, the rows stay but are hidden: users with the link read that it was deleted, and
 * participants keep their submissions. Refused while somebody is in the contest or a late submission can arrive.
 */
export async function deleteContest(
  transaction: Database,
  slug: string,
  uid: string,
  now = new Date(),
): Promise<{ slug: string }> {
  const contest = await findManagedContest(transaction, slug, uid, 'creator', 'change');
  const others = await countOthers(transaction, contest);
  if (others.runs > 0 && !isSettled(contest, others.extraTimeMs, now))
    throw new Refusal('CONTEST_BEGUN', { message: contestRefusals.inUse });
  if (others.registered === 0) {
    await transaction.deleteFrom('contests').where('pk', '=', contest.pk).execute();
  } else {
    await transaction
      .updateTable('contests')
      .set({ deleted_at: now, updated_at: now })
      .where('pk', '=', contest.pk)
      .execute();
  }
  return { slug: contest.slug };
}

async function countOthers(db: Database, { pk, creator }: ContestRow) {
  return await db
    .selectFrom('contest_participants as m')
    .leftJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 'm.contest_pk').onRef('run.uid', '=', 'm.uid'),
    )
    .select([
      sql<number>`count(*)::int`.as('registered'),
      sql<number>`count(run.uid)::int`.as('runs'),
      sql<number>`coalesce(max(m.extra_time_ms), 0)::float8`.as('extraTimeMs'),
    ])
    .where('m.contest_pk', '=', pk)
    .where('m.uid', '<>', creator)
    .executeTakeFirstOrThrow();
}

/** Including the grace time. */
function isSettled(contest: ContestRow, extraTimeMs: number, now: Date): boolean {
  const graceMs = contest.late_sync_minutes * 60_000;
  return contestPhase(clockOf(contest, now), now.getTime() - extraTimeMs - graceMs) === 'ended';
}
