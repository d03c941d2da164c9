import { type Migration, sql } from 'kysely';

const statements = [
  // What the devices of students reported last.
  `create table device_reports (
    uid text not null references users on delete cascade,
    device_id text not null,
    name text not null,
    waiting int not null,
    refused int not null,
    oldest_waiting timestamptz,
    storage_low boolean not null,
    seen_at timestamptz not null default now(),
    primary key (uid, device_id)
  )`,
  // A deleted comment keeps its row without text, so that a late change does not bring it back.
  `create table class_comments (
    id uuid primary key,
    class_id uuid not null references classes on delete cascade,
    submission_id uuid not null references submissions on delete cascade,
    student text not null references users on delete cascade,
    author text references users on delete set null,
    line int,
    text text not null,
    written_at timestamptz not null,
    received_at timestamptz not null default now(),
    edited_at timestamptz,
    changed_at timestamptz not null default now(),
    deleted_at timestamptz
  )`,
  'create index class_comments_class on class_comments (class_id, received_at)',
  'create index class_comments_student on class_comments (student)',
  'create index class_comments_author on class_comments (author)',
  'create index class_comments_submission on class_comments (submission_id)',
];

export const classWork: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
