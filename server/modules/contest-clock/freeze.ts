import type { Selectable } from 'kysely';
import { contestEndMs } from '../../../contract/rules/contest/contest-clock';
import type { Database } from '../../platform/database/open';
import type { ContestsTable } from '../../platform/database/schema-contests';
import { type ClockOfRow, clockOf } from './clock-of';
import { type ExtraTimes, lastDeadlineMs, withExtraTimes } from './extra-time';

type ContestRow = Selectable<ContestsTable>;

/** Start of the freeze in ms; null: never. */
export function freezeStartMs(contest: ClockOfRow & Pick<ContestRow, 'freeze_minutes'>): number | null {
  const endMs = contestEndMs(clockOf(contest));
  return endMs === null || contest.freeze_minutes === 0 ? null : endMs - contest.freeze_minutes * 60_000;
}

type StoredFreeze = Parameters<typeof freezeStartMs>[0] &
  Pick<ContestRow, 'late_sync_minutes' | 'freeze_kept' | 'unfrozen_at'>;

type FreezeRow = StoredFreeze & ExtraTimes;

/**
 * When nobody can submit any more: after the end, all extra time, and the time for late submissions. Null: never,
 * because the contest has no end.
 */
export function graceEndMs(
  contest: ClockOfRow & ExtraTimes & Pick<ContestRow, 'late_sync_minutes'>,
  now = new Date(),
): number | null {
  const lastMs = lastDeadlineMs(contest, now);
  return lastMs === null ? null : lastMs + contest.late_sync_minutes * 60_000;
}

/** Nobody can submit any more. */
export function isOverForAll(contest: Parameters<typeof graceEndMs>[0], now = new Date()): boolean {
  const lastMs = graceEndMs(contest, now);
  return lastMs !== null && lastMs <= now.getTime();
}

/** See `frozenSinceMs`. */
export async function readFrozenSinceMs(
  db: Database,
  contest: StoredFreeze & { readonly pk: string },
  nowMs: number,
): Promise<number | null> {
  return contest.freeze_minutes === 0 ? null : frozenSinceMs(await withExtraTimes(db, contest), nowMs);
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
