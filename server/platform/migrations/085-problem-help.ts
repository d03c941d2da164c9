import { type Migration, sql } from 'kysely';

const statements = [
  // For lists, which never read the texts.
  'alter table problems add column hint_count int not null default 0',
  'alter table problems add column has_editorial boolean not null default false',
  // A table of its own, so that no query of whole problems reads the texts. Only of the newest version.
  `create table problem_help (
    problem_pk text primary key references problems on delete cascade,
    hints text[] not null,
    editorial text not null
  )`,
];

export const problemHelp: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
