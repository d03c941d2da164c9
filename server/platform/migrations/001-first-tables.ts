import { type Migration, sql } from 'kysely';

const people = [
  `create table users (
    uid text primary key,
    id text not null unique,
    email text not null,
    username text not null,
    display_name text not null,
    photo_url text,
    created_at timestamptz not null default now()
  )`,
  // Ada and ada must not be two users.
  'create unique index users_username on users (lower(username))',
  'create index users_email on users (lower(email))',
];

const problems = [
  `create table problems (
    pk text primary key,
    id text not null,
    creator text not null,
    version int not null default 1,
    title text not null,
    title_sort text collate "C" not null,
    description text not null,
    difficulty text not null,
    difficulty_rank smallint not null,
    type text not null,
    tags text[] not null,
    public boolean not null,
    input_format text not null,
    output_format text not null,
    constraints text not null,
    sample_input text not null,
    sample_output text not null,
    explanation text not null,
    initial_code jsonb not null,
    checker jsonb not null,
    test_case_count int not null,
    time_limit_ms int not null,
    memory_limit_mb int not null,
    content_hash text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create unique index problems_id on problems (lower(id))',
  'create index problems_by_title on problems (title_sort, pk)',
  'create index problems_by_difficulty on problems (difficulty_rank, title_sort, pk)',
  'create index problems_by_tag on problems using gin (tags)',
  'create index problems_by_creator on problems (creator)',
  // A separate table: no query that serves clients reads it.
  `create table test_cases (
    problem_pk text not null references problems on delete cascade,
    position int not null,
    input bytea not null,
    expected bytea not null,
    time_limit_ms int not null,
    memory_limit_bytes bigint not null,
    weight real not null,
    sample boolean not null,
    primary key (problem_pk, position)
  )`,
  `create table challenges (
    pk text primary key,
    url text not null unique,
    name text not null,
    description text not null,
    tags text[] not null,
    version int not null default 1,
    content_hash text not null
  )`,
  `create table challenge_problems (
    challenge_pk text not null references challenges on delete cascade,
    position int not null,
    problem_pk text not null references problems on delete cascade,
    primary key (challenge_pk, position)
  )`,
];

const submissions = [
  `create table submissions (
    id uuid primary key,
    uid text,
    problem_pk text not null references problems on delete cascade,
    problem_version int not null,
    language text not null,
    code text not null,
    type text not null,
    challenge_id text,
    device_time timestamptz,
    received_time timestamptz not null default now(),
    status text not null,
    claim text,
    verdict text,
    score real,
    passed_testcases int,
    total_testcases int,
    compile_log text,
    judged_time timestamptz
  )`,
  // The few open submissions, which the status page counts.
  "create index submissions_open on submissions (status) where status not in ('done', 'error')",
  'create index submissions_by_person on submissions (uid, problem_pk, received_time) where uid is not null',
  `create table submission_results (
    submission_id uuid not null references submissions on delete cascade,
    testcase_index int not null,
    verdict text,
    correct_output boolean not null,
    score real not null,
    passed_testcases int not null,
    run_status text not null,
    run_error text,
    cpu_ms real not null,
    wall_ms real not null,
    memory_bytes bigint not null,
    input text,
    output text,
    expected text,
    primary key (submission_id, testcase_index)
  )`,
];

const platform = [
  `create table idempotency_keys (
    scope text not null,
    key text not null,
    call text not null,
    body_hash text not null,
    response jsonb,
    created_at timestamptz not null default now(),
    primary key (scope, key)
  )`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
  // Unlogged: losing counts in a crash is harmless, and writing them to the log would be slow.
  `create unlogged table rate_counters (
    name text primary key,
    window_start timestamptz not null,
    count int not null
  )`,
  `create table content_imports (
    name text primary key,
    hash text not null,
    imported_at timestamptz not null default now()
  )`,
  `create table judge_workers (
    id text primary key,
    workers int not null,
    sandbox text not null,
    reason text,
    languages jsonb not null,
    seen_at timestamptz not null default now()
  )`,
];

const identity = [
  `create table identity_accounts (
    uid text primary key,
    email text not null unique,
    password_hash text not null,
    display_name text,
    photo_url text,
    claims jsonb not null default '{}',
    disabled boolean not null default false,
    valid_since bigint not null,
    failed_sign_ins int not null default 0,
    locked_until timestamptz,
    created_at timestamptz not null default now(),
    last_sign_in_at timestamptz not null default now()
  )`,
  `create table identity_refresh_tokens (
    hash text primary key,
    uid text not null references identity_accounts on delete cascade,
    parent_hash text,
    auth_time bigint not null,
    dead_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  'create index identity_refresh_tokens_of on identity_refresh_tokens (uid)',
  `create table identity_keys (
    kid text primary key,
    private_jwk jsonb not null,
    public_jwk jsonb not null,
    created_at timestamptz not null default now()
  )`,
];

const statements = [...people, ...problems, ...submissions, ...platform, ...identity];

export const firstTables: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
