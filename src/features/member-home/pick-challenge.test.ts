import { expect, test } from 'vitest';
import { pickChallenge } from './pick-challenge';

const challenges = [
  { url: 'first', problemIDs: ['A', 'B', 'C'] },
  { url: 'second', problemIDs: ['D', 'E', 'F'] },
  { url: 'third', problemIDs: ['G', 'C'] },
];
const pick = (solved: string[], recent: string[] = []) => {
  const picked = pickChallenge(challenges, new Set(solved), recent);
  return picked && `${picked.challenge.url} ${picked.done}/${picked.total} ${picked.nextID}`;
};

test.each([
  ['the first challenge before any work', [], [], 'first 0/3 A'],
  ['the one with the most solved problems', ['A', 'D', 'E'], [], 'second 2/3 F'],
  ['the one of the last work', ['A', 'D', 'E'], ['X', 'G', 'B'], 'third 0/2 G'],
  ['another one than the finished', ['A', 'B', 'C'], ['C'], 'third 1/2 G'],
  ['after a skipped problem the next one', ['E'], [], 'second 1/3 F'],
])('picks %s', (_, solved, recent, expected) => {
  expect(pick(solved, recent)).toBe(expected);
});

test('picks nothing if all challenges are finished, or an old copy has no list of problems', () => {
  expect(pick([...'ABCDEFG'])).toBeUndefined();
  expect(pickChallenge([{ problemIDs: undefined }], new Set(), [])).toBeUndefined();
});
