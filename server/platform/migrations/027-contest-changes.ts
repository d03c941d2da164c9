import { type Migration, sql } from 'kysely';

const statements = [
  // What was another in each version than in the one before, in words for participants.
  `create table contest_versions (
    contest_pk text not null references contests on delete cascade,
    version int not null,
    changed_at timestamptz not null,
    text text not null,
    primary key (contest_pk, version)
  )`,
  // Which one somebody registered for; null: not said, and the time of the registration tells.
  'alter table contest_participants add column seen_version int',
  // Nobody finds it any more; what was handed in stays with whoever did.
  'alter table contests add column deleted_at timestamptz',
];

/** Versions of contests, and contests that were deleted. */
export const contestChanges: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
