import { type Migration, sql } from 'kysely';

const statements = [
  `create table contest_clarifications (
    id uuid primary key,
    contest_pk text not null references contests on delete cascade,
    uid text not null references users on delete cascade,
    problem_pk text references problems on delete set null,
    text text not null,
    asked_at timestamptz not null,
    answer text,
    answered_at timestamptz,
    to_all boolean
  )`,
  'create index contest_clarifications_contest on contest_clarifications (contest_pk, asked_at)',
  'create index contest_clarifications_uid on contest_clarifications (uid)',
  'create index contest_clarifications_problem on contest_clarifications (problem_pk)',
  // A public answer outlives the asker, so it stores the question without a name.
  'alter table contest_messages add column question text, add column clarification_id uuid',
];

export const clarifications: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
