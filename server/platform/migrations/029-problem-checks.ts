import { type Migration, sql } from 'kysely';

const statements = [
  // A run belongs to a stored problem, or carries an unpublished one.
  'alter table code_runs alter column problem_pk drop not null',
  'alter table code_runs add column draft bytea',
];

export const problemChecks: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
