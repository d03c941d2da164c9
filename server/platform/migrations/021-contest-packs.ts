import { type Migration, sql } from 'kysely';

const statements = [
  `create table contest_packs (
    contest_pk text primary key references contests on delete cascade,
    key bytea not null,
    code text not null,
    salt bytea not null,
    lock_iv bytea not null,
    locked_key bytea not null,
    version int not null,
    fingerprint text not null,
    changed_at timestamptz not null
  )`,
  `create table contest_pack_texts (
    contest_pk text not null references contest_packs on delete cascade,
    problem_pk text not null references problems on delete cascade,
    version int not null,
    title text not null,
    text text not null,
    noted_at timestamptz not null,
    primary key (contest_pk, problem_pk, version)
  )`,
  'create index contest_pack_texts_problem on contest_pack_texts (problem_pk)',
  'alter table contest_runs add column pack_version int',
];

export const contestPacks: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
