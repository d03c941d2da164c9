import { type Migration, sql } from 'kysely';

const statements = [
  `create table class_sign_in_codes (
    uid text primary key references users on delete cascade,
    class_id uuid not null references classes on delete cascade,
    code_hash text not null,
    created_at timestamptz not null default now()
  )`,
  'create index class_sign_in_codes_class on class_sign_in_codes (class_id)',
  `create table returned_work (
    id uuid primary key,
    uid text not null references users on delete cascade,
    work text not null,
    created_at timestamptz not null default now()
  )`,
  'create index returned_work_uid on returned_work (uid, created_at)',
  "alter table identity_sessions add column provider text not null default 'password'",
];

export const sharedDevices: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
