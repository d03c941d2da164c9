/**
 * Proctoring as D-30 has it, without browser, clock or network: who is away, how many warnings there are, who is out.
 *
 *   present ── left ──▶ away ── returned ──▶ present
 *                        └─ tick, after 15 s ─▶ eliminated      (also at once: one warning more than the contest allows)
 *
 * One absence is one warning, whatever it is made of: who leaves full screen by going to another window did one thing. An absence
 * by accident (`isExcused`: Escape in a pop-up of the editor) is no warning, but must end in time like any other. Times
 * are ms of the server's clock, so that a reload goes on where it was.
 */
import { proctorReturnMs } from '../../../../contract/limits';
import { exceedsWarnings, malpracticeCause } from '../../../../contract/rules/contest/proctor';

/** A window that loses the focus for a moment (a message of the system, a question of the browser) was not left. */
export const momentMs = 1000;

export type Leaving = 'fullscreenExit' | 'blur' | 'pageLeft';

export type ProctorState =
  | { at: 'present'; warnings: number }
  /** `countsAt`: when this absence becomes a warning, null: it was an accident · `isCounted`: it has become one. */
  | {
      at: 'away';
      warnings: number;
      how: Leaving;
      leftAt: number;
      countsAt: number | null;
      isCounted: boolean;
    }
  | { at: 'eliminated'; warnings: number; cause: string };

export type ProctorEvent =
  | { type: 'left'; how: Leaving; now: number; isExcused: boolean }
  /** In full screen, as far as the device has one, and with the focus. */
  | { type: 'returned'; now: number }
  | { type: 'tick'; now: number };

export const initialProctorState: ProctorState = { at: 'present', warnings: 0 };

/** When the absence eliminates. */
export const returnByOf = ({ leftAt }: { leftAt: number }) => leftAt + proctorReturnMs;

export function transition(state: ProctorState, event: ProctorEvent, maxWarnings: number): ProctorState {
  if (state.at === 'eliminated') return state;
  switch (event.type) {
    case 'left':
      return settle(leave(state, event), event.now, maxWarnings);
    case 'tick':
      return settle(state, event.now, maxWarnings);
    case 'returned': {
      // Coming back after the end of the 15 seconds is too late, whether or not somebody looked at the clock meanwhile.
      const settled = settle(state, event.now, maxWarnings);
      return settled.at === 'away' ? { at: 'present', warnings: settled.warnings } : settled;
    }
    default:
      return event satisfies never;
  }
}

function leave(
  state: Exclude<ProctorState, { at: 'eliminated' }>,
  { how, now, isExcused }: ProctorEvent & { type: 'left' },
): ProctorState {
  const countsAt = isExcused ? null : now + (how === 'blur' ? momentMs : 0);
  if (state.at === 'present') {
    return { at: 'away', warnings: state.warnings, how, leftAt: now, countsAt, isCounted: false };
  }
  // The same absence: it may become a warning, or sooner than thought, but never a second one.
  if (state.isCounted || countsAt === null) return state;
  if (state.countsAt !== null && countsAt >= state.countsAt) return state;
  return { ...state, how, countsAt };
}

/** What has become due by now. */
function settle(state: ProctorState, now: number, maxWarnings: number): ProctorState {
  if (state.at !== 'away') return state;
  const counted = !state.isCounted && state.countsAt !== null && now >= state.countsAt;
  const warnings = state.warnings + (counted ? 1 : 0);
  const eliminated = (why: 'notBack' | 'tooManyWarnings'): ProctorState => ({
    at: 'eliminated',
    warnings,
    cause: malpracticeCause(why, warnings, maxWarnings),
  });
  if (counted && exceedsWarnings(warnings, maxWarnings)) return eliminated('tooManyWarnings');
  if (now >= returnByOf(state)) return eliminated('notBack');
  return counted ? { ...state, warnings, isCounted: true } : state;
}
