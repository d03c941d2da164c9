import { type Migration, sql } from 'kysely';

/** Accepted work on other creators' public problems. */
const accepted = `(
    select uid, problem_pk, received_time from submissions where uid is not null and verdict = 'AC'
    union all
    select uid, problem_pk, received_time from answers where uid is not null and correct
  ) work join problems on problems.pk = work.problem_pk and problems.public and problems.creator <> work.uid`;

const steps = (values: readonly number[]) => `(values ${values.map((value) => `(${value})`).join(', ')})`;

const statements = [
  // Stored separately, so that a profile needs three short index scans however much was submitted.
  `create table solved_problems (
    uid text not null,
    problem_pk text not null references problems on delete cascade,
    solved_at timestamptz not null,
    primary key (uid, problem_pk)
  )`,
  'create index solved_problems_of on solved_problems (problem_pk)',
  // Days are UTC.
  `create table practice_days (
    uid text not null,
    day date not null,
    accepted int not null,
    primary key (uid, day)
  )`,
  `create table user_badges (
    uid text not null references users on delete cascade,
    name text not null,
    awarded_at timestamptz not null default now(),
    primary key (uid, name)
  )`,
  'create index user_badges_lately on user_badges (name, awarded_at desc)',
  // A user's own work on all problems, newest first.
  'create index submissions_own on submissions (uid, received_time desc, id desc) where uid is not null',
  'create index answers_own on answers (uid, received_time desc, id desc) where uid is not null',
  `insert into solved_problems select work.uid, work.problem_pk, min(work.received_time) from ${accepted} group by 1, 2`,
  `insert into practice_days
    select work.uid, (work.received_time at time zone 'UTC')::date, count(*)::int from ${accepted} group by 1, 2`,
  "insert into user_badges (uid, name, awarded_at) select uid, 'beginner', created_at from users",
  `insert into user_badges (uid, name, awarded_at)
    select nth.uid, 'solver-' || step.count, nth.solved_at from users
      join (select uid, solved_at, row_number() over (partition by uid order by solved_at, problem_pk) as number
        from solved_problems) nth on nth.uid = users.uid
      join ${steps([10, 50, 100])} step (count) on step.count = nth.number`,
  `insert into user_badges (uid, name)
    select runs.uid, 'streak-' || step.count from users
      join (select uid, max(length) as longest from (
          select uid, count(*) as length from (
            select uid, day - (row_number() over (partition by uid order by day))::int as run from practice_days
          ) days group by uid, run
        ) lengths group by uid) runs on runs.uid = users.uid
      join ${steps([7, 30])} step (count) on step.count <= runs.longest`,
  `insert into user_badges (uid, name, awarded_at)
    select users.uid, 'setter', min(problems.created_at) from users
      join problems on problems.creator = users.uid and problems.public group by users.uid`,
];

export const badgesAndPractice: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
