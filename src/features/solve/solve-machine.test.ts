import { expect, test } from 'vitest';
import {
  type CaseReport,
  canRun,
  canSwitchProblem,
  initialState,
  type SolveEvent,
  type SolveState,
  transition,
} from './solve-machine';

const report: CaseReport = {
  title: 'Sample 1',
  input: '1',
  expected: '1',
  result: { outcome: 'ok', stdout: '1', stderr: '', exitCode: 0, timeMs: 3, memoryBytes: null },
  matches: true,
};
const after = (...events: SolveEvent[]): SolveState => events.reduce(transition, initialState);

test("RUN-1 an empty editor runs nothing and says 'Code cannot be empty.'", () => {
  expect(after({ type: 'emptyCode' })).toEqual({ at: 'idle', reports: [], notice: 'Code cannot be empty.' });
});

test('RUN-6 RUN-7 while code runs neither another run nor another problem can be begun', () => {
  const preparing = after({ type: 'started', total: 2 });
  const running = transition(preparing, { type: 'progress', progress: { phase: 'running' } });
  for (const state of [preparing, running]) {
    expect(canRun(state)).toBe(false);
    expect(canSwitchProblem(state)).toBe(false);
    expect(transition(state, { type: 'started', total: 5 })).toBe(state);
  }
  const ended = transition(running, { type: 'ended' });
  expect([canRun(ended), canSwitchProblem(ended)]).toEqual([true, true]);
});

test('a report grows case by case and stays when the run has ended', () => {
  const running = after({ type: 'started', total: 2 }, { type: 'caseDone', report });
  expect(running).toEqual({ at: 'running', total: 2, reports: [report] });
  const next = transition(running, { type: 'progress', progress: { phase: 'starting' } });
  expect(next).toMatchObject({ at: 'preparing', reports: [report] });
  expect(after({ type: 'started', total: 1 }, { type: 'caseDone', report }, { type: 'ended' })).toEqual({
    at: 'idle',
    reports: [report],
    notice: null,
  });
});

test('what arrives after the end changes nothing', () => {
  expect(after({ type: 'caseDone', report })).toBe(initialState);
  expect(after({ type: 'progress', progress: { phase: 'running' } })).toBe(initialState);
  expect(after({ type: 'ended' })).toBe(initialState);
});

test('a run in progress is not cleared; a finished one is', () => {
  const preparing = after({ type: 'started', total: 1 });
  expect(transition(preparing, { type: 'cleared' })).toBe(preparing);
  expect(after({ type: 'started', total: 1 }, { type: 'ended' }, { type: 'cleared' })).toEqual(initialState);
});
