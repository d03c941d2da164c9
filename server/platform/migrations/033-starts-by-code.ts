import { type Migration, sql } from 'kysely';

/** Runs started offline with the typed pack code: nobody can confirm the start time, and the organiser sees that. */
export const startsByCode: Migration = {
  up: async (db) => {
    await sql`alter table contest_runs add column by_code boolean not null default false`.execute(db);
  },
};
