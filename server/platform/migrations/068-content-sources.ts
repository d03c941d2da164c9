import { type Migration, sql } from 'kysely';

/** Signers whose content files the operator trusts. */
export const contentSources: Migration = {
  up: async (db) => {
    await sql`create table content_sources (
      fingerprint text primary key,
      trusted_at timestamptz not null default now()
    )`.execute(db);
  },
};
