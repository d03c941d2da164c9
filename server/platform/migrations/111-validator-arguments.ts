import { type Migration, sql } from 'kysely';

export const validatorArguments: Migration = {
  up: async (db) => {
    // Of single test cases, by validator.
    await sql`alter table test_cases add column validator_arguments jsonb`.execute(db);
  },
};
