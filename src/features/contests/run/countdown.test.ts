import { expect, test } from 'vitest';
import { clockText, dueWarning, spokenTime, untilNextMarkMs, warningText } from './countdown';

const minute = 60_000;

test('the time left reads as a clock, and is over when it says so', () => {
  expect([3 * 60 * minute, 61_000, 999, 1, 0, -5].map(clockText)).toEqual([
    '3:00:00',
    '1:01',
    '0:01',
    '0:01',
    '0:00',
    '0:00',
  ]);
  expect(spokenTime(61 * minute)).toBe('1 hour and 1 minute left');
  expect(spokenTime(30_000)).toBe('1 minute left');
});

test('CRUN-17 LIM-8 warnings at 10, 5 and 1 minutes, each once, whatever the seconds in between', () => {
  const shown: number[] = [];
  const told: [number, string][] = [];
  for (let remainingMs = 12 * minute; remainingMs >= -minute; remainingMs -= 700) {
    const due = dueWarning(Math.max(0, remainingMs), shown);
    if (!due) continue;
    shown.push(...due.passed);
    told.push([due.minutes, warningText(remainingMs)]);
  }
  expect(told).toEqual([
    [10, '10 minutes left'],
    [5, '5 minutes left'],
    [1, '1 minute left'],
  ]);
});

test('CRUN-17 who comes back late is told once, of the time that is really left', () => {
  const due = dueWarning(3 * minute, []);
  expect(due).toEqual({ minutes: 5, passed: [10, 5] });
  expect(warningText(3 * minute)).toBe('3 minutes left');
  expect(dueWarning(3 * minute, due?.passed ?? [])).toBeNull();
  expect(dueWarning(null, [])).toBeNull();
});

test('the next mark is known ahead', () => {
  expect(untilNextMarkMs(12 * minute)).toBe(2 * minute);
  expect(untilNextMarkMs(10 * minute)).toBe(5 * minute);
  expect(untilNextMarkMs(minute)).toBeNull();
});
