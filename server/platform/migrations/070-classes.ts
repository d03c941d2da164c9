import { type Migration, sql } from 'kysely';

const statements = [
  `create table teachers (
    uid text primary key references users on delete cascade,
    granted_at timestamptz not null default now()
  )`,
  `create table classes (
    id uuid primary key,
    name text not null,
    code text unique,
    created_at timestamptz not null default now(),
    archived_at timestamptz
  )`,
  `create table class_members (
    class_id uuid not null references classes on delete cascade,
    uid text not null references users on delete cascade,
    role text not null check (role in ('teacher', 'student')),
    group_name text not null default '',
    joined_at timestamptz not null default now(),
    removed_at timestamptz,
    primary key (class_id, uid)
  )`,
  'create index class_members_uid on class_members (uid)',
  // The key names the row in the teacher's list: a repeated upload creates nothing twice.
  `create table class_accounts (
    uid text primary key references users on delete cascade,
    class_id uuid not null references classes on delete cascade,
    key text not null,
    created_by text not null,
    created_at timestamptz not null default now()
  )`,
  'create unique index class_accounts_key on class_accounts (class_id, key)',
  'create index class_accounts_creator on class_accounts (created_by, created_at)',
];

export const classes: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
