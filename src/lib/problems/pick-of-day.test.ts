import { expect, test } from 'vitest';
import { pickOfDay } from './pick-of-day';

const ids = Array.from({ length: 60 }, (_, n) => `PROBLEM-${n}`);
const day = (n: number, hour = 12) => new Date(Date.UTC(2026, 0, 1 + n, hour));

test('the problem of the day is the same in any order of the ids, all day, and changes with the day', () => {
  const picked = pickOfDay(ids, day(0));
  expect(pickOfDay([...ids].reverse(), day(0, 0))).toBe(picked);
  expect(pickOfDay(ids, day(0, 23))).toBe(picked);
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map((n) => pickOfDay(ids, day(n)))).size).toBeGreaterThan(4);
  expect(pickOfDay([], day(0))).toBeUndefined();
});

test('it comes from the whole collection, and a device without some of the ids mostly agrees', () => {
  const year = Array.from({ length: 365 }, (_, n) => pickOfDay(ids, day(n)));
  expect(new Set(year).size).toBeGreaterThan(55);
  const fewer = Array.from({ length: 365 }, (_, n) => pickOfDay(ids.slice(6), day(n)));
  expect(year.filter((id, n) => id === fewer[n]).length).toBeGreaterThan(300);
});
