import { type Migration, sql } from 'kysely';

const statements = [
  "alter table users add column roles text[] not null default '{}'",
  "create index users_with_roles on users (uid) where roles <> '{}'",
  // One row from the moment at which the first account decided about the role.
  `create table first_administrator (
    only_row boolean primary key default true check (only_row),
    decided_at timestamptz not null default now()
  )`,
  // An installation with accounts has an operator, who uses the command.
  'insert into first_administrator (only_row) select true where exists (select from users)',
  `create table account_blocks (
    uid text primary key references users on delete cascade,
    reason text not null,
    blocked_by text,
    blocked_at timestamptz not null default now()
  )`,
  `create table password_reset_links (
    uid text primary key references users on delete cascade,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`,
  // Uids only: with its account, a person's name disappears from the log.
  `create table audit_events (
    id text primary key,
    at timestamptz not null default now(),
    source text not null,
    actor text,
    action text not null,
    target_kind text not null,
    target text not null,
    reason text,
    before jsonb,
    after jsonb,
    request_id text
  )`,
  'create index audit_events_target on audit_events (target)',
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'The audit log only grows.'; end $$`,
  `create trigger audit_events_append_only before update or delete on audit_events
    for each row execute function refuse_audit_change()`,
];

export const administration: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
