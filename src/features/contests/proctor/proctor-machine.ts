/**
 * The proctoring rules of D-30, without browser, clock or network.
 * An absence of 15 s disqualifies, and so does one warning more than allowed. Several events in one absence,
 * such as leaving full screen by switching windows, are one warning. An accidental absence (`isExcused`:
 * Escape in a pop-up of the editor) gives no warning, but has the same time limit.
 * Times are ms of the server's clock, so that the state survives a reload.
 */
import { proctorReturnMs } from '../../../../contract/limits';
import { warningsFor } from '../../../../contract/rules/contest/absences';
import { exceedsWarnings, malpracticeCause } from '../../../../contract/rules/contest/proctor';

/** A shorter loss of focus (a system message, a browser prompt) does not count. */
export const momentMs = 1000;

/** Excused exits with an open pop-up per run; each further one counts. */
export const popUpExitsMax = 2;

export type Leaving = 'fullscreenExit' | 'blur' | 'pageLeft';

export interface ProctorPolicy {
  /** 0: unlimited. */
  maxWarnings: number;
  /** 0: a warning for each absence; otherwise one for each so many seconds away in total. */
  warningSeconds: number;
}

/** `awayMs`: earlier counted absences in total. */
export type ProctorState =
  | { at: 'present'; warnings: number; awayMs: number }
  /** `countsAt`: when this absence counts; null: accidental · `isCounted`: it does. */
  | {
      at: 'away';
      warnings: number;
      awayMs: number;
      how: Leaving;
      leftAt: number;
      countsAt: number | null;
      isCounted: boolean;
    }
  | { at: 'disqualified'; warnings: number; awayMs: number; cause: string };

export type ProctorEvent =
  /** `isPopUp`: excused because of an open pop-up, which may happen `popUpExitsMax` times. */
  | { type: 'left'; how: Leaving; now: number; isExcused: boolean; isPopUp?: boolean }
  /** In full screen, if the device supports it, and focused. */
  | { type: 'returned'; now: number }
  | { type: 'tick'; now: number };

export const initialProctorState: ProctorState = { at: 'present', warnings: 0, awayMs: 0 };

export const returnByOf = ({ leftAt }: { leftAt: number }) => leftAt + proctorReturnMs;

export function transition(state: ProctorState, event: ProctorEvent, policy: ProctorPolicy): ProctorState {
  if (state.at === 'disqualified') return state;
  switch (event.type) {
    case 'left':
      return settle(leave(state, event), event.now, policy);
    case 'tick':
      return settle(state, event.now, policy);
    case 'returned': {
      // A return after 15 s is too late, even if no tick ran in between.
      const settled = settle(state, event.now, policy);
      if (settled.at !== 'away') return settled;
      const { warnings, awayMs, isCounted, leftAt } = settled;
      return { at: 'present', warnings, awayMs: awayMs + (isCounted ? lengthMs(leftAt, event.now) : 0) };
    }
    default:
      return event satisfies never;
  }
}

function leave(
  state: Exclude<ProctorState, { at: 'disqualified' }>,
  { how, now, isExcused }: ProctorEvent & { type: 'left' },
): ProctorState {
  const countsAt = isExcused ? null : now + (how === 'blur' ? momentMs : 0);
  if (state.at === 'present') {
    const { warnings, awayMs } = state;
    return { at: 'away', warnings, awayMs, how, leftAt: now, countsAt, isCounted: false };
  }
  // The same absence may become a warning earlier, but never a second one.
  if (state.isCounted || countsAt === null) return state;
  if (state.countsAt !== null && countsAt >= state.countsAt) return state;
  return { ...state, how, countsAt };
}

const lengthMs = (leftAt: number, now: number) => Math.max(0, Math.round(now - leftAt));

function settle(state: ProctorState, now: number, policy: ProctorPolicy): ProctorState {
  if (state.at !== 'away') return state;
  const { maxWarnings, warningSeconds } = policy;
  const { awayMs } = state;
  const isNew = !state.isCounted && state.countsAt !== null && now >= state.countsAt;
  const isCounted = state.isCounted || isNew;
  const totalMs = awayMs + (isCounted ? lengthMs(state.leftAt, now) : 0);
  const warnings =
    warningSeconds === 0
      ? state.warnings + (isNew ? 1 : 0)
      : Math.max(state.warnings, warningsFor(0, totalMs, warningSeconds));
  const disqualified = (why: 'notBack' | 'tooManyWarnings'): ProctorState => ({
    at: 'disqualified',
    warnings,
    awayMs: totalMs,
    cause: malpracticeCause(why, warnings, maxWarnings, warningSeconds),
  });
  if (warnings > state.warnings && exceedsWarnings(warnings, maxWarnings)) {
    return disqualified('tooManyWarnings');
  }
  if (now >= returnByOf(state)) return disqualified('notBack');
  return isNew || warnings > state.warnings ? { ...state, warnings, isCounted } : state;
}

/** Whether the current absence began to count with this event. */
export function beginsToCount(before: ProctorState, after: ProctorState, now: number): boolean {
  if (before.at === 'away' && before.isCounted) return false;
  if (after.at === 'away') return after.isCounted;
  if (before.at === 'away') return before.countsAt !== null && now >= before.countsAt;
  return before.at === 'present' && after.at === 'disqualified';
}
