import { type Migration, sql } from 'kysely';

const statements = [
  // False for existing contests: their organisers did not choose it.
  'alter table contests add column practice_open boolean not null default false',
  `create table contest_editorials (
    contest_pk text not null references contests on delete cascade,
    problem_pk text not null references problems on delete cascade,
    text text not null,
    version integer not null,
    updated_at timestamptz not null default now(),
    primary key (contest_pk, problem_pk)
  )`,
];

export const contestPractice: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
