import { type Migration, sql } from 'kysely';

const statements = [
  // A popular problem has many submissions, and few of them are shared.
  "create index submissions_accepted on submissions (problem_pk, uid) where verdict = 'AC' and uid is not null",
  `create table hidden_solutions (
    submission_id uuid primary key references submissions on delete cascade,
    hidden_at timestamptz not null default now()
  )`,
  'alter table bug_reports add column submission_id uuid references submissions on delete set null',
  'create index bug_reports_submission on bug_reports (submission_id) where submission_id is not null',
];

export const sharedSolutions: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
