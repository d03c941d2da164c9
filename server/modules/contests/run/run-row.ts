import type { Selectable } from 'kysely';
import type { RunEnd } from '../../../../contract/entities/contest/contest';
import type { Database } from '../../../platform/database/open';
import type { ContestRunsTable } from '../../../platform/database/schema-contest-runs';
import { Refusal } from '../../../platform/http/refusal';

export type RunRow = Selectable<ContestRunsTable>;

const select = (db: Database, contestPk: string, uid: string) =>
  db.selectFrom('contest_runs').selectAll().where('contest_pk', '=', contestPk).where('uid', '=', uid);

export async function findRun(db: Database, contestPk: string, uid: string): Promise<RunRow | undefined> {
  return await select(db, contestPk, uid).executeTakeFirst();
}

/**
 * Locks the run for a change.
 * @throws Refusal NOT_STARTED
 */
export async function lockRun(transaction: Database, contestPk: string, uid: string): Promise<RunRow> {
  const run = await select(transaction, contestPk, uid).forNoKeyUpdate().executeTakeFirst();
  if (!run) throw new Refusal('NOT_STARTED');
  return run;
}

/** Null also if only its time is over. */
export function endOf({
  end_reason,
  end_cause,
  ended_at,
}: Pick<RunRow, 'end_reason' | 'end_cause' | 'ended_at'>): RunEnd | null {
  if (end_reason === null || ended_at === null) return null;
  return { reason: end_reason, cause: end_cause ?? undefined, at: ended_at.toISOString() };
}
