import { sql } from 'kysely';
import type { JuryRun } from '../../../contract/entities/problem/jury-solution';
import type { JuryCheck } from '../../../contract/entities/problem/problem-check';
import type { Database } from '../../platform/database/open';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Undefined if missing or another account's. */
export async function readCheck(db: Database, checkID: string, uid: string): Promise<JuryCheck | undefined> {
  if (!uuid.test(checkID)) return undefined;
  const check = await db
    .selectFrom('jury_checks')
    .select('id')
    .where('id', '=', checkID)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return check && { checkID, runs: await readRuns(db, checkID) };
}

/** Of a check, in the order in which they were asked for. */
export async function readRuns(db: Database, checkID: string): Promise<JuryRun[]> {
  const rows = await db
    .selectFrom('code_runs')
    .select(['id', 'status', 'jury_result', 'result'])
    .where('jury_check_id', '=', checkID)
    .orderBy('received_time')
    .orderBy(sql`id`)
    .execute();
  return rows.map(({ id, status, jury_result, result }) => ({
    runID: id,
    status,
    ...(jury_result && { result: jury_result }),
    ...(result?.checkerLog !== undefined && { checkerLog: result.checkerLog }),
  }));
}
