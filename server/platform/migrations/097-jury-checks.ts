import { type Migration, sql } from 'kysely';

const statements = [
  // Test cases, checker and scoring, packed, for all runs of jury solutions on them.
  `create table jury_checks (
    id uuid primary key,
    uid text not null,
    data_hash text not null,
    data bytea not null,
    used_at timestamptz not null default now(),
    unique (uid, data_hash)
  )`,
  'alter table code_runs add column jury_check_id uuid references jury_checks on delete cascade',
  'alter table code_runs add column source_hash text',
  'alter table code_runs add column jury_result jsonb',
  `create unique index code_runs_jury on code_runs (jury_check_id, language, source_hash)
    where jury_check_id is not null`,
];

export const juryChecks: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
