import type { CodeRunState } from '../../../contract/entities/code-run';
import type { Database } from '../../platform/database/open';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Undefined if missing or another user's. Without an account, only the unguessable id protects a run. */
export async function readRun(
  db: Database,
  runID: string,
  uid: string | undefined,
): Promise<CodeRunState | undefined> {
  if (!uuid.test(runID)) return undefined;
  const row = await db
    .selectFrom('code_runs')
    .leftJoin('problems', 'problems.pk', 'code_runs.problem_pk')
    .select([
      'code_runs.uid',
      'code_runs.language',
      'code_runs.status',
      'code_runs.result',
      'code_runs.received_time',
      'problems.id as problem_id',
    ])
    .where('code_runs.id', '=', runID)
    .executeTakeFirst();
  if (!row || (row.uid !== null && row.uid !== uid)) return undefined;
  return {
    runID,
    problemID: row.problem_id ?? undefined,
    language: row.language,
    status: row.status,
    receivedTime: row.received_time.toISOString(),
    ...(row.result ?? { cases: [] }),
  };
}
