import { type Migration, sql } from 'kysely';

const statements = [
  // The transaction that wrote a row last: a device asks for what changed since a transaction number. No lock is needed for that order.
  'alter table solved_problems add column changed xid8 not null default pg_current_xact_id()',
  'alter table practice_days add column changed xid8 not null default pg_current_xact_id()',
  'alter table answers add column changed xid8 not null default pg_current_xact_id()',
  // False: a problem of one's own or a private one. It has its mark, but no badge and no profile counts it.
  'alter table solved_problems add column counts boolean not null default true',
  `insert into solved_problems (uid, problem_pk, solved_at, counts)
    select work.uid, work.problem_pk, min(work.received_time), false from (
      select uid, problem_pk, received_time from submissions where uid is not null and verdict = 'AC'
      union all
      select uid, problem_pk, received_time from answers where uid is not null and correct and not exists (
        select from contest_entries entry where entry.id = answers.id and entry.state in ('held', 'refused'))
    ) work group by 1, 2 on conflict do nothing`,
  // A rejudge removes rows. A device that asks for what changed would not see that, and fetches everything again.
  `create table practice_recounts (
    uid text primary key,
    changed xid8 not null default pg_current_xact_id()
  )`,
];

/** Lets a device fetch the solved problems and practice days of its account in parts. */
export const practiceChanges: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
