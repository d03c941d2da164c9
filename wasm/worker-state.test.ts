import { expect, test } from 'vitest';
import { transition, type WorkerEvent, type WorkerState } from './worker-state';

const start: WorkerState = { name: 'absent' };

function after(...events: WorkerEvent[]): WorkerState {
  return events.reduce(transition, start);
}

test('a worker starts, runs, resets and is idle again', () => {
  const events: WorkerEvent[] = [{ type: 'spawned' }, { type: 'ready' }, { type: 'runSent', runId: 1 }];
  expect(after(...events)).toEqual({ name: 'running', runId: 1 });
  expect(after(...events, { type: 'done', runId: 1 })).toEqual({ name: 'resetting' });
  expect(after(...events, { type: 'done', runId: 1 }, { type: 'idle' })).toEqual({ name: 'idle' });
});

test('a terminated worker is absent, whatever it was doing', () => {
  for (const events of [
    [],
    [{ type: 'spawned' }],
    [{ type: 'spawned' }, { type: 'ready' }],
    [{ type: 'spawned' }, { type: 'ready' }, { type: 'runSent', runId: 1 }],
  ] as WorkerEvent[][]) {
    expect(after(...events, { type: 'gone' })).toEqual(start);
  }
});

test('ignores messages that do not fit the state', () => {
  expect(after({ type: 'idle' })).toEqual(start);
  expect(after({ type: 'spawned' }, { type: 'runSent', runId: 1 })).toEqual({ name: 'starting' });
  const running = after({ type: 'spawned' }, { type: 'ready' }, { type: 'runSent', runId: 2 });
  expect(transition(running, { type: 'done', runId: 1 })).toEqual(running);
  expect(transition(running, { type: 'idle' })).toEqual(running);
});
