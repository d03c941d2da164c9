/** One proctoring step: from the stored run to the new state and its events. */
import { isPauseCurrent } from '../../../../contract/rules/contest/contest-clock';
import type { Absence, Watched } from '../../../data/contest-run/contest-run-events';
import type { ContestRunRow } from '../../../data/contest-run/contest-runs';
import { messages } from './messages';
import {
  type ProctorEvent,
  type Leaving as ProctorLeaving,
  type ProctorState,
  transition,
} from './proctor-machine';

type Row = Pick<ContestRunRow, 'warnings' | 'absence' | 'maxWarnings' | 'deadlineAtMs'> &
  Partial<Pick<ContestRunRow, 'pausedSince' | 'pauseToldAtMs' | 'isBlocked' | 'awaitsResume'>>;
type NewEvent = Watched['events'][number];

export function stateOf({ warnings, absence }: Pick<Row, 'warnings' | 'absence'>): ProctorState {
  if (!absence) return { at: 'present', warnings };
  const { how, leftAtMs, countsAtMs, isCounted } = absence;
  return { at: 'away', warnings, how, leftAt: leftAtMs, countsAt: countsAtMs, isCounted };
}

function absenceOf(state: ProctorState): Absence | undefined {
  if (state.at !== 'away') return undefined;
  const { how, leftAt, countsAt, isCounted } = state;
  return { how, leftAtMs: leftAt, countsAtMs: countsAt, isCounted };
}

/** null: no change, or the time is over. */
export function watchStep(row: Row, event: ProctorEvent & { now: number }): Watched | null {
  // No proctoring in a pause, while blocked, or before Continue; this ends an absence.
  if (isPauseCurrent(row, event.now) || row.isBlocked || row.awaitsResume) {
    return row.absence ? { warnings: row.warnings, absence: undefined, cause: undefined, events: [] } : null;
  }
  if (row.deadlineAtMs !== null && event.now >= row.deadlineAtMs) return null;
  const before = stateOf(row);
  const after = transition(before, event, row.maxWarnings);
  if (after === before || JSON.stringify(after) === JSON.stringify(before)) return null;
  return {
    warnings: after.warnings,
    absence: absenceOf(after),
    cause: after.at === 'disqualified' ? after.cause : undefined,
    events: eventsOf(before, after, event),
  };
}

function eventsOf(before: ProctorState, after: ProctorState, event: ProctorEvent): NewEvent[] {
  const left = after.at === 'away' ? after : before.at === 'away' ? before : undefined;
  const events: NewEvent[] = [];
  if (after.warnings > before.warnings) {
    events.push(warningOf[left?.how ?? 'fullscreenExit']);
  }
  const isBack = before.at === 'away' && after.at === 'present' && event.type === 'returned';
  // A short loss of focus is not reported.
  if (isBack && (before.isCounted || after.warnings > before.warnings || before.countsAt === null)) {
    const awayMs = Math.max(0, Math.round(event.now - before.leftAt));
    events.push({
      kind: 'return',
      awayMs,
      detail: before.countsAt === null ? messages.excused[before.how] : undefined,
    });
  }
  return events;
}

const warningOf: Record<ProctorLeaving, NewEvent> = {
  blur: { kind: 'blur' },
  fullscreenExit: { kind: 'fullscreenExit' },
  pageLeft: { kind: 'fullscreenExit', detail: messages.leftPage },
};
