/** One proctoring step: from the stored run to the new state and its events. */
import { isPauseCurrent } from '../../../../contract/rules/contest/contest-clock';
import { proctorDetails } from '../../../../contract/rules/contest/proctor';
import type { Absence, Watched } from '../../../data/contest-run/contest-run-events';
import type { ContestRunRow } from '../../../data/contest-run/contest-runs';
import {
  beginsToCount,
  type ProctorEvent,
  type Leaving as ProctorLeaving,
  type ProctorState,
  popUpExitsMax,
  transition,
} from './proctor-machine';

type Row = Pick<ContestRunRow, 'warnings' | 'absence' | 'maxWarnings' | 'deadlineAtMs'> &
  Partial<
    Pick<ContestRunRow, 'pausedSince' | 'pauseToldAtMs' | 'isBlocked' | 'awaitsResume' | 'isElsewhere'>
  > &
  Partial<Pick<ContestRunRow, 'awayMs' | 'warningSeconds' | 'popUpExits'>>;
type NewEvent = Watched['events'][number];

export function stateOf({
  warnings,
  absence,
  awayMs = 0,
}: Pick<Row, 'warnings' | 'absence' | 'awayMs'>): ProctorState {
  if (!absence) return { at: 'present', warnings, awayMs };
  const { how, leftAtMs, countsAtMs, isCounted } = absence;
  return { at: 'away', warnings, awayMs, how, leftAt: leftAtMs, countsAt: countsAtMs, isCounted };
}

function absenceOf(state: ProctorState): Absence | undefined {
  if (state.at !== 'away') return undefined;
  const { how, leftAt, countsAt, isCounted } = state;
  return { how, leftAtMs: leftAt, countsAtMs: countsAt, isCounted };
}

type TimedEvent = ProctorEvent & { now: number };

/** No proctoring in a pause, while blocked, before Continue, or on a former device. */
export function isUnwatched(row: Row, nowMs: number): boolean {
  return Boolean(isPauseCurrent(row, nowMs) || row.isBlocked || row.awaitsResume || row.isElsewhere);
}

/** null: no change, or the time is over. */
export function watchStep(row: Row, given: TimedEvent): Watched | null {
  const event = withLimitedExcuse(row, given);
  // This ends an absence.
  if (isUnwatched(row, event.now)) {
    if (!row.absence) return null;
    const { warnings, awayMs = 0 } = row;
    return { warnings, awayMs, absence: undefined, cause: undefined, events: [] };
  }
  if (row.deadlineAtMs !== null && event.now >= row.deadlineAtMs) return null;
  const before = stateOf(row);
  const { maxWarnings, warningSeconds = 0 } = row;
  const after = transition(before, event, { maxWarnings, warningSeconds });
  if (after === before || JSON.stringify(after) === JSON.stringify(before)) return null;
  return {
    warnings: after.warnings,
    awayMs: after.awayMs,
    popUpExits: popUpExits(row, before, event),
    glanceMs: glanceMs(before, after, event),
    absence: absenceOf(after),
    cause: after.at === 'disqualified' ? after.cause : undefined,
    events: eventsOf(before, after, event),
  };
}

/** Null: nothing is stored. */
export function blockedStep(row: Row, nowMs: number, detail: string): Watched | null {
  if (isUnwatched(row, nowMs)) return null;
  const { warnings, absence } = row;
  return { warnings, absence, cause: undefined, events: [{ kind: 'blocked', detail }] };
}

function withLimitedExcuse({ popUpExits = 0 }: Row, event: TimedEvent): TimedEvent {
  const isLimited = event.type === 'left' && event.isPopUp && popUpExits >= popUpExitsMax;
  return isLimited ? { ...event, isExcused: false } : event;
}

/** Undefined: unchanged. */
function popUpExits(row: Row, { at }: ProctorState, event: TimedEvent): number | undefined {
  const isNew = at === 'present' && event.type === 'left' && event.isPopUp && event.isExcused;
  return isNew ? (row.popUpExits ?? 0) + 1 : undefined;
}

function eventsOf(before: ProctorState, after: ProctorState, event: ProctorEvent): NewEvent[] {
  const left = after.at === 'away' ? after : before.at === 'away' ? before : undefined;
  const events: NewEvent[] = [];
  const counts = beginsToCount(before, after, event.now);
  if (counts) {
    events.push(warningOf[left?.how ?? 'fullscreenExit']);
  }
  const isBack = before.at === 'away' && after.at === 'present' && event.type === 'returned';
  // A short loss of focus is only added up.
  if (isBack && (before.isCounted || counts || before.countsAt === null)) {
    const awayMs = Math.max(0, Math.round(event.now - before.leftAt));
    events.push({
      kind: 'return',
      awayMs,
      detail: before.countsAt === null ? proctorDetails.excused[before.how] : undefined,
    });
  }
  return events;
}

function glanceMs(before: ProctorState, after: ProctorState, { now }: { now: number }): number | undefined {
  const isBack = before.at === 'away' && after.at === 'present';
  if (!isBack || before.isCounted || before.countsAt === null || now >= before.countsAt) return undefined;
  return Math.max(0, Math.round(now - before.leftAt));
}

const warningOf: Record<ProctorLeaving, NewEvent> = {
  blur: { kind: 'blur' },
  fullscreenExit: { kind: 'fullscreenExit' },
  pageLeft: { kind: 'fullscreenExit', detail: proctorDetails.leftPage },
};
