import { expect, test } from 'vitest';
import page from '../../../../docs/contest-run.md?raw';
import { accessOf, initialRunState, type RunEvent, type RunState, transition } from './run-machine';

const after = (...events: RunEvent[]) => events.reduce(transition, initialRunState);
const here = { type: 'read', run: null } as const;
const open = { type: 'read', run: { outcome: 'open' } } as const;

const states: Record<string, RunState> = {
  loading: initialRunState,
  out: { at: 'out' },
  rejected: { at: 'rejected', message: 'No.' },
  instructions: { at: 'instructions', isStarting: false, notice: null },
  'instructions, starting': { at: 'instructions', isStarting: true, notice: null },
  code: { at: 'code' },
  loggedout: { at: 'loggedout' },
  ended: { at: 'ended' },
  finished: { at: 'finished' },
  blocked: { at: 'blocked' },
  reinstated: { at: 'reinstated' },
  malpractice: { at: 'malpractice', cause: 'C' },
};
const events: Record<string, RunEvent> = {
  signedIn: { type: 'signedIn' },
  signedOut: { type: 'signedOut' },
  'read: none': here,
  'read: open': open,
  'read: ended': { type: 'read', run: { outcome: 'ended' } },
  'read: finished': { type: 'read', run: { outcome: 'finished' } },
  'read: blocked': { type: 'read', run: { outcome: 'blocked' } },
  'read: reinstated': { type: 'read', run: { outcome: 'reinstated' } },
  'read: malpractice': { type: 'read', run: { outcome: 'malpractice', cause: 'C' } },
  startAsked: { type: 'startAsked' },
  startWaits: { type: 'startWaits', seconds: 2 },
  started: { type: 'started' },
  startFailed: { type: 'startFailed', message: '' },
  rejected: { type: 'rejected', message: 'No.' },
  timeUp: { type: 'timeUp' },
};
const nameOf = (state: RunState) =>
  state.at === 'instructions' && state.isStarting ? 'instructions, starting' : state.at;

/** The whole table as Markdown; a dot means no change. */
function tableOfTransitions(): string {
  const cell = (state: RunState, event: RunEvent) => {
    const next = transition(state, event);
    return nameOf(next) === nameOf(state) ? '·' : nameOf(next);
  };
  const lines = Object.entries(states).map(
    ([name, state]) =>
      `| **${name}** | ${Object.values(events)
        .map((event) => cell(state, event))
        .join(' | ')} |`,
  );
  return [`| | ${Object.keys(events).join(' | ')} |`, `|${'---|'.repeat(16)}`, ...lines].join('\n');
}

test('SOLVE-17 CRUN-5 the table in docs/contest-run.md equals the machine', () => {
  expect(page).toContain(tableOfTransitions());
});

test('CRUN-1 CRUN-2 instructions come first, and a successful start opens the code', () => {
  expect(after(here)).toEqual(states.instructions);
  expect(after(here, { type: 'startAsked' }, { type: 'started' })).toEqual({ at: 'code' });
  expect(after(here, { type: 'started' })).toEqual(states.instructions);
});

test('CRUN-3 CRUN-4 a failed start returns to the instructions with the server’s message or a default', () => {
  const failed = (message: string) => after(here, { type: 'startAsked' }, { type: 'startFailed', message });
  expect(failed('The contest has not begun.')).toEqual({
    at: 'instructions',
    isStarting: false,
    notice: 'The contest has not begun.',
  });
  expect(failed('')).toMatchObject({ notice: 'Something went wrong.' });
  expect(transition(failed('No.'), { type: 'startAsked' })).toMatchObject({ isStarting: true, notice: null });
});

test('CRUN-2 a start that waits for the server shows when it retries', () => {
  const waiting = after(here, { type: 'startAsked' }, { type: 'startWaits', seconds: 4 });
  expect(waiting).toMatchObject({ isStarting: true, notice: expect.stringContaining('Retrying in 4 s') });
  expect(transition(waiting, { type: 'started' })).toEqual({ at: 'code' });
  expect(after(here, { type: 'startWaits', seconds: 4 })).toEqual(states.instructions);
});

test('CRUN-5 CRUN-6 CRUN-7 the access is loading, approved, out or rejected', () => {
  expect(accessOf(after())).toBe('loading');
  expect(accessOf(after(here))).toBe('approved');
  expect(accessOf(after({ type: 'signedOut' }))).toBe('out');
  const rejected = after(here, { type: 'startAsked' }, { type: 'rejected', message: 'Not for you.' });
  expect(accessOf(rejected)).toBe('rejected');
  // A database read does not change it.
  expect(transition(rejected, here)).toBe(rejected);
});

test('CRUN-9 CRUN-10 CRUN-11 time, log-out and disqualification each end the code in their own state', () => {
  expect(after(open, { type: 'timeUp' })).toEqual({ at: 'ended' });
  expect(after(open, { type: 'signedOut' })).toEqual({ at: 'loggedout' });
  const out = { type: 'read', run: { outcome: 'malpractice', cause: 'Was away.' } } as const;
  expect(after(open, out)).toEqual({ at: 'malpractice', cause: 'Was away.' });
  // The organiser undoes it, and the run continues once the participant presses Continue.
  const undone = { type: 'read', run: { outcome: 'reinstated' } } as const;
  expect(after(open, out, undone)).toEqual({ at: 'reinstated' });
  expect(after(open, out, undone, open)).toEqual({ at: 'code' });
  expect(after(open, { type: 'read', run: { outcome: 'blocked' } })).toEqual({ at: 'blocked' });
});

test('signing in again continues where the user was', () => {
  expect(after(open, { type: 'signedOut' }, { type: 'signedIn' }, open)).toEqual({ at: 'code' });
  expect(after({ type: 'signedOut' }, { type: 'signedIn' }, here)).toEqual(states.instructions);
});
