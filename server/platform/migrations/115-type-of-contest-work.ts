import { type Migration, sql } from 'kysely';

/** Devices could send a contest's entry with another type, so that pages of practice showed it during the contest. */
export const typeOfContestWork: Migration = {
  up: async (db) => {
    for (const table of ['submissions', 'answers'])
      await sql`update ${sql.table(table)} work set type = 'contest' from contest_entries entry
        where entry.id = work.id and work.type <> 'contest'`.execute(db);
  },
};
