import { expect, test } from 'vitest';
import {
  type CaseReport,
  canRun,
  initialState,
  type SolveEvent,
  type SolveState,
  transition,
} from './solve-machine';

const report: CaseReport = {
  kind: 'sample',
  title: 'Sample 1',
  input: '1',
  expected: '1',
  result: { outcome: 'ok', stdout: '1', stderr: '', exitCode: 0, timeMs: 3, memoryBytes: null },
  matches: true,
};
const of = { language: 'PYTHON3', code: 'print(1)', place: 'device', startedAt: 1 } as const;
const after = (...events: SolveEvent[]): SolveState => events.reduce(transition, initialState);

test('RUN-6 starts no second run during a run', () => {
  const preparing = after({ type: 'started', total: 2, of });
  const running = transition(preparing, { type: 'progress', progress: { phase: 'running' } });
  for (const state of [preparing, running]) {
    expect(canRun(state)).toBe(false);
    expect(transition(state, { type: 'started', total: 5, of })).toBe(state);
  }
  const ended = transition(running, { type: 'ended' });
  expect(canRun(ended)).toBe(true);
});

test('adds each case to the report, and keeps the report after the run', () => {
  const running = after({ type: 'started', total: 2, of }, { type: 'caseDone', report });
  expect(running).toEqual({ at: 'running', of, total: 2, reports: [report] });
  const next = transition(running, { type: 'progress', progress: { phase: 'starting' } });
  expect(next).toMatchObject({ at: 'preparing', reports: [report] });
  expect(after({ type: 'started', total: 1, of }, { type: 'caseDone', report }, { type: 'ended' })).toEqual({
    at: 'idle',
    of,
    reports: [report],
  });
});

test('ignores events after the end of a run', () => {
  expect(after({ type: 'caseDone', report })).toBe(initialState);
  expect(after({ type: 'progress', progress: { phase: 'running' } })).toBe(initialState);
  expect(after({ type: 'ended' })).toBe(initialState);
});
