import { type Migration, sql } from 'kysely';

export const checkerFaults: Migration = {
  up: async (db) => {
    await sql.raw('alter table judgements add column checker_fault text').execute(db);
  },
};
