import { type Migration, sql } from 'kysely';

const statements = [
  `create table contest_staff (
    contest_pk text not null references contests on delete cascade,
    uid text not null references users on delete cascade,
    role text not null,
    added_at timestamptz not null default now(),
    removed_at timestamptz,
    primary key (contest_pk, uid)
  )`,
  'create index contest_staff_uid on contest_staff (uid)',
];

export const contestStaff: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
