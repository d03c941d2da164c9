import type { Selectable } from 'kysely';
import { contestEndMs } from '../../../contract/rules/contest/contest-clock';
import type { ContestsTable } from '../../platform/database/schema-contests';
import { type ClockOfRow, clockOf } from './clock-of';

type ContestRow = Selectable<ContestsTable>;

/** Start of the freeze in ms; null: never. */
export function freezeStartMs(contest: ClockOfRow & Pick<ContestRow, 'freeze_minutes'>): number | null {
  const endMs = contestEndMs(clockOf(contest));
  return endMs === null || contest.freeze_minutes === 0 ? null : endMs - contest.freeze_minutes * 60_000;
}

export type FreezeRow = Parameters<typeof freezeStartMs>[0] &
  Pick<ContestRow, 'late_sync_minutes' | 'freeze_kept' | 'unfrozen_at'>;

/** When late submissions can no longer arrive; null: open forever. */
export function graceEndMs(contest: ClockOfRow & Pick<ContestRow, 'late_sync_minutes'>): number | null {
  const endMs = contestEndMs(clockOf(contest));
  return endMs === null ? null : endMs + contest.late_sync_minutes * 60_000;
}

/**
 * Start of the freeze while it lasts, otherwise null. It ends after the last late submission, or when the organiser
 * ends it.
 */
export function frozenSinceMs(contest: FreezeRow, nowMs: number): number | null {
  const sinceMs = freezeStartMs(contest);
  const untilMs = unfrozenMs(contest);
  return sinceMs !== null && nowMs >= sinceMs && (untilMs === null || nowMs < untilMs) ? sinceMs : null;
}

/** Null: there is no freeze, or the organiser has to end it. Can be in the future. */
export function unfrozenMs(contest: FreezeRow): number | null {
  if (contest.freeze_minutes === 0) return null;
  const { unfrozen_at, freeze_kept } = contest;
  return unfrozen_at?.getTime() ?? (freeze_kept ? null : graceEndMs(contest));
}
