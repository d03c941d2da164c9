import { type Migration, sql } from 'kysely';

/** Challenges keep the order of their path, in whatever order they were imported. */
export const challengePlaces: Migration = {
  up: async (db) => {
    await sql.raw('alter table challenges add column position int not null default 0').execute(db);
  },
};
