import { proctorReturnMs } from '../../../../contract/limits';
import { noteWatched } from '../../../data/contest-run/contest-run-events';
import { momentNow } from '../../../sync/clock/run-moment';
import { seenNotes, takeSeenNote } from './left-note';
import { watchStep } from './watch-run';

/** A run's page writes its note every second; a busy device may be late. */
const lateMs = 2000;

/**
 * Ends proctored runs whose page was closed too long (PROC-4). The end is before the deadline, because the
 * page closed before it.
 */
export async function settleLeftRuns(): Promise<void> {
  const at = momentNow();
  for (const { atMs, ...place } of seenNotes()) {
    if (at.serverMs - atMs < proctorReturnMs + lateMs) continue;
    takeSeenNote(place);
    await noteWatched(place, at, (row) =>
      row.contest.enableProctored
        ? watchStep(row, { type: 'left', how: 'pageLeft', isExcused: false, now: atMs })
        : null,
    );
    await noteWatched(place, at, (row) => {
      if (!row.contest.enableProctored) return null;
      const beforeEndMs = (row.deadlineAtMs ?? Number.POSITIVE_INFINITY) - 1;
      return watchStep(row, { type: 'tick', now: Math.min(at.serverMs, beforeEndMs) });
    });
  }
}
