import { type Migration, sql } from 'kysely';

const statements = [
  `create table help_openings (
    uid text not null references users on delete cascade,
    problem_pk text not null references problems on delete cascade,
    part text not null check (part in ('hint1', 'hint2', 'hint3', 'editorial')),
    opened_at timestamptz not null,
    received_at timestamptz not null default now(),
    primary key (uid, problem_pk, part)
  )`,
  'create index help_openings_problem on help_openings (problem_pk)',
];

export const helpOpenings: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
