import { type Migration, sql } from 'kysely';

const statements = [
  // An open pause; once it ends, it becomes a removed interval.
  'alter table contests add column paused_since timestamptz',
  'alter table rejudges add column contest_pk text references contests on delete set null',
  'create index rejudges_contest on rejudges (contest_pk)',
];

export const pausesAndRejudges: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
