import { type Migration, sql } from 'kysely';

const statements = [
  `alter table contest_clarifications
    add column category text not null default 'general',
    add column taken_by text references users on delete set null,
    add column taken_at timestamptz,
    add column answered_by text references users on delete set null`,
  `update contest_clarifications set category = 'problem' where problem_pk is not null`,
  'alter table contest_messages add column problem_pk text references problems on delete set null',
  'create index contest_messages_problem on contest_messages (problem_pk)',
  'create index contest_clarifications_taken on contest_clarifications (taken_by)',
  'create index contest_clarifications_answered on contest_clarifications (answered_by)',
  // Null: the default list.
  'alter table contests add column canned_answers jsonb',
];

export const questionDesk: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
