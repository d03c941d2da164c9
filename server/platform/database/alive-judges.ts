import { sql } from 'kysely';
import type { Language } from '../../../contract/limits';
import type { Database } from './open';

/** A worker without contact for this long counts as gone. */
export const judgeAliveSeconds = 30;

/** Whether processes that judge now can run all of these languages. */
export async function isJudgeAlive(db: Database, languages: Iterable<Language>): Promise<boolean> {
  for (const language of new Set(languages)) {
    const can = JSON.stringify([{ language, available: true }]);
    const worker = await db
      .selectFrom('judge_workers')
      .select('id')
      .where('seen_at', '>', sql<Date>`now() - ${judgeAliveSeconds} * interval '1 second'`)
      .where(sql<boolean>`languages @> ${can}::jsonb`)
      .executeTakeFirst();
    if (!worker) return false;
  }
  return true;
}
