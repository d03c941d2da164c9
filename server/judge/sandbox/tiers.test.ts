import { expect, test } from 'vitest';
import { candidates } from './tiers';

const cgroups = { version: 2, unified: '/cg' } as const;
const tiersOf = (isRoot: boolean, groups: typeof cgroups | null) =>
  candidates({ isRoot, cgroups: groups, startAs: null }).map((candidate) => candidate.confine(0));

test('the strongest comes first', () => {
  expect(tiersOf(true, cgroups).map(({ tier }) => tier)).toEqual(['cgroup', 'userns', 'landlock']);
  expect(tiersOf(false, null).map(({ tier }) => tier)).toEqual(['userns', 'landlock']);
});

test('root never runs a program under its own uid, and no two slots share one', () => {
  const [candidate] = candidates({ isRoot: true, cgroups, startAs: null });
  const uids = Array.from({ length: 8 }, (_, slot) => candidate?.confine(slot).hostUid ?? 0);
  expect(Math.min(...uids)).toBeGreaterThanOrEqual(61_000);
  expect(Math.max(...uids)).toBeLessThan(61_184);
  expect(new Set(uids).size).toBe(8);
});

test('an ordinary user goes through a user namespace and keeps its uid', () => {
  expect(tiersOf(false, cgroups)[0]).toMatchObject({ isolation: 'userns', hostUid: null, cgroups });
});
