import type { RunEnd } from '../../../../contract/entities/contest/contest';
import type { Database } from '../../../platform/database/open';
import { endOf, type RunRow } from './run-row';

/**
 * The first end stays. A disqualified user leaves the leaderboard.
 * @returns the end that counts
 */
export async function endRun(
  transaction: Database,
  run: RunRow,
  end: { reason: RunEnd['reason']; cause?: string; at: Date; secondsUsed?: number },
): Promise<RunEnd> {
  const before = endOf(run);
  if (before) return before;
  const row = {
    end_reason: end.reason,
    end_cause: end.cause ?? null,
    ended_at: end.at,
    seconds_used: end.secondsUsed ?? null,
  };
  await transaction
    .updateTable('contest_runs')
    .set(row)
    .where('contest_pk', '=', run.contest_pk)
    .where('uid', '=', run.uid)
    .execute();
  if (end.reason === 'malpractice') {
    await transaction
      .updateTable('contest_standings')
      .set({ listed: false })
      .where('contest_pk', '=', run.contest_pk)
      .where('uid', '=', run.uid)
      .execute();
  }
  return {
    reason: end.reason,
    cause: end.cause,
    at: end.at.toISOString(),
  };
}
