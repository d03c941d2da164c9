import { type Migration, sql } from 'kysely';

const statements = [
  'alter table contests add column warning_seconds int not null default 0',
  `alter table contest_runs
    add column absences jsonb not null default '{}',
    add column away_ms bigint not null default 0,
    add column glances jsonb`,
];

export const absences: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
