import { type Migration, sql } from 'kysely';

const statement = `alter table contests
  add column freeze_kept boolean not null default false,
  add column unfrozen_at timestamptz,
  add column medals int[] not null default '{1,1,1}',
  add column api_key_hash text`;

export const contestResults: Migration = {
  up: async (db) => {
    await sql.raw(statement).execute(db);
  },
};
