import { type Migration, sql } from 'kysely';

const statements = [
  // Threads and comments in one table: a thread is its first comment, whose id is `thread_id`. A deleted comment keeps
  // its row without text, so that a change which arrives late does not bring it back.
  `create table problem_comments (
    id uuid primary key,
    problem_pk text not null references problems on delete cascade,
    thread_id uuid not null,
    author text references users on delete set null,
    part text not null,
    subject text not null,
    text text not null,
    written_at timestamptz not null,
    received_at timestamptz not null default now(),
    edited_at timestamptz,
    changed_at timestamptz not null default now(),
    deleted_at timestamptz,
    resolved_at timestamptz,
    resolved_by text references users on delete set null
  )`,
  'create index problem_comments_problem on problem_comments (problem_pk, received_at)',
  'create index problem_comments_thread on problem_comments (thread_id)',
  'create index problem_comments_author on problem_comments (author)',
  'create index problem_comments_resolved_by on problem_comments (resolved_by) where resolved_by is not null',
  // Comments that arrived until then were read.
  `create table problem_comment_reads (
    problem_pk text not null references problems on delete cascade,
    uid text not null references users on delete cascade,
    read_until timestamptz not null,
    primary key (problem_pk, uid)
  )`,
  'create index problem_comment_reads_uid on problem_comment_reads (uid)',
];

export const problemComments: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
