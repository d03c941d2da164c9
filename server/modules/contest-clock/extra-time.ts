/** The end of a contest for the last participant: extra time can move it behind the contest's end. */
import { sql } from 'kysely';
import { contestEndMs, deadlineMs } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import { type ClockOfRow, clockOf } from './clock-of';

interface ExtraTime {
  /** Null: not started. The start may still arrive from a device. */
  readonly startedMs: number | null;
  readonly extraTimeMs: number;
}

export interface ExtraTimes {
  readonly extra_times: readonly ExtraTime[];
}

/** A column for queries of `contests`. */
export const extraTimes = sql<ExtraTime[]>`(
  select coalesce(json_agg(json_build_object(
      'startedMs', extract(epoch from run.started_at) * 1000, 'extraTimeMs', m.extra_time_ms)), '[]')
    from contest_participants m
      left join contest_runs run on run.contest_pk = m.contest_pk and run.uid = m.uid
    where m.contest_pk = contests.pk and m.extra_time_ms > 0 and m.blocked_at is null)`.as('extra_times');

export async function withExtraTimes<Row extends { readonly pk: string }>(
  db: Database,
  contest: Row,
): Promise<Row & ExtraTimes> {
  const found = await db
    .selectFrom('contests')
    .select(extraTimes)
    .where('pk', '=', contest.pk)
    .executeTakeFirst();
  return { ...contest, extra_times: found?.extra_times ?? [] };
}

/** When the last participant's time ends; null: open forever. */
export function lastDeadlineMs(contest: ClockOfRow & ExtraTimes, now = new Date()): number | null {
  const clock = clockOf(contest, now);
  const endMs = contestEndMs(clock);
  if (endMs === null) return null;
  const deadlines = contest.extra_times.map(({ startedMs, extraTimeMs }) =>
    startedMs === null
      ? deadlineMs({ ...clock, durationMs: null }, clock.startMs, extraTimeMs)
      : deadlineMs(clock, startedMs, extraTimeMs),
  );
  return Math.max(endMs, ...deadlines.map((ms) => ms ?? endMs));
}
