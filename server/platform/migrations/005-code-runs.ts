import { type Migration, sql } from 'kysely';

const statements = [
  `create table code_runs (
    id uuid primary key,
    uid text,
    group_key text not null,
    problem_pk text not null references problems on delete cascade,
    language text not null,
    code text not null,
    inputs jsonb not null,
    status text not null,
    claim text,
    faults int not null default 0,
    result jsonb,
    received_time timestamptz not null
  )`,
  `create index code_runs_waiting on code_runs (group_key) where status = 'queued'`,
  'create index code_runs_by_age on code_runs (received_time)',
];

export const codeRuns: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
