import { expect, test } from 'vitest';
import { TestGroup } from '../../entities/problem/problem';
import { fullMarks, settingsOf } from './group-points';

const group = (name: string, more: object = {}) => TestGroup.parse({ name, ...more });
const secret = (name: string) => ({ group: name, sample: false });

test('computes full marks as sum, minimum, maximum or mean', () => {
  const cases = [secret('secret/a'), secret('secret/a'), secret('secret/b'), secret('secret/b')];
  const marks = (aggregation: string) =>
    fullMarks({ groups: [group('secret', { aggregation, acceptScore: 10 })] }, cases).map((one) => [
      one.settings.name,
      one.maxScore,
      one.testcaseCount,
    ]);
  expect(marks('sum')).toEqual([
    ['', 40, 4],
    ['secret', 40, 4],
    ['secret/a', 20, 2],
    ['secret/b', 20, 2],
  ]);
  expect(marks('min').map((one) => one[1])).toEqual([10, 10, 10, 10]);
  expect(marks('average').map((one) => one[1])).toEqual([10, 10, 10, 10]);
});

test('uses a group’s own full marks without inheriting them', () => {
  const scoring = {
    groups: [group('secret', { maxScore: 60, acceptScore: 5 }), group('secret/b', { maxScore: 7 })],
  };
  expect(settingsOf(scoring, 'secret/a')).toMatchObject({ maxScore: null, acceptScore: 5, name: 'secret/a' });
  const marks = fullMarks(scoring, [secret('secret/a'), secret('secret/b')]);
  expect(marks.map(({ maxScore }) => maxScore)).toEqual([60, 60, 5, 7]);
});

test('ignores samples if the root says so', () => {
  const cases = [{ group: 'sample', sample: true }, secret('secret')];
  const counted = (countsSamples: boolean) =>
    fullMarks({ groups: [group('', { countsSamples })] }, cases)[0]?.maxScore;
  expect(counted(true)).toBe(2);
  expect(counted(false)).toBe(1);
});

test('limits nesting to eight levels and rejects names with ..', () => {
  const isGroup = (name: string) => TestGroup.safeParse({ name }).success;
  expect(isGroup('1/2/3/4/5/6/7/8')).toBe(true);
  expect(isGroup('1/2/3/4/5/6/7/8/9')).toBe(false);
  for (const name of ['../a', 'secret/..', './a', 'a/./b']) expect(isGroup(name)).toBe(false);
  expect(isGroup('secret/..a')).toBe(true);
});

test('computes full marks of deep nesting in linear time', () => {
  const cases = Array.from({ length: 100 }, (_, at) => secret(`g${at}${'/a'.repeat(97)}`));
  const begun = performance.now();
  const marks = fullMarks({ groups: [] }, cases);
  // Recomputing each group for every ancestor took 15 s for 20 cases.
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(marks[0]).toMatchObject({ maxScore: 100, testcaseCount: 100 });
  expect(marks).toHaveLength(1 + 100 * 98);
});
