import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config';
import { candidates, hasHighUids, judgeNumber, workersMax } from './tiers';

/** The host's number; containers have numbers near it. */
const pidNamespace = 4_026_531_836;
const cgroups = { version: 2, unified: '/cg' } as const;
const tiersOf = (isRoot: boolean, groups: typeof cgroups | null) =>
  candidates({ isRoot, cgroups: groups, highUids: true, pidNamespace, startAs: null }).map((candidate) =>
    candidate.confine(0),
  );

test('the strongest tier comes first', () => {
  expect(tiersOf(true, cgroups).map(({ tier }) => tier)).toEqual(['cgroup', 'userns', 'landlock']);
  expect(tiersOf(false, null).map(({ tier }) => tier)).toEqual(['userns', 'landlock']);
});

test.each([
  [true, 1_900_000_000, 2 ** 31],
  [false, 61_000, 61_184],
])('root never runs a program under its own uid, and no two slots share one', (highUids, min, max) => {
  const [candidate] = candidates({ isRoot: true, cgroups, highUids, pidNamespace, startAs: null });
  const uids = Array.from({ length: 2 * workersMax + 1 }, (_, slot) => candidate?.confine(slot).hostUid ?? 0);
  expect(Math.min(...uids)).toBeGreaterThanOrEqual(min);
  expect(Math.max(...uids)).toBeLessThan(max);
  expect(new Set(uids).size).toBe(2 * workersMax + 1);
  expect(() => candidate?.confine(2 * workersMax + 1)).toThrow('no uid');
});

test('judges have different numbers: in one container, and with the same small pid in neighbouring ones', () => {
  const range = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  for (const namespace of [pidNamespace, pidNamespace + 523]) {
    const numbers = range(100_000).map((pid) => judgeNumber(pid, namespace));
    expect(new Set(numbers).size).toBe(numbers.length);
  }
  const numbers = range(50).flatMap((container) =>
    range(40).map((pid) => judgeNumber(pid, pidNamespace + container)),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(judgeNumber(2 ** 22 - 1, pidNamespace)).toBeLessThan(2 ** 22);
});

test('a configuration has no more workers than there are uids', () => {
  expect(readConfig({}, '/', 1000).judgeWorkers).toBe(workersMax);
  expect(readConfig({ JUDGE_WORKERS: String(workersMax) }, '/', 1).judgeWorkers).toBe(workersMax);
  expect(() => readConfig({ JUDGE_WORKERS: String(workersMax + 1) }, '/', 1)).toThrow('JUDGE_WORKERS');
});

test('an ordinary user gets a user namespace and keeps its uid', () => {
  expect(tiersOf(false, cgroups)[0]).toMatchObject({ isolation: 'userns', hostUid: null, cgroups });
});

test('a container may have few uids', () => {
  expect(hasHighUids('         0          0 4294967295\n')).toBe(true);
  expect(hasHighUids('0 100000 65536\n')).toBe(false);
  expect(hasHighUids('0 1000 1\n1 100000 65536\n')).toBe(false);
});
