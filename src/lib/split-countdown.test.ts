import { expect, test } from 'vitest';
import { splitCountdown } from './split-countdown';

test('CDET-14 a countdown shows zero when the time has come, and not before', () => {
  const hourMs = 3_600_000;
  expect(splitCountdown(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(splitCountdown(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(splitCountdown(-hourMs)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(splitCountdown(51 * hourMs + 4 * 60_000 + 5000)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
});
