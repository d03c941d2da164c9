import { type Migration, sql } from 'kysely';

const profiles = [
  `create table avatars (
    hash text primary key,
    media_type text not null,
    bytes bytea not null,
    created_at timestamptz not null default now()
  )`,
  `alter table users
    add column preferences jsonb not null default '{}',
    add column avatar_hash text references avatars`,
  'create index users_avatar on users (avatar_hash) where avatar_hash is not null',
];

const passwordReset = [
  `create table password_otps (
    uid text primary key,
    mac text not null,
    tries int not null default 0,
    expires_at timestamptz not null
  )`,
  `create table server_secrets (
    name text primary key,
    value text not null
  )`,
  `create table mails (
    id uuid primary key,
    uid text,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    attempts int not null default 0,
    next_at timestamptz not null default now(),
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  'create index mails_due on mails (next_at)',
];

const identity = [
  `create table identity_known_networks (
    uid text not null references identity_accounts on delete cascade,
    network text not null,
    seen_at timestamptz not null default now(),
    primary key (uid, network)
  )`,
  `create unlogged table identity_guards (
    name text primary key,
    attempts int not null,
    locked_until timestamptz,
    refused boolean not null,
    seen_at timestamptz not null default now()
  )`,
  'alter table identity_accounts drop column failed_sign_ins, drop column locked_until',
  `create table identity_sessions (
    id uuid primary key,
    uid text not null references identity_accounts on delete cascade,
    auth_time bigint not null,
    used_generation int not null default -1,
    used_hash text,
    used_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  'create index identity_sessions_of on identity_sessions (uid)',
  `alter table identity_refresh_tokens
    add column session_id uuid,
    add column generation int not null default 0`,
  // Signed-in users stay signed in: each live token becomes the first one of its own session.
  'delete from identity_refresh_tokens where dead_at is not null',
  'update identity_refresh_tokens set session_id = gen_random_uuid()',
  `insert into identity_sessions (id, uid, auth_time, created_at)
    select session_id, uid, auth_time, created_at from identity_refresh_tokens`,
  `alter table identity_refresh_tokens
    alter column session_id set not null,
    add foreign key (session_id) references identity_sessions on delete cascade,
    drop column uid,
    drop column auth_time,
    drop column parent_hash,
    drop column dead_at`,
  'create index identity_refresh_tokens_in on identity_refresh_tokens (session_id, generation)',
  `create table identity_effects (
    id uuid primary key,
    uid text not null,
    effect jsonb not null,
    attempts int not null default 0,
    next_at timestamptz not null default now(),
    last_error text,
    created_at timestamptz not null default now()
  )`,
  'create index identity_effects_due on identity_effects (next_at)',
];

const statements = [...profiles, ...passwordReset, ...identity];

export const accounts: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
