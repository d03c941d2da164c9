import { expect, test, vi } from 'vitest';
import type { RunRequest, RunResult } from '../protocol';
import { FastLane, needsNativeLane } from './fast-lane';

const lanesMade = vi.hoisted(() => ({ count: 0 }));
vi.mock('./native-lane', () => ({
  NativeLane: class {
    constructor() {
      lanesMade.count += 1;
    }
  },
}));

const request: RunRequest = {
  language: 'JAVASCRIPT_NODE',
  code: 'for (;;);',
  stdin: '',
  timeLimitMs: 1000,
  memoryLimitMb: 64,
  outputLimitBytes: 1000,
};

function ended(more: Partial<RunResult>): RunResult {
  return { outcome: 'ok', stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1000, ...more };
}

test.each([
  ['ended without an error', ended({}), false],
  ['failed', ended({ outcome: 'runtimeError' }), false],
  ['ran out of stack', ended({ outcome: 'runtimeError', overflowed: true }), true],
  ['computed for a long time', ended({ outcome: 'timeLimit', handedOver: true }), true],
  ['ran out of time while sleeping, or with growing memory', ended({ outcome: 'timeLimit' }), false],
  ['ran out of memory', ended({ outcome: 'memoryLimit' }), false],
  ['was cancelled', ended({ outcome: 'cancelled' }), false],
])('whether the native lane is needed: a program that %s', (_title, bare, needed) => {
  expect(needsNativeLane(bare)).toBe(needed);
});

test('a run cancelled while the native lane is loading ends as cancelled, without a lane', async () => {
  const cancelling = new AbortController();
  const lane = new FastLane();
  const onProgress = () => cancelling.abort();
  const runBare = async () => ended({ outcome: 'timeLimit', handedOver: true });
  const result = await lane.run(request, { signal: cancelling.signal, onProgress }, runBare);
  expect(result.outcome).toBe('cancelled');
  expect(lanesMade.count).toBe(0);
});
