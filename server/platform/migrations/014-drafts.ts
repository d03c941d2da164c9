import { type Migration, sql } from 'kysely';

const statements = [
  // Locked by whoever writes a draft of the account: so revisions become visible in their order, and a cursor misses none.
  `create table draft_revisions (
    uid text primary key references users on delete cascade,
    newest bigint not null
  )`,
  // No reference to problems: what was typed outlives the problem it was typed for. Without code: gone, and told so to devices that had it.
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

/** Unsent code, for the other devices of its account. */
export const drafts: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
