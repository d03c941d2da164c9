import { type Migration, sql } from 'kysely';

const statements = [
  `create table contest_versions (
    contest_pk text not null references contests on delete cascade,
    version int not null,
    changed_at timestamptz not null,
    text text not null,
    primary key (contest_pk, version)
  )`,
  'alter table contest_participants add column seen_version int',
  'alter table contests add column deleted_at timestamptz',
];

export const contestChanges: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
