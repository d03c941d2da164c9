import { type Migration, sql } from 'kysely';

/** Runs that began without a network, by the typed code of the contest's pack: nobody saw when, and their organiser is to know. */
export const startsByCode: Migration = {
  up: async (db) => {
    await sql`alter table contest_runs add column by_code boolean not null default false`.execute(db);
  },
};
