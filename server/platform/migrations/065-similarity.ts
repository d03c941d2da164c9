import { type Migration, sql } from 'kysely';

const statements = [
  // The newest check of each contest.
  `create table contest_similarity (
    contest_pk text primary key references contests on delete cascade,
    run_id uuid not null,
    started_by text references users on delete set null,
    started_at timestamptz not null,
    alive_at timestamptz not null,
    done int not null default 0,
    total int not null default 0,
    finished_at timestamptz,
    failure text
  )`,
  'create index contest_similarity_started on contest_similarity (started_by)',
  // Of the newest finished check. Pairs disappear with the account or the problem.
  `create table contest_similar_groups (
    contest_pk text not null references contests on delete cascade,
    problem_pk text not null references problems on delete cascade,
    language text not null,
    compared int not null,
    left_out int not null,
    primary key (contest_pk, problem_pk, language)
  )`,
  'create index contest_similar_groups_problem on contest_similar_groups (problem_pk)',
  `create table contest_similar_pairs (
    contest_pk text not null references contests on delete cascade,
    left_id uuid not null references contest_entries on delete cascade,
    right_id uuid not null references contest_entries on delete cascade,
    language text not null,
    similarity double precision not null,
    longest int not null,
    parts jsonb not null,
    primary key (contest_pk, left_id, right_id)
  )`,
  'create index contest_similar_pairs_left on contest_similar_pairs (left_id)',
  'create index contest_similar_pairs_right on contest_similar_pairs (right_id)',
];

export const similarity: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
