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
  ['a program that ended well', ended({}), false],
  ['one that failed', ended({ outcome: 'runtimeError' }), false],
  ['one that ran out of stack', ended({ outcome: 'runtimeError', overflowed: true }), true],
  ['one that computed for long', ended({ outcome: 'timeLimit', handedOver: true }), true],
  ['one that ran out of time asleep, or with its memory growing', ended({ outcome: 'timeLimit' }), false],
  ['one that ran out of memory', ended({ outcome: 'memoryLimit' }), false],
  ['one that was cancelled', ended({ outcome: 'cancelled' }), false],
])('whether the native lane is needed: %s', (_title, bare, needed) => {
  expect(needsNativeLane(bare)).toBe(needed);
});

test('a run that is cancelled while the native lane is fetched ends as cancelled, without a lane', async () => {
  const cancelling = new AbortController();
  const lane = new FastLane();
  const onProgress = () => cancelling.abort();
  const runBare = async () => ended({ outcome: 'timeLimit', handedOver: true });
  const result = await lane.run(request, { signal: cancelling.signal, onProgress }, runBare);
  expect(result.outcome).toBe('cancelled');
  expect(lanesMade.count).toBe(0);
});
