import { type Migration, sql } from 'kysely';

const statements = [
  `create table contest_notes (
    id uuid primary key,
    entry_id uuid not null references contest_entries on delete cascade,
    uid text references users on delete set null,
    text text not null,
    created_at timestamptz not null default now()
  )`,
  'create index contest_notes_entry on contest_notes (entry_id, created_at)',
  'create index contest_notes_uid on contest_notes (uid)',
  // The organiser's list: newest first.
  'create index contest_entries_received on contest_entries (contest_pk, received_time desc, id)',
  // For the problem's creator only, so they are separate from the columns of samples.
  'alter table submission_results add column hidden_output text, add column hidden_stderr text',
];

export const contestReview: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
