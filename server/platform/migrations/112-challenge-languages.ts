import { type Migration, sql } from 'kysely';

export const challengeLanguages: Migration = {
  up: async (db) => {
    await sql.raw(`alter table challenges add column translations jsonb not null default '[]'`).execute(db);
  },
};
