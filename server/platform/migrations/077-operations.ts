import { type Migration, sql } from 'kysely';

const statements = [
  "alter table judge_workers add column host text not null default ''",
  'alter table judge_workers add column started_at timestamptz not null default now()',
  "alter table judge_workers add column control text not null default 'run'",
  "alter table judge_workers add column jobs jsonb not null default '[]'",
  // Only what differs from the default.
  `create table settings (
    name text primary key,
    value jsonb not null,
    changed_by text,
    changed_at timestamptz not null default now()
  )`,
];

export const operations: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
