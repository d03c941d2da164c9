import { type Migration, sql } from 'kysely';

const statements = [
  'alter table contest_events add column forgiven_at timestamptz',
  `create table contest_messages (
    id uuid primary key,
    contest_pk text not null references contests on delete cascade,
    kind text not null,
    uid text references users on delete cascade,
    text text not null,
    created_at timestamptz not null
  )`,
  'create index contest_messages_contest on contest_messages (contest_pk, created_at)',
  'create index contest_messages_uid on contest_messages (uid)',
];

export const contestManagement: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
