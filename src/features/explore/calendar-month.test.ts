import { expect, test } from 'vitest';
import { byDay, calendarMonth, monthsAhead, streakOf } from './calendar-month';

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).getTime();
const utcDay = (back: number) => new Date(Date.UTC(2026, 2, 10 - back)).toISOString().slice(0, 10);

test('D-5 a month starts on its weekday, and has all its days with their activity', () => {
  const counts = new Map([
    ['2024-02-29', 2],
    ['2024-03-01', 1],
  ]);
  const { days, emptyPlaces } = calendarMonth(new Date(2024, 1, 29, 8), 0, counts);
  expect(days).toHaveLength(29);
  // 1 February 2024 was a Thursday.
  expect(emptyPlaces).toBe(3);
  expect(days.at(-1)).toEqual({ day: '2024-02-29', number: 29, count: 2, isToday: true });
  expect(days[0]).toMatchObject({ count: 0, isToday: false });
});

test('other months are reached across years, and from a day that they do not have', () => {
  const { first, days } = calendarMonth(new Date(2026, 0, 31), -2, new Map());
  expect([first.getFullYear(), first.getMonth() + 1, days.length]).toEqual([2025, 11, 30]);
  expect(calendarMonth(new Date(2026, 0, 31), 1, new Map()).days).toHaveLength(28);
});

test.each([
  ['none', [], 0],
  ['today alone', [0], 1],
  ['yesterday, today is still to come', [1], 1],
  ['over the end of a month', [9, 10, 11], 0],
  ['with a gap', [0, 1, 3], 2],
  ['a long one', Array.from({ length: 40 }, (_, back) => back), 40],
] as const)('D-5 days in a row: %s', (_, backs, streak) => {
  const counts = new Map(backs.map((back) => [utcDay(back), 1]));
  expect(streakOf(new Date('2026-03-10T00:30:00Z'), counts)).toBe(streak);
  expect(streakOf(new Date('2026-03-10T23:30:00Z'), counts)).toBe(streak);
});

test('D-5 contests appear on their days, and the calendar extends to the last contest', () => {
  const [cup, race, open] = [at(2026, 3, 8, 0), at(2026, 3, 8, 23), at(2027, 1, 2)].map((time) => ({
    startTime: new Date(time).toISOString(),
  }));
  const days = byDay([cup, race, open].flatMap((contest) => contest ?? []));
  expect(days.get('2026-03-08')).toEqual([cup, race]);
  expect(monthsAhead(new Date(2026, 2, 31), days.keys())).toBe(10);
  expect(monthsAhead(new Date(2027, 5, 1), days.keys())).toBe(0);
  expect(monthsAhead(new Date(2026, 2, 31), [])).toBe(0);
});
