import { type Migration, sql } from 'kysely';

const statements = [
  'alter table problems add column question jsonb',
  `create table answers (
    id uuid primary key,
    uid text,
    problem_pk text not null references problems on delete cascade,
    problem_version int not null,
    answer jsonb not null,
    correct boolean not null,
    score real not null,
    type text not null,
    challenge_id text,
    device_time timestamptz,
    received_time timestamptz not null
  )`,
  'create index answers_by_person on answers (uid, problem_pk, received_time) where uid is not null',
  'create index answers_by_problem on answers (problem_pk)',
];

export const questions: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
