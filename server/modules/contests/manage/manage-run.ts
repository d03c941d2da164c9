import { contestTimeMs, deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { type ContestRow, clockOf } from '../contest-row';
import { decisionNotices } from '../messages';
import { recountAbsences } from '../run/record-events';
import { lockRun, type RunRow } from '../run/run-row';
import { refreshListed } from './manage-listed';

/**
 * The run continues with the time that was left. Warnings are forgiven, otherwise the next event would end the run
 * again.
 */
export async function reinstate(
  transaction: Database,
  contest: ContestRow,
  uid: string,
): Promise<string | undefined> {
  const run = await lockRun(transaction, contest.pk, uid);
  if (run.end_reason !== 'malpractice') return undefined;
  await giveBack(transaction, contest, run);
  await transaction
    .updateTable('contest_runs')
    .set({ end_reason: null, end_cause: null, ended_at: null, seconds_used: null })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .execute();
  await transaction
    .updateTable('contest_events')
    .set({ forgiven_at: new Date() })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .where('forgiven_at', 'is', null)
    .execute();
  await recountAbsences(transaction, contest, run);
  await refreshListed(transaction, contest, uid);
  return decisionNotices.reinstated;
}

/** As extra time, if there is a timer. */
async function giveBack(transaction: Database, contest: ContestRow, run: RunRow): Promise<void> {
  const clock = clockOf(contest);
  const deadline = deadlineMs(clock, run.started_at.getTime());
  if (deadline === null || run.ended_at === null) return;
  const lostMs = contestTimeMs(clock, run.ended_at.getTime(), Date.now());
  await transaction
    .updateTable('contest_participants')
    .set((update) => ({ extra_time_ms: update('extra_time_ms', '+', lostMs) }))
    .where('contest_pk', '=', run.contest_pk)
    .where('uid', '=', run.uid)
    .execute();
}

export async function forgive(
  transaction: Database,
  contest: ContestRow,
  uid: string,
  eventID: string,
): Promise<string | undefined> {
  const run = await lockRun(transaction, contest.pk, uid);
  const { numUpdatedRows } = await transaction
    .updateTable('contest_events')
    .set({ forgiven_at: new Date() })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .where('id', '=', eventID)
    .where('forgiven_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  await recountAbsences(transaction, contest, run);
  return decisionNotices.forgiven;
}
