import { type Migration, sql } from 'kysely';

const statements = [
  // Tables of their own, so that no query of whole problems reads them. Only of the newest version.
  `create table jury_solutions (
    problem_pk text not null references problems on delete cascade,
    position int not null,
    name text not null,
    folder text,
    language text not null,
    source text not null,
    expected text[] not null,
    partial boolean not null,
    rules jsonb,
    result jsonb,
    primary key (problem_pk, position)
  )`,
  // Other files of the package's submissions/.
  `create table jury_files (
    problem_pk text not null references problems on delete cascade,
    position int not null,
    path text not null,
    content text not null,
    is_base64 boolean not null,
    primary key (problem_pk, position)
  )`,
];

export const jurySolutions: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
