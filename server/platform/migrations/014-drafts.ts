import { type Migration, sql } from 'kysely';

const statements = [
  // Locked by every write of a draft of the account: revisions become visible in order, and no cursor misses
  // one.
  `create table draft_revisions (
    uid text primary key references users on delete cascade,
    newest bigint not null
  )`,
  // No reference to problems: a draft may exist longer than its problem. Without code: deleted; other devices must see
  // that.
  `create table drafts (
    uid text not null references users on delete cascade,
    problem_id text not null,
    language text not null,
    contest_slug text not null,
    code text,
    revision bigint not null,
    device text not null,
    saved_at timestamptz not null,
    received_time timestamptz not null default now(),
    primary key (uid, problem_id, language, contest_slug)
  )`,
  'create index drafts_since on drafts (uid, revision)',
];

export const drafts: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
