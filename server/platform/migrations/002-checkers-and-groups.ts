import { type Migration, sql } from 'kysely';

const statements = [
  'alter table problems add column scoring jsonb',
  'alter table problems add column shown_groups jsonb',
  `alter table test_cases
    add column group_name text not null default '',
    add column checker_arguments text[]`,
  `alter table submission_results
    add column exit_code int,
    add column signal text,
    add column stderr text,
    add column retried boolean not null default false`,
  `create table submission_groups (
    submission_id uuid not null references submissions on delete cascade,
    position int not null,
    name text not null,
    verdict text,
    score double precision not null,
    max_score double precision not null,
    primary key (submission_id, position)
  )`,
];

export const checkersAndGroups: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
