import { type Migration, sql } from 'kysely';

const statements = [
  // An invitation until it is accepted. By email: without uid until then, and without email afterwards.
  `create table problem_members (
    id uuid primary key,
    problem_pk text not null references problems on delete cascade,
    uid text references users on delete cascade,
    email text,
    role text not null,
    invited_by text not null,
    invited_at timestamptz not null default now(),
    accepted_at timestamptz
  )`,
  'create unique index problem_members_person on problem_members (problem_pk, uid) where uid is not null',
  'create index problem_members_uid on problem_members (uid) where uid is not null',
  'create index problem_members_address on problem_members (lower(email)) where email is not null',
];

export const problemMembers: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
