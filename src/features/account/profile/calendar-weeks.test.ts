import { expect, test } from 'vitest';
import { calendarWeeks } from './calendar-weeks';

// A Wednesday.
const now = Date.parse('2026-11-18T23:59:00Z');

test('53 weeks from Monday to Sunday, up to today', () => {
  const weeks = calendarWeeks([], now);
  expect(weeks).toHaveLength(53);
  expect(weeks[0]?.start).toBe('2025-11-17');
  expect(weeks.at(-1)).toMatchObject({ start: '2026-11-16' });
  expect(weeks.at(-1)?.days.map((day) => day?.day ?? null)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    ...[null, null, null, null],
  ]);
});

test('the level of a day rises with its number of submissions', () => {
  const counts = [1, 2, 5, 40];
  const activity = counts.map((count, i) => ({ day: `2026-11-0${i + 2}`, count }));
  const week = calendarWeeks(activity, now).find(({ start }) => start === '2026-11-02');
  expect(week?.days.slice(0, 5).map((day) => [day?.count, day?.level])).toEqual([
    [1, 1],
    [2, 2],
    [5, 3],
    [40, 4],
    [0, 0],
  ]);
});

test('a month is named where it begins', () => {
  const named = calendarWeeks([], now).flatMap(({ start, month }) => (month ? [[start, month]] : []));
  expect(named).toHaveLength(12);
  expect(named.at(-1)).toEqual(['2026-10-26', 'Nov']);
});
