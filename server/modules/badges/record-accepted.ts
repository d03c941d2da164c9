import { sql } from 'kysely';
import type { BadgeName } from '../../../contract/rules/badge-names';
import { solverSteps, streakSteps } from '../../../contract/rules/badges';
import type { Database } from '../../platform/database/open';
import { awardBadges } from './award';
import { readStreaks } from './streaks';

export interface AcceptedWork {
  readonly uid: string;
  readonly problemPk: string;
  /** It counts for this day, regardless of when it was judged. */
  readonly receivedTime: Date;
}

/**
 * Call it in the transaction of the judgement. Only other users' public problems count, because users could create
 * easy ones.
 */
export async function recordAccepted(transaction: Database, work: AcceptedWork): Promise<void> {
  const { uid, problemPk, receivedTime } = work;
  if (!(await counts(transaction, problemPk, uid))) return await markSolved(transaction, work);
  // Two transactions that each see nine problems would both miss the tenth.
  await lockPeople(transaction, [uid]);
  const { rows } = await sql<{ accepted: number; is_new: boolean }>`
    with solved as (
      insert into solved_problems (uid, problem_pk, solved_at) values (${uid}, ${problemPk}, ${receivedTime})
      on conflict (uid, problem_pk) do update set counts = true, changed = pg_current_xact_id()
        where not solved_problems.counts
      returning uid
    )
    insert into practice_days (uid, day, accepted)
      values (${uid}, (${receivedTime}::timestamptz at time zone 'UTC')::date, 1)
      on conflict (uid, day) do update set accepted = practice_days.accepted + 1, changed = pg_current_xact_id()
      returning accepted, exists (select from solved) as is_new`.execute(transaction);
  const isNewDay = rows[0]?.accepted === 1;
  const isNewProblem = rows[0]?.is_new === true;
  if (isNewDay || isNewProblem) await awardForPractice(transaction, uid);
}

/** Without counting the problem. */
async function markSolved(
  transaction: Database,
  { uid, problemPk, receivedTime }: AcceptedWork,
): Promise<void> {
  await sql`insert into solved_problems (uid, problem_pk, solved_at, counts)
    values (${uid}, ${problemPk}, ${receivedTime}, false) on conflict do nothing`.execute(transaction);
}

export async function awardForPractice(transaction: Database, uid: string): Promise<void> {
  const { rows } = await sql<{ solved: number }>`
    select count(*)::int as solved from solved_problems where uid = ${uid} and counts`.execute(transaction);
  const solved = rows[0]?.solved ?? 0;
  const { longest } = await readStreaks(transaction, uid);
  const earned: BadgeName[] = [
    ...solverSteps.filter((step) => solved >= step).map((step) => `solver-${step}` as const),
    ...streakSteps.filter((step) => longest >= step).map((step) => `streak-${step}` as const),
  ];
  await awardBadges(transaction, uid, earned);
}

/** In the order of the ids, to avoid deadlocks. */
export async function lockPeople(transaction: Database, uids: readonly string[]): Promise<void> {
  await sql`select uid from users where uid = any(${uids}) order by uid for no key update`.execute(
    transaction,
  );
}

async function counts(db: Database, problemPk: string, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('problems')
    .select('pk')
    .where('pk', '=', problemPk)
    .where('public', '=', true)
    .where('creator', '<>', uid)
    .executeTakeFirst();
  return row !== undefined;
}
