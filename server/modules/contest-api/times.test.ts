import { expect, test } from 'vitest';
import { relativeTime } from './times';

test('a relative time has hours, minutes, seconds and milliseconds, and a sign', () => {
  expect([0, 59_999, 3_725_004, 360_000_000, -932_457].map(relativeTime)).toEqual([
    '0:00:00.000',
    '0:00:59.999',
    '1:02:05.004',
    '100:00:00.000',
    '-0:15:32.457',
  ]);
});
