/**
 * The proctoring rules of D-30, without browser, clock or network.
 * An absence of 15 s disqualifies, and so does one warning more than allowed. Several events in one absence,
 * such as leaving full screen by switching windows, are one warning. An accidental absence (`isExcused`:
 * Escape in a pop-up of the editor) gives no warning, but has the same time limit.
 * Times are ms of the server's clock, so that the state survives a reload.
 */
import { proctorReturnMs } from '../../../../contract/limits';
import { exceedsWarnings, malpracticeCause } from '../../../../contract/rules/contest/proctor';

/** A shorter loss of focus (a system message, a browser prompt) does not count. */
export const momentMs = 1000;

export type Leaving = 'fullscreenExit' | 'blur' | 'pageLeft';

export type ProctorState =
  | { at: 'present'; warnings: number }
  /** `countsAt`: when this absence becomes a warning; null: accidental · `isCounted`: it became one. */
  | {
      at: 'away';
      warnings: number;
      how: Leaving;
      leftAt: number;
      countsAt: number | null;
      isCounted: boolean;
    }
  | { at: 'disqualified'; warnings: number; cause: string };

export type ProctorEvent =
  | { type: 'left'; how: Leaving; now: number; isExcused: boolean }
  /** In full screen, if the device supports it, and focused. */
  | { type: 'returned'; now: number }
  | { type: 'tick'; now: number };

export const initialProctorState: ProctorState = { at: 'present', warnings: 0 };

export const returnByOf = ({ leftAt }: { leftAt: number }) => leftAt + proctorReturnMs;

export function transition(state: ProctorState, event: ProctorEvent, maxWarnings: number): ProctorState {
  if (state.at === 'disqualified') return state;
  switch (event.type) {
    case 'left':
      return settle(leave(state, event), event.now, maxWarnings);
    case 'tick':
      return settle(state, event.now, maxWarnings);
    case 'returned': {
      // A return after 15 s is too late, even if no tick ran in between.
      const settled = settle(state, event.now, maxWarnings);
      return settled.at === 'away' ? { at: 'present', warnings: settled.warnings } : settled;
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
    return { at: 'away', warnings: state.warnings, how, leftAt: now, countsAt, isCounted: false };
  }
  // The same absence may become a warning earlier, but never a second one.
  if (state.isCounted || countsAt === null) return state;
  if (state.countsAt !== null && countsAt >= state.countsAt) return state;
  return { ...state, how, countsAt };
}

function settle(state: ProctorState, now: number, maxWarnings: number): ProctorState {
  if (state.at !== 'away') return state;
  const counted = !state.isCounted && state.countsAt !== null && now >= state.countsAt;
  const warnings = state.warnings + (counted ? 1 : 0);
  const disqualified = (why: 'notBack' | 'tooManyWarnings'): ProctorState => ({
    at: 'disqualified',
    warnings,
    cause: malpracticeCause(why, warnings, maxWarnings),
  });
  if (counted && exceedsWarnings(warnings, maxWarnings)) return disqualified('tooManyWarnings');
  if (now >= returnByOf(state)) return disqualified('notBack');
  return counted ? { ...state, warnings, isCounted: true } : state;
}
