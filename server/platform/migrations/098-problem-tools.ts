import { type Migration, sql } from 'kysely';

const statements = [
  // Only of the newest version: programs of authors, which no reader of a problem gets.
  `create table problem_tools (
    problem_pk text primary key references problems on delete cascade,
    tools jsonb not null
  )`,
  'alter table test_cases add column explanation text',
  'alter table test_cases add column generator_line text',
];

export const problemTools: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
