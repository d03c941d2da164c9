import type { RemovedInterval } from '../../../../contract/entities/contest/contest';
import type {
  ContestEvent,
  ReportContestEvents,
  WarningsState,
} from '../../../../contract/entities/contest/contest-run';
import { type AbsenceTotals, totalAbsences } from '../../../../contract/rules/contest/absences';
import { exceedsWarnings, malpracticeCause } from '../../../../contract/rules/contest/proctor';
import type { Database } from '../../../platform/database/open';
import { type ContestRow, findContest } from '../contest-row';
import { endRun } from './end-run';
import { endOf, lockRun, type RunRow } from './run-row';

/**
 * Stores each event once and recounts the warnings. Too many end the run (PROC-10), regardless of the device; 0 is
 * unlimited (PROC-11). After the end, events have no effect.
 */
export async function recordEvents(
  transaction: Database,
  { contestSlug, events }: ReportContestEvents,
  uid: string,
): Promise<WarningsState> {
  const contest = await findContest(transaction, contestSlug);
  const run = await lockRun(transaction, contest.pk, uid);
  await transaction
    .insertInto('contest_events')
    .values(events.map((event) => toRow(run, event)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const maxWarnings = contest.max_warnings;
  const before = endOf(run);
  if (before || !contest.proctored) return { warnings: run.warnings, maxWarnings, end: before };
  const { warnings, countedMs: awayMs } = await recountAbsences(transaction, contest, run);
  if (!exceedsWarnings(warnings, maxWarnings)) return { warnings, maxWarnings, awayMs, end: null };
  const cause = malpracticeCause('tooManyWarnings', warnings, maxWarnings, contest.warning_seconds);
  return {
    warnings,
    maxWarnings,
    awayMs,
    end: await endRun(transaction, run, { reason: 'malpractice', cause, at: new Date() }),
  };
}

function toRow({ contest_pk, uid }: RunRow, event: ContestEvent) {
  return {
    contest_pk,
    uid,
    id: event.id,
    kind: event.kind,
    at: new Date(event.at),
    elapsed_ms: event.elapsedMs,
    away_ms: event.awayMs ?? null,
    detail: event.detail ?? null,
  };
}

/** Stores the absences of a run, and its warnings that were not forgiven. */
export async function recountAbsences(
  transaction: Database,
  contest: Pick<ContestRow, 'removed' | 'paused_since' | 'warning_seconds' | 'proctored'>,
  { contest_pk, uid }: Pick<RunRow, 'contest_pk' | 'uid'>,
): Promise<AbsenceTotals> {
  const events = await transaction
    .selectFrom('contest_events')
    .select(['kind', 'at', 'away_ms', 'detail', 'forgiven_at'])
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .orderBy('elapsed_ms')
    .orderBy('received_time')
    .execute();
  const totals = totalAbsences(
    events.map(({ kind, at, away_ms, detail, forgiven_at }) => ({
      kind,
      atMs: at.getTime(),
      awayMs: away_ms,
      detail,
      isForgiven: forgiven_at !== null,
    })),
    cutsUntil(contest, new Date()),
    contest.warning_seconds,
  );
  await transaction
    .updateTable('contest_runs')
    .set({
      warnings: contest.proctored ? totals.warnings : 0,
      away_ms: totals.countedMs,
      absences: JSON.stringify(totals.byKind),
    })
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .execute();
  return totals;
}

/** Pauses and excluded outages, with the current pause. */
export function cutsUntil(
  { removed, paused_since }: Pick<ContestRow, 'removed' | 'paused_since'>,
  now: Date,
): readonly RemovedInterval[] {
  return paused_since ? [...removed, { from: paused_since.toISOString(), to: now.toISOString() }] : removed;
}
