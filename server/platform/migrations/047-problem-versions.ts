import { type Migration, sql } from 'kysely';

const contentColumns = [
  'id, title, description, difficulty, type, tags, public, input_format, output_format, constraints',
  'sample_input, sample_output, explanation, initial_code, checker, scoring, shown_groups, question',
  'test_case_count, time_limit_ms, memory_limit_mb, test_data_version',
].join(', ');

const statements = [
  'alter table test_cases add column data_version int not null default 1',
  'alter table test_cases drop constraint test_cases_pkey',
  'alter table test_cases add primary key (problem_pk, data_version, position)',
  `alter table problems
    add column test_data_version int not null default 1,
    add column test_data_hash text`,
  `create table problem_versions (
    problem_pk text not null references problems on delete cascade,
    version int not null,
    id text not null,
    title text not null,
    description text not null,
    difficulty text not null,
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
    scoring jsonb,
    shown_groups jsonb,
    question jsonb,
    test_case_count int not null,
    time_limit_ms int not null,
    memory_limit_mb int not null,
    test_data_version int not null,
    primary key (problem_pk, version)
  )`,
  `create view problem_contents as
    select pk, version, ${contentColumns} from problems
    union all select problem_pk, version, ${contentColumns} from problem_versions`,
  'alter table contest_problems add column problem_version int',
  `update contest_problems set problem_version = problems.version
    from problems where problems.pk = contest_problems.problem_pk`,
  'alter table contest_problems alter column problem_version set not null',
  `create table contest_problem_changes (
    contest_pk text not null references contests on delete cascade,
    problem_pk text not null references problems on delete cascade,
    version int not null,
    former_version int not null,
    changed_at timestamptz not null,
    note text not null,
    primary key (contest_pk, problem_pk, version)
  )`,
  'create index contest_problem_changes_problem on contest_problem_changes (problem_pk)',
  'alter table code_runs add column problem_version int',
  // One open preview per problem and user: nobody can block others from rejudging.
  'drop index rejudges_open',
  'create unique index rejudges_open on rejudges (problem_pk, creator) where settled is null',
  'alter table rejudges add column report jsonb',
];

export const problemVersions: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
