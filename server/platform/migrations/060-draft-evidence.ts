import { type Migration, sql } from 'kysely';

const statements = [
  `create table contest_drafts (
    contest_pk text not null references contests on delete cascade,
    uid text not null references users on delete cascade,
    hash text not null,
    first_at timestamptz not null,
    primary key (contest_pk, uid, hash)
  )`,
  'create index contest_drafts_uid on contest_drafts (uid)',
  'alter table contest_entries add column draft_at timestamptz, add column contact_at timestamptz',
  `alter table contest_runs
    add column devices text[] not null default '{}',
    add column watch text,
    add column unwatched_at timestamptz`,
  `update contest_runs set devices = array[device], watch = 'fullscreen' where device is not null`,
];

export const draftEvidence: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
