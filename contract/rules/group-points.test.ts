import { expect, test } from 'vitest';
import { TestGroup } from '../entities/problem';
import { fullMarks, settingsOf } from './group-points';

const group = (name: string, more: object = {}) => TestGroup.parse({ name, ...more });
const secret = (name: string) => ({ group: name, sample: false });

test('full marks are the sum, the least, the most or the mean of what is below', () => {
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

test('a group that says its full marks has them, and does not pass them on', () => {
  const scoring = {
    groups: [group('secret', { maxScore: 60, acceptScore: 5 }), group('secret/b', { maxScore: 7 })],
  };
  expect(settingsOf(scoring, 'secret/a')).toMatchObject({ maxScore: null, acceptScore: 5, name: 'secret/a' });
  const marks = fullMarks(scoring, [secret('secret/a'), secret('secret/b')]);
  expect(marks.map(({ maxScore }) => maxScore)).toEqual([60, 60, 5, 7]);
});

test('samples count for nothing where the root says so', () => {
  const cases = [{ group: 'sample', sample: true }, secret('secret')];
  const counted = (countsSamples: boolean) =>
    fullMarks({ groups: [group('', { countsSamples })] }, cases)[0]?.maxScore;
  expect(counted(true)).toBe(2);
  expect(counted(false)).toBe(1);
});
