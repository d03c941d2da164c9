import { type Migration, sql } from 'kysely';

const statements = [
  // Every published version. Its test cases are those of `data_version`, which versions with the same tests share.
  `create table problem_history (
    problem_pk text not null references problems on delete cascade,
    version int not null,
    saved_by text,
    saved_at timestamptz not null default now(),
    note text not null default '',
    content jsonb,
    data_version int not null,
    bytes int not null,
    primary key (problem_pk, version)
  )`,
];

export const problemHistory: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
