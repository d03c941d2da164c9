import { expect, test } from 'vitest';
import {
  clockText,
  dueWarning,
  marksAfterExtraTime,
  screenReaderTime,
  untilNextMarkMs,
  warningText,
} from './countdown';

const minute = 60_000;

test('the time left is rounded up, so that 0:00 means the end', () => {
  expect([3 * 60 * minute, 61_000, 999, 1, 0, -5].map(clockText)).toEqual([
    '3:00:00',
    '1:01',
    '0:01',
    '0:01',
    '0:00',
    '0:00',
  ]);
  expect(screenReaderTime(61 * minute)).toBe('1 hour and 1 minute left');
  expect(screenReaderTime(30_000)).toBe('1 minute left');
});

test('CRUN-17 LIM-8 warnings appear at 10, 5 and 1 minutes, each once', () => {
  const shown: number[] = [];
  const warnings: [number, string][] = [];
  for (let remainingMs = 12 * minute; remainingMs >= -minute; remainingMs -= 700) {
    const due = dueWarning(Math.max(0, remainingMs), shown);
    if (!due) continue;
    shown.push(...due.passed);
    warnings.push([due.minutes, warningText(remainingMs)]);
  }
  expect(warnings).toEqual([
    [10, '10 minutes left'],
    [5, '5 minutes left'],
    [1, '1 minute left'],
  ]);
});

test('CRUN-17 a late return shows one warning, with the real time left', () => {
  const due = dueWarning(3 * minute, []);
  expect(due).toEqual({ minutes: 5, passed: [10, 5] });
  expect(warningText(3 * minute)).toBe('3 minutes left');
  expect(dueWarning(3 * minute, due?.passed ?? [])).toBeNull();
  expect(dueWarning(null, [])).toBeNull();
});

test('CRUN-17 marks that are ahead again after extra time are no longer announced', () => {
  expect(marksAfterExtraTime(30 * minute, [10, 5, 1])).toEqual([]);
  expect(marksAfterExtraTime(7 * minute, [10, 5, 1])).toEqual([10]);
  expect(marksAfterExtraTime(4 * minute, [10, 5])).toBeNull();
  // Another tab, or a better estimate of the server's clock.
  expect(marksAfterExtraTime(5 * minute + 900, [10, 5])).toBeNull();
  expect(marksAfterExtraTime(null, [10])).toBeNull();
});

test('untilNextMarkMs is the time to the next mark, or null after the last', () => {
  expect(untilNextMarkMs(12 * minute)).toBe(2 * minute);
  expect(untilNextMarkMs(10 * minute)).toBe(5 * minute);
  expect(untilNextMarkMs(minute)).toBeNull();
});
