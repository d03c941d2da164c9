import type { RunEnd } from '../../../../contract/entities/contest/contest';
import type { FinishContest } from '../../../../contract/entities/contest/contest-run';
import { deadlineMs } from '../../../../contract/rules/contest/contest-clock';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import { clockOf, findContest } from '../contest-row';
import { contestRefusals } from '../messages';
import { findParticipant } from './admission';
import { endRun } from './end-run';
import { lockRun } from './run-row';

/**
 * CRUN-8, PROC-5. The run may have ended offline: at the reported time, but not after its deadline or the arrival.
 */
export async function finishRun(
  transaction: Database,
  body: FinishContest,
  uid: string,
): Promise<{ end: RunEnd }> {
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
  return {
    end: await endRun(transaction, run, {
      reason: 'reason' in body ? 'malpractice' : 'finished',
      cause: 'reason' in body ? body.cause : undefined,
      at,
      secondsUsed: body.time,
    }),
  };
}
