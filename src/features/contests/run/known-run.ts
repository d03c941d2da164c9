import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import type { ContestRunRow } from '../../../data/contest-run/contest-runs';
import type { KnownRun } from './run-machine';

/** State of a local run at `nowMs` (server clock); null for none. */
export function knownRun(row: ContestRunRow | null, nowMs: number): KnownRun {
  if (row === null) return null;
  const { end, deadlineAtMs, pausedSince, pauseToldAtMs, awaitsResume, isBlocked } = row;
  if (end?.reason === 'malpractice') return { outcome: 'malpractice', cause: end.cause ?? '' };
  if (end) return { outcome: 'finished' };
  if (isBlocked) return { outcome: 'blocked' };
  if (deadlineAtMs !== null && standingMs(pausedSince, nowMs, pauseToldAtMs) >= deadlineAtMs)
    return { outcome: 'ended' };
  return { outcome: awaitsResume ? 'reinstated' : 'open' };
}
