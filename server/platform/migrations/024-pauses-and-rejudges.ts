import { type Migration, sql } from 'kysely';

const statements = [
  // While it stands still nobody knows until when; then it is one of those removed.
  'alter table contests add column paused_since timestamptz',
  // Null: submissions of the problem wherever they were handed in.
  'alter table rejudges add column contest_pk text references contests on delete set null',
  'create index rejudges_contest on rejudges (contest_pk)',
];

/** The pause of a contest, and rejudgings of one contest alone. */
export const pausesAndRejudges: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
