import { type Migration, sql } from 'kysely';

const statements = [
  `create table firebase_accounts (
    uid text primary key,
    disabled boolean not null default false,
    removed boolean not null default false,
    valid_since bigint not null default 0,
    heard_at timestamptz,
    changed_at timestamptz not null default now()
  )`,
  'create index firebase_accounts_by_age on firebase_accounts (changed_at)',
  // One row: the public keys of Firebase's tokens, for a start while they cannot be fetched.
  `create table firebase_keys (
    project_id text primary key,
    keys jsonb not null,
    heard_at timestamptz not null
  )`,
];

export const firebaseAccounts: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
