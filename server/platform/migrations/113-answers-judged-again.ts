import { type Migration, sql } from 'kysely';

/** So that the learner sees that a correction of the question changed the marks (decision 125). */
export const answersJudgedAgain: Migration = {
  up: async (db) => {
    await sql
      .raw('alter table answers add column rejudged_at timestamptz, add column former_correct boolean')
      .execute(db);
  },
};
