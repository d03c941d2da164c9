import { type Migration, sql } from 'kysely';

const statements = [
  // One counter for bookmarks, lists, their problems and notes, so that one cursor finds all changes.
  `create table own_list_revisions (
    uid text primary key references users on delete cascade,
    newest bigint not null
  )`,
  // A removed bookmark keeps its row, so that other devices get to know.
  `create table bookmarks (
    uid text not null references users on delete cascade,
    problem_id text not null,
    is_on boolean not null,
    changed_at timestamptz not null,
    revision bigint not null,
    primary key (uid, problem_id)
  )`,
  'create unique index bookmarks_revision on bookmarks (uid, revision)',
  `create table own_lists (
    id uuid primary key,
    uid text not null references users on delete cascade,
    name text not null,
    name_at timestamptz not null,
    is_shared boolean not null default false,
    shared_at timestamptz not null,
    created_at timestamptz not null,
    deleted_at timestamptz,
    revision bigint not null
  )`,
  'create unique index own_lists_revision on own_lists (uid, revision)',
  `create table own_list_problems (
    list_id uuid not null references own_lists on delete cascade,
    problem_id text not null,
    uid text not null references users on delete cascade,
    is_on boolean not null,
    changed_at timestamptz not null,
    place double precision not null,
    moved_at timestamptz not null,
    revision bigint not null,
    primary key (list_id, problem_id)
  )`,
  'create unique index own_list_problems_revision on own_list_problems (uid, revision)',
  // More than one version: devices wrote different texts, and the user has not decided yet.
  `create table notes (
    uid text not null references users on delete cascade,
    problem_id text not null,
    versions jsonb not null,
    changed_at timestamptz not null default now(),
    revision bigint not null,
    primary key (uid, problem_id)
  )`,
  'create unique index notes_revision on notes (uid, revision)',
];

export const ownLists: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
