import { type Migration, sql } from 'kysely';

const statements = [
  `create table rejudges (
    id uuid primary key,
    problem_pk text not null references problems on delete cascade,
    problem_version int not null,
    creator text not null,
    settled text,
    created_at timestamptz not null default now()
  )`,
  // A second preview would compare with a state that the first one is about to change.
  'create unique index rejudges_open on rejudges (problem_pk) where settled is null',
  `create table judgements (
    id uuid primary key,
    submission_id uuid not null references submissions on delete cascade,
    number int not null,
    reason text not null,
    rejudge_id uuid references rejudges on delete set null,
    problem_version int not null,
    judge text not null,
    compiler text,
    verdict text not null,
    score real not null,
    passed_testcases int,
    total_testcases int,
    compile_log text,
    results jsonb,
    groups jsonb,
    judged_time timestamptz not null default now(),
    unique (submission_id, number)
  )`,
  // At most one first judgement per submission; only rejudges may add more.
  "create unique index judgements_first on judgements (submission_id) where reason <> 'rejudge'",
  // For the current speed of the judges.
  'create index judgements_by_time on judgements (judged_time)',
  `create table rejudge_submissions (
    rejudge_id uuid not null references rejudges on delete cascade,
    submission_id uuid not null references submissions on delete cascade,
    before_id uuid references judgements on delete set null,
    judgement_id uuid references judgements on delete set null,
    failed boolean not null default false,
    primary key (rejudge_id, submission_id)
  )`,
  `alter table submissions
    add column group_key text,
    add column faults int not null default 0,
    add column judgement_id uuid references judgements on delete set null`,
  // A user's waiting submissions, counted at every submit; the index contains only those.
  "create index submissions_waiting on submissions (group_key) where status = 'queued'",
  'create index submissions_by_problem on submissions (problem_pk)',
  `insert into judgements
      (id, submission_id, number, reason, problem_version, judge, verdict, score, passed_testcases, total_testcases,
        compile_log, judged_time)
    select gen_random_uuid(), id, 1, 'first', problem_version, 'unknown', coalesce(verdict, 'JE'), coalesce(score, 0),
        passed_testcases, total_testcases, compile_log, coalesce(judged_time, now())
      from submissions where status in ('done', 'error')`,
  `update submissions set judgement_id = judgements.id from judgements where judgements.submission_id = submissions.id`,
  // Unlogged: worthless after the run.
  `create unlogged table judge_progress (
    submission_id uuid primary key,
    testcase_index int not null,
    total_testcases int not null,
    seen_at timestamptz not null default now()
  )`,
];

export const judgements: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
