import { expect, test } from 'vitest';
import { formatElapsed } from './format-elapsed';

test('a contest time has hours without padding and two digits for minutes and seconds', () => {
  expect(formatElapsed(0)).toBe('0:00:00');
  expect(formatElapsed(3_849_999)).toBe('1:04:09');
  expect(formatElapsed(360_000_000)).toBe('100:00:00');
});
