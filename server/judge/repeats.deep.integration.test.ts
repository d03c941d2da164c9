import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJudge } from './judge';
import type { Judge, TestCase } from './types';

const cacheDir = join(import.meta.dirname, '../../.cache');
let judge: Judge;
const log = { info: () => undefined, warn: () => undefined };

beforeAll(async () => {
  judge = await createJudge({ cacheDir, workers: 2, log, accelerate: false });
  await judge.ready();
});
afterAll(async () => {
  await judge?.close();
});

const testCase: TestCase = {
  id: '1',
  input: Buffer.from('1 2\n'),
  expected: Buffer.from('3\n'),
  // Low enough for three whole runs of a waiting program within the time for late test cases.
  timeLimitMs: 150,
  memoryLimitBytes: 64 * 1024 * 1024,
  weight: 1,
  sample: false,
  group: '',
};
const submit = (source: string, cases: number) =>
  judge.judge({
    language: 'PYTHON3',
    source,
    testCases: Array.from({ length: cases }, () => testCase),
    checker: { type: 'tokens' },
    mode: 'all',
  });

test('repeats waiting programs alone and only once, and judges quick ones meanwhile', async () => {
  const waiting = 'import time\ntime.sleep(1000)\n';
  const quick = 'a, b = map(int, input().split())\nprint(a + b)\n';
  const [first, second, ...others] = await Promise.all([
    submit(waiting, 2),
    submit(waiting, 1),
    submit(quick, 3),
    submit(quick, 3),
  ]);
  expect(first.tests).toMatchObject([
    { verdict: 'TLE', retried: true },
    { verdict: 'TLE', retried: false },
  ]);
  expect(second.tests).toMatchObject([{ verdict: 'TLE', retried: true }]);
  for (const other of others) {
    expect(other).toMatchObject({ verdict: 'AC', passedTestcases: 3 });
    expect(other.tests.some(({ retried }) => retried)).toBe(false);
  }
});
