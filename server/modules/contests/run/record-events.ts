import { sql } from 'kysely';
import type {
  ContestEvent,
  ReportContestEvents,
  WarningsState,
} from '../../../../contract/entities/contest/contest-run';
import { exceedsWarnings, malpracticeCause } from '../../../../contract/rules/contest/proctor';
import type { Database } from '../../../platform/database/open';
import { findContest } from '../contest-row';
import { endRun } from './end-run';
import { endOf, lockRun, type RunRow } from './run-row';

/** D-30: each gives one warning. */
const warningKinds = ['fullscreenExit', 'blur'] as const satisfies readonly ContestEvent['kind'][];

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
  const warnings = await countWarnings(transaction, run);
  await transaction
    .updateTable('contest_runs')
    .set({ warnings })
    .where('contest_pk', '=', contest.pk)
    .where('uid', '=', uid)
    .execute();
  if (!exceedsWarnings(warnings, maxWarnings)) return { warnings, maxWarnings, end: null };
  const cause = malpracticeCause('tooManyWarnings', warnings, maxWarnings);
  return {
    warnings,
    maxWarnings,
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

/** Warnings that were not forgiven. */
export async function countWarnings(
  transaction: Database,
  { contest_pk, uid }: Pick<RunRow, 'contest_pk' | 'uid'>,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('contest_events')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('contest_pk', '=', contest_pk)
    .where('uid', '=', uid)
    .where('kind', 'in', warningKinds)
    .where('forgiven_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
