/**
 * State of a contest run's page (SOLVE-17, CRUN-5). A test compares all transitions with
 * docs/contest-run.md. The run itself is in the local database, so that all tabs follow it.
 */
import { messages } from './messages';

export type KnownRun =
  | { outcome: 'open' | 'ended' | 'finished' | 'blocked' | 'reinstated' }
  | { outcome: 'malpractice'; cause: string }
  | null;

export type RunState =
  | { at: 'loading' }
  /** Signed out, and no run was open on this page. */
  | { at: 'out' }
  /** Email not allowed; `message` is the server's. */
  | { at: 'rejected'; message: string }
  /** `notice`: why the last start failed, or why it is waiting. */
  | { at: 'instructions'; isStarting: boolean; notice: string | null }
  | { at: 'code' }
  | { at: 'loggedout' }
  | { at: 'ended' }
  | { at: 'finished' }
  | { at: 'blocked' }
  /** A disqualification was undone: no proctoring until the participant presses Continue. */
  | { at: 'reinstated' }
  | { at: 'malpractice'; cause: string };

export type RunEvent =
  | { type: 'signedIn' }
  | { type: 'signedOut' }
  | { type: 'read'; run: KnownRun }
  | { type: 'startAsked' }
  /** The server is busy; the start is retried. */
  | { type: 'startWaits'; seconds: number }
  | { type: 'started' }
  | { type: 'startFailed'; message: string }
  | { type: 'rejected'; message: string }
  | { type: 'timeUp' };

export const initialRunState: RunState = { at: 'loading' };

export function transition(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'signedIn':
      return state.at === 'out' || state.at === 'loggedout' ? initialRunState : state;
    case 'signedOut':
      // CRUN-10: only an active run shows the message; a finished one stays finished.
      if (state.at === 'code' || state.at === 'reinstated') return { at: 'loggedout' };
      return isOver(state) || state.at === 'loggedout' ? state : { at: 'out' };
    case 'read':
      return afterReading(state, event.run);
    case 'startAsked':
    case 'startWaits':
    case 'started':
    case 'startFailed':
    case 'rejected':
      return state.at === 'instructions' ? whileInstructed(state, event) : state;
    case 'timeUp':
      // CRUN-9
      return state.at === 'code' || state.at === 'reinstated' ? { at: 'ended' } : state;
    default:
      return event satisfies never;
  }
}

type StartEvent = Extract<
  RunEvent,
  { type: 'startAsked' | 'startWaits' | 'started' | 'startFailed' | 'rejected' }
>;

function whileInstructed(state: RunState & { at: 'instructions' }, event: StartEvent): RunState {
  switch (event.type) {
    case 'startAsked':
      return state.isStarting ? state : { at: 'instructions', isStarting: true, notice: null };
    case 'startWaits':
      return state.isStarting ? { ...state, notice: messages.start.serverBusy(event.seconds) } : state;
    case 'started':
      return state.isStarting ? { at: 'code' } : state;
    case 'startFailed':
      // CRUN-3, CRUN-4
      return { at: 'instructions', isStarting: false, notice: event.message || messages.unknownFailure };
    case 'rejected':
      return { at: 'rejected', message: event.message };
    default:
      return event satisfies never;
  }
}

function afterReading(state: RunState, run: KnownRun): RunState {
  if (state.at === 'out' || state.at === 'loggedout' || state.at === 'rejected') return state;
  if (run === null) return state.at === 'instructions' ? state : atInstructions;
  switch (run.outcome) {
    case 'open':
      return state.at === 'code' ? state : { at: 'code' };
    case 'malpractice':
      return { at: 'malpractice', cause: run.cause };
    case 'ended':
    case 'finished':
    case 'blocked':
    case 'reinstated':
      return { at: run.outcome };
    default:
      return run satisfies never;
  }
}

const atInstructions: RunState = { at: 'instructions', isStarting: false, notice: null };

const isOver = ({ at }: RunState) =>
  at === 'ended' || at === 'finished' || at === 'blocked' || at === 'malpractice';

/** CRUN-5, in the rule's words. */
export function accessOf({ at }: RunState): 'loading' | 'approved' | 'out' | 'rejected' {
  if (at === 'loading' || at === 'out' || at === 'rejected') return at;
  return at === 'loggedout' ? 'out' : 'approved';
}
