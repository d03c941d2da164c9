import { type Migration, sql } from 'kysely';

/** Challenges stand in the order of their path, whichever of them came into the database first. */
export const challengePlaces: Migration = {
  up: async (db) => {
    await sql.raw('alter table challenges add column position int not null default 0').execute(db);
  },
};
