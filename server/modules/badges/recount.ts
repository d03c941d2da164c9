import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';
import { awardForPractice, lockPeople } from './record-accepted';

export interface ChangedWork {
  readonly uid: string;
  readonly receivedTime: Date;
}

/** After a rejudge, in its transaction. Earned badges stay, because the fault was not the user's. */
export async function recountProblem(
  transaction: Database,
  problemPk: string,
  changed: readonly ChangedWork[],
): Promise<void> {
  if (changed.length === 0) return;
  const uids = [...new Set(changed.map(({ uid }) => uid))].sort();
  await lockPeople(transaction, uids);
  await sql`delete from solved_problems where problem_pk = ${problemPk} and uid = any(${uids})`.execute(
    transaction,
  );
  await sql`insert into solved_problems (uid, problem_pk, solved_at, counts)
    select work.uid, work.problem_pk, min(work.received_time), bool_and(work.counts) from ${accepted(uids)} work
      where work.problem_pk = ${problemPk} group by work.uid, work.problem_pk`.execute(transaction);
  await sql`insert into practice_recounts (uid) select unnest(${uids}::text[])
    on conflict (uid) do update set changed = pg_current_xact_id()`.execute(transaction);
  const days = sql`(select distinct uid, (received_time at time zone 'UTC')::date as day
    from unnest(${changed.map(({ uid }) => uid)}::text[], ${changed.map(({ receivedTime }) => receivedTime)}::timestamptz[])
      as changed (uid, received_time))`;
  await sql`delete from practice_days using ${days} touched
    where practice_days.uid = touched.uid and practice_days.day = touched.day`.execute(transaction);
  await sql`insert into practice_days (uid, day, accepted)
    select touched.uid, touched.day, count(*)::int from ${days} touched
      join ${accepted(uids)} work on work.uid = touched.uid and work.counts
        and work.received_time >= touched.day::timestamp at time zone 'UTC'
        and work.received_time < (touched.day + 1)::timestamp at time zone 'UTC'
      group by touched.uid, touched.day`.execute(transaction);
  for (const uid of uids) await awardForPractice(transaction, uid);
}

/** As marked by `recordAccepted`. */
const accepted = (uids: readonly string[]) => sql`(
  select submissions.uid, problem_pk, received_time, problems.public and problems.creator <> submissions.uid as counts
    from submissions join problems on problems.pk = problem_pk
    where submissions.uid = any(${uids}) and verdict = 'AC'
  union all
  select answers.uid, problem_pk, received_time, problems.public and problems.creator <> answers.uid
    from answers join problems on problems.pk = problem_pk
    where answers.uid = any(${uids}) and correct and not exists (
      select from contest_entries entry where entry.id = answers.id and entry.state in ('held', 'refused')))`;
