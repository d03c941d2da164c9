import { randomUUID } from 'node:crypto';
import { proctorReturnMs } from '../../../../contract/limits';
import { exceedsWarnings, malpracticeCause } from '../../../../contract/rules/contest/proctor';
import type { Database } from '../../../platform/database/open';
import type { ContestRow } from '../contest-row';
import { endRun } from './end-run';
import { countWarnings } from './record-events';
import { endOf, lockRun, type RunRow } from './run-row';

/** Tolerance for network delays. */
const slackMs = 5000;

/**
 * In a proctored run the organiser sees the change, with the time since the earlier device's last contact. Silence is
 * no warning, because the network can fail. A page that reported its closing counts as leaving: the participant has
 * the usual time to return (D-30, PROC-4).
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
    const isWatched = contest.proctored && run.device !== null && run.device !== device && !endOf(run);
    if (isWatched) await noteAbsence(transaction, contest, run, now);
    return await transaction
      .updateTable('contest_runs')
      .set({ device, left_at: null, last_contact: now })
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
  const about = { contest_pk: contest.pk, uid: run.uid };
  const elapsedOf = (at: Date) => Math.max(0, at.getTime() - run.started_at.getTime());
  await transaction
    .insertInto('contest_events')
    .values([
      {
        ...about,
        id: randomUUID(),
        kind: 'otherDevice',
        at: now,
        elapsed_ms: elapsedOf(now),
        away_ms: awayMs,
        detail: null,
      },
    ])
    .execute();
  if (!run.left_at || contest.paused_since || awayMs === null) return;
  const { left_at } = run;
  await transaction
    .insertInto('contest_events')
    .values({
      ...about,
      ...{ id: randomUUID(), kind: 'fullscreenExit', at: left_at, elapsed_ms: elapsedOf(left_at) },
      ...{ away_ms: awayMs, detail: 'The contest page was closed.' },
    })
    .execute();
  const warnings = await countWarnings(transaction, run);
  await transaction
    .updateTable('contest_runs')
    .set({ warnings })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', run.uid)
    .execute();
  const isTooMany = exceedsWarnings(warnings, contest.max_warnings);
  if (!isTooMany && awayMs <= proctorReturnMs + slackMs) return;
  const cause = malpracticeCause(isTooMany ? 'tooManyWarnings' : 'notBack', warnings, contest.max_warnings);
  await endRun(transaction, run, { reason: 'malpractice', cause, at: now });
}
