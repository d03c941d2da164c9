import { type Migration, sql } from 'kysely';

/** Jobs sent before queues knew places weigh nothing, so everybody who came later passed them. They get the place of a first one in practice. */
const raiseOldJobs = `do $$ begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set priority = 1900000
      where name like 'judge.%' and name <> 'judge.given-up' and state < 'active' and priority = 0 and not data ? 'lane';
  end if;
end $$`;

const statements = [
  // What a checker says to the creator of its problem: it may tell the answer.
  'alter table submission_results add column judge_message text',
  raiseOldJobs,
];

/** Checkers' words for the problem's creator; jobs from before there were lanes wait no longer than others. */
export const wordsForCreators: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
