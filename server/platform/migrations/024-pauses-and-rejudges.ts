import { type Migration, sql } from 'kysely';

const statements = [
  // An open pause; once it ends, it becomes a removed interval.
  'alter table contests add column paused_since timestamptz',
  // Null: submissions from everywhere.
  'alter table rejudges add column contest_pk text references contests on delete set null',
  'create index rejudges_contest on rejudges (contest_pk)',
];

/** Pausing a contest, and rejudging within one contest. */
export const pausesAndRejudges: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
