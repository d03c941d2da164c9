import { type Migration, sql } from 'kysely';

/**
 * Jobs from before queue lanes have no priority, so every later job passed them. They get the priority of a
 * first job in practice.
 */
const raiseOldJobs = `do $$ begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set priority = 1900000
      where name like 'judge.%' and name <> 'judge.given-up' and state < 'active' and priority = 0 and not data ? 'lane';
  end if;
end $$`;

const statements = ['alter table submission_results add column judge_message text', raiseOldJobs];

export const wordsForCreators: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
