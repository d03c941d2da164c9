import { randomUUID } from 'node:crypto';
import { proctorReturnMs } from '../../../../contract/limits';
import { exceedsWarnings, malpracticeCause } from '../../../../contract/rules/contest/proctor';
import type { Database } from '../../../platform/database/open';
import type { ContestRow } from '../contest-row';
import { endRun } from './end-run';
import { recountAbsences } from './record-events';
import { endOf, lockRun, type RunRow } from './run-row';

/** Tolerance for network delays. */
const slackMs = 5000;

/**
 * In a proctored run, changing the device is an absence and a warning, like any other. Its length counts only if the
 * earlier page reported its closing, because the network can fail; then the participant has the usual time to return
 * (D-30, PROC-4).
 */
export async function continueOnDevice(
  db: Database,
  contest: ContestRow,
  { uid }: RunRow,
  device: string,
  now: Date,
): Promise<RunRow> {
  return await db.transaction().execute(async (transaction) => {
    const run = await lockRun(transaction, contest.pk, uid);
    const isOther = run.device !== null && run.device !== device && !endOf(run);
    if (isOther) await noteAbsence(transaction, contest, run, now);
    return await transaction
      .updateTable('contest_runs')
      .set({ device, devices: [...new Set([...run.devices, device])], left_at: null, last_contact: now })
      .where('contest_pk', '=', contest.pk)
      .where('uid', '=', uid)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function noteAbsence(
  transaction: Database,
  contest: ContestRow,
  run: RunRow,
  now: Date,
): Promise<void> {
  const since = run.left_at ?? run.last_contact;
  const awayMs = since ? now.getTime() - since.getTime() : null;
  await transaction
    .insertInto('contest_events')
    .values({
      contest_pk: contest.pk,
      uid: run.uid,
      id: randomUUID(),
      kind: 'otherDevice',
      at: now,
      elapsed_ms: Math.max(0, now.getTime() - run.started_at.getTime()),
      away_ms: awayMs,
      // Without it, only the last contact is known, and the network may have failed.
      detail: run.left_at ? 'The contest page was closed.' : null,
    })
    .execute();
  const { warnings } = await recountAbsences(transaction, contest, run);
  if (contest.paused_since || !contest.proctored) return;
  const { max_warnings, warning_seconds } = contest;
  const isTooMany = exceedsWarnings(warnings, max_warnings);
  const isTooLate = run.left_at !== null && (awayMs ?? 0) > proctorReturnMs + slackMs;
  if (!isTooMany && !isTooLate) return;
  const why = isTooMany ? 'tooManyWarnings' : 'notBack';
  const cause = malpracticeCause(why, warnings, max_warnings, warning_seconds);
  await endRun(transaction, run, { reason: 'malpractice', cause, at: now });
}
