/** The clock of a contest from its row. */
import type { Selectable } from 'kysely';
import {
  type ContestClock,
  type ContestSchedule,
  contestClock,
  withRemoved,
} from '../../../contract/rules/contest/contest-clock';
import type { ContestsTable } from '../../platform/database/schema-contests';

type ContestRow = Selectable<ContestsTable>;

export function scheduleOf(
  row: Pick<ContestRow, 'start_time' | 'end_time' | 'duration_minutes'>,
): ContestSchedule {
  return {
    startTime: row.start_time.toISOString(),
    endTime: row.end_time?.toISOString() ?? null,
    openContestForever: row.end_time === null,
    timedContest: row.duration_minutes !== null,
    duration: row.duration_minutes,
  };
}

type ClockRow = Pick<ContestRow, 'start_time' | 'end_time' | 'duration_minutes' | 'removed'>;

export type ClockOfRow = ClockRow & Pick<ContestRow, 'paused_since'>;

/** Excludes the current pause. */
export function clockOf(row: ClockOfRow, now = new Date()): ContestClock {
  const { paused_since, removed } = row;
  if (paused_since === null) return clockForResponse(row);
  const pause = { from: paused_since.toISOString(), to: now.toISOString() };
  return contestClock({ ...scheduleOf(row), removed: withRemoved(removed, pause) });
}

/** For responses: deadlines assume that the contest resumes now. */
export function clockForResponse(row: ClockRow): ContestClock {
  return contestClock({ ...scheduleOf(row), removed: row.removed });
}
