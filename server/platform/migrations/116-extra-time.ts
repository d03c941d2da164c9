import { type Migration, sql } from 'kysely';

export const extraTime: Migration = {
  up: async (db) => {
    // Each read of a problem asks who has extra time in its contests. Few participants have any.
    await sql`create index contest_participants_extra_time on contest_participants (contest_pk)
      where extra_time_ms > 0`.execute(db);
  },
};
