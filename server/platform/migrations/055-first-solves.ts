import { type Migration, sql } from 'kysely';

/** For the leaderboard's first solver of each problem: one index lookup per problem. */
export const firstSolves: Migration = {
  up: async (db) => {
    await sql`create index contest_entries_solved on contest_entries
      (contest_pk, problem_pk, contest_time_ms, written_time, id)
      where score >= 100 and state in ('counted', 'late')`.execute(db);
  },
};
