import { type Migration, sql } from 'kysely';

const statements = [
  `alter table contest_runs
    add column last_elapsed_ms bigint not null default 0,
    add column last_contact timestamptz,
    add column contact_elapsed_ms bigint not null default 0,
    add column device text,
    add column left_at timestamptz`,
  // Every contact updates its run: leave room for the new row version on the same page.
  'alter table contest_runs set (fillfactor = 70)',
  `create table contest_commitments (
    contest_pk text not null references contests on delete cascade,
    uid text not null references users on delete cascade,
    sequence int not null,
    hash text not null,
    committed_at timestamptz not null,
    after_elapsed_ms bigint not null,
    primary key (contest_pk, uid, sequence)
  )`,
  'create index contest_commitments_uid on contest_commitments (uid)',
  `alter table contest_entries
    add column evidence text,
    add column committed_at timestamptz`,
];

export const contestContacts: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
