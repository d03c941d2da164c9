import { expect, test } from 'vitest';
import { letterOf } from './problem-letter';

test('problems are A to Z, and go on', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
