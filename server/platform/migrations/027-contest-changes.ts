import { type Migration, sql } from 'kysely';

const statements = [
  // What each version changed, as text for participants.
  `create table contest_versions (
    contest_pk text not null references contests on delete cascade,
    version int not null,
    changed_at timestamptz not null,
    text text not null,
    primary key (contest_pk, version)
  )`,
  // The version at registration; null: unknown, use the time of the registration.
  'alter table contest_participants add column seen_version int',
  // No longer listed; participants keep their submissions.
  'alter table contests add column deleted_at timestamptz',
];

/** Contest versions and deleted contests. */
export const contestChanges: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
