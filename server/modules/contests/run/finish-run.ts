import type { RunEnd } from '../../../../contract/entities/contest/contest';
import type { FinishContest } from '../../../../contract/entities/contest/contest-run';
import { isEndCutOut } from '../../../../contract/rules/contest/absences';
import { deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import { exceedsWarnings, isNotBackCause } from '../../../../contract/rules/contest/proctor';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { type ContestRow, clockOf, findContest } from '../contest-row';
import { contestRefusals } from '../messages';
import { findParticipant } from './admission';
import { endRun } from './end-run';
import { cutsUntil, recountAbsences } from './record-events';
import { endOf, lockRun, type RunRow } from './run-row';

/**
 * CRUN-8, PROC-5. The run may have ended offline: at the reported time, but not after its deadline or the arrival.
 */
export async function finishRun(
  transaction: Database,
  body: FinishContest,
  uid: string,
): Promise<{ end: RunEnd | null }> {
  const contest = await findContest(transaction, body.contestSlug);
  if ('reason' in body && !contest.proctored) {
    const message = contestRefusals.notProctored;
    throw new Refusal('VALIDATION', { message, fields: [{ path: 'reason', message }] });
  }
  const run = await lockRun(transaction, contest.pk, uid);
  const participant = await findParticipant(transaction, contest.pk, uid);
  const startedMs = run.started_at.getTime();
  const deadline = deadlineMs(clockOf(contest), startedMs, participant?.extra_time_ms);
  const saidMs = body.time === undefined ? Number.POSITIVE_INFINITY : startedMs + body.time * 1000;
  const at = new Date(Math.min(saidMs, Date.now(), deadline ?? Number.POSITIVE_INFINITY));
  if ('reason' in body && (await isMistaken(transaction, contest, run, body.cause, at)))
    return { end: endOf(run) };
  const hadEnded = endOf(run) !== null;
  const end = await endRun(transaction, run, {
    reason: 'reason' in body ? 'malpractice' : 'finished',
    cause: 'reason' in body ? body.cause : undefined,
    at,
    secondsUsed: body.time,
  });
  if (!hadEnded && 'reason' in body && isNotBackCause(body.cause))
    await closeAbsence(transaction, contest, run, at.getTime() - startedMs);
  return { end };
}

/** The absence that ended the run has no return, so its length is the time until the end. */
async function closeAbsence(
  transaction: Database,
  contest: ContestRow,
  run: RunRow,
  endElapsedMs: number,
): Promise<void> {
  const last = await transaction
    .selectFrom('contest_events')
    .select(['id', 'kind', 'elapsed_ms'])
    .where('contest_pk', '=', run.contest_pk)
    .where('uid', '=', run.uid)
    .orderBy('elapsed_ms', 'desc')
    .orderBy('received_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || (last.kind !== 'blur' && last.kind !== 'fullscreenExit')) return;
  await transaction
    .updateTable('contest_events')
    .set({ away_ms: Math.max(0, endElapsedMs - last.elapsed_ms) })
    .where('contest_pk', '=', run.contest_pk)
    .where('uid', '=', run.uid)
    .where('id', '=', last.id)
    .execute();
  await recountAbsences(transaction, contest, run);
}

/**
 * An offline device does not know of a pause. It may disqualify its participant for an absence during the pause, or
 * for too many warnings from then.
 */
async function isMistaken(
  transaction: Database,
  contest: ContestRow,
  run: RunRow,
  cause: string,
  at: Date,
): Promise<boolean> {
  const cuts = cutsUntil(contest, new Date());
  if (cuts.length === 0) return false;
  if (isEndCutOut(at.getTime(), cuts)) return true;
  if (isNotBackCause(cause)) return false;
  const { warnings } = await recountAbsences(transaction, contest, run);
  return !exceedsWarnings(warnings, contest.max_warnings);
}
