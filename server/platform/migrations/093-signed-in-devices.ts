import { type Migration, sql } from 'kysely';

const statements = [
  `alter table identity_sessions
    add column browser text,
    add column system text,
    add column seen_at timestamptz not null default now()`,
  'update identity_sessions set seen_at = coalesce(used_at, created_at)',
];

export const signedInDevices: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
