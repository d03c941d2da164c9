import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';
import type { GroupResult } from './compare-group';
import { type GroupName, readGroup, readGroupNames } from './read-groups';
import { openSimilarityThread } from './similarity-thread';

/** A check whose server has stopped can be started again after this time. */
export const lostAfterMs = 60_000;
const reportAliveMs = 10_000;

/** @returns the id of the new check; undefined if one is running */
export async function beginCheck(db: Database, contestPk: string, uid: string): Promise<string | undefined> {
  const run_id = randomUUID();
  const now = new Date();
  const fresh = { run_id, started_by: uid, started_at: now, alive_at: now, done: 0, total: 0 };
  const begun = await db
    .insertInto('contest_similarity')
    .values({ contest_pk: contestPk, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('contest_pk')
        .doUpdateSet({ ...fresh, finished_at: null, failure: null })
        .where((is) =>
          is.or([
            is('contest_similarity.finished_at', 'is not', null),
            is('contest_similarity.alive_at', '<', new Date(now.getTime() - lostAfterMs)),
          ]),
        ),
    )
    .returning('run_id')
    .executeTakeFirst();
  return begun?.run_id;
}

/**
 * Compares group by group, so that only one group is in memory. A failure is stored, and thrown for the log.
 * @param turn when it may begin
 */
export async function runCheck(
  db: Database,
  contestPk: string,
  runID: string,
  turn: Promise<unknown>,
): Promise<void> {
  const own = db
    .updateTable('contest_similarity')
    .where('contest_pk', '=', contestPk)
    .where('run_id', '=', runID);
  const reportAlive = () => own.set({ alive_at: new Date() }).execute();
  const alive = setInterval(() => void reportAlive().catch(() => {}), reportAliveMs);
  alive.unref();
  await turn;
  const thread = openSimilarityThread();
  try {
    const names = await readGroupNames(db, contestPk);
    await own.set({ total: names.length }).execute();
    const results: (GroupName & GroupResult)[] = [];
    for (const name of names) {
      results.push({ ...name, ...(await thread.compare(await readGroup(db, contestPk, name))) });
      await own.set({ done: results.length, alive_at: new Date() }).execute();
    }
    await storeResults(db, contestPk, runID, results);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await own.set({ failure, finished_at: new Date() }).execute();
    throw error;
  } finally {
    clearInterval(alive);
    await thread.close();
  }
}

/** Replaces the former results, unless another check has begun meanwhile. */
async function storeResults(
  db: Database,
  contestPk: string,
  runID: string,
  results: readonly (GroupName & GroupResult)[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const own = await transaction
      .updateTable('contest_similarity')
      .set({ finished_at: new Date() })
      .where('contest_pk', '=', contestPk)
      .where('run_id', '=', runID)
      .returning('run_id')
      .executeTakeFirst();
    if (!own) return;
    for (const table of ['contest_similar_pairs', 'contest_similar_groups'] as const) {
      await transaction.deleteFrom(table).where('contest_pk', '=', contestPk).execute();
    }
    for (const { problemPk, language, compared, leftOut, pairs } of results) {
      await transaction
        .insertInto('contest_similar_groups')
        .values({ contest_pk: contestPk, problem_pk: problemPk, language, compared, left_out: leftOut })
        .execute();
      const rows = pairs.map(({ left, right, similarity, longest, parts }) => ({
        contest_pk: contestPk,
        left_id: left,
        right_id: right,
        language,
        similarity,
        longest,
        parts: JSON.stringify(parts),
      }));
      if (rows.length === 0) continue;
      // An account may have been deleted during the check.
      await sql`insert into contest_similar_pairs
          (contest_pk, left_id, right_id, language, similarity, longest, parts)
        select r.contest_pk, r.left_id, r.right_id, r.language, r.similarity, r.longest, r.parts::jsonb
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(contest_pk text, left_id uuid, right_id uuid,
          language text, similarity double precision, longest int, parts text)
        join contest_entries l on l.id = r.left_id join contest_entries e on e.id = r.right_id`.execute(
        transaction,
      );
    }
  });
}
