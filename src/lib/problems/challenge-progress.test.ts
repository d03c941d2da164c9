import { expect, test } from 'vitest';
import { challengeProgress } from './challenge-progress';

const problems = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test.each([
  ['nothing solved', [], 0, 'a'],
  ['the first', ['a'], 1, 'b'],
  ['one skipped: on first', ['a', 'c'], 2, 'd'],
  ['the last, and back to what was skipped', ['a', 'c', 'd'], 3, 'b'],
  ['all, and one of another challenge', ['a', 'b', 'c', 'd', 'x'], 4, null],
] as const)('CHAL-3 %s', (_, solved, done, next) => {
  const progress = challengeProgress(problems, new Set<string>(solved));
  expect(progress).toEqual({ done, total: 4, next: next === null ? null : { id: next } });
});
