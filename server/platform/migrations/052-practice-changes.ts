import { type Migration, sql } from 'kysely';

const statements = [
  // The transaction that last wrote the row: a device asks for changes since a transaction id, without any
  // lock.
  'alter table solved_problems add column changed xid8 not null default pg_current_xact_id()',
  'alter table practice_days add column changed xid8 not null default pg_current_xact_id()',
  'alter table answers add column changed xid8 not null default pg_current_xact_id()',
  'alter table solved_problems add column counts boolean not null default true',
  `insert into solved_problems (uid, problem_pk, solved_at, counts)
    select work.uid, work.problem_pk, min(work.received_time), false from (
      select uid, problem_pk, received_time from submissions where uid is not null and verdict = 'AC'
      union all
      select uid, problem_pk, received_time from answers where uid is not null and correct and not exists (
        select from contest_entries entry where entry.id = answers.id and entry.state in ('held', 'refused'))
    ) work group by 1, 2 on conflict do nothing`,
  // A rejudge deletes rows, which a device that asks for changes would not see. It fetches everything again
  // instead.
  `create table practice_recounts (
    uid text primary key,
    changed xid8 not null default pg_current_xact_id()
  )`,
];

export const practiceChanges: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
