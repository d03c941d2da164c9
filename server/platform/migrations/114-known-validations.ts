import { type Migration, sql } from 'kysely';

export const knownValidations: Migration = {
  up: async (db) => {
    // A validation in the wizard counts when the problem is published.
    await sql`create index code_runs_validations on code_runs (uid, source_hash)
      where source_hash is not null and jury_check_id is null`.execute(db);
  },
};
