import { type Migration, sql } from 'kysely';

const statements = [
  // A run is of a problem that is there, or of one that is being written and travels with it.
  'alter table code_runs alter column problem_pk drop not null',
  'alter table code_runs add column draft bytea',
];

/** Programs of authors, tried on the cases of a problem before it is published. */
export const problemChecks: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
