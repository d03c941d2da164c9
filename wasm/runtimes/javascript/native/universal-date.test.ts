import { expect, test } from 'vitest';
import { setUniversalDate } from './universal-date';

function inUniversalTime<T>(use: (UniversalDate: DateConstructor) => T): T {
  const prototype = Object.getOwnPropertyDescriptors(Date.prototype);
  const scope: Record<string, unknown> = {};
  try {
    setUniversalDate(scope);
    return use(scope.Date as DateConstructor);
  } finally {
    Object.defineProperties(Date.prototype, prototype);
  }
}

test.each([
  ['2020-01-02', '2020-01-02T00:00:00.000Z'],
  ['2020-01-02T03:04', '2020-01-02T03:04:00.000Z'],
  ['2020-01-02T03:04:05+02:00', '2020-01-02T01:04:05.000Z'],
  ['Jan 2, 2020', '2020-01-02T00:00:00.000Z'],
  ['2020/01/02 10:00', '2020-01-02T10:00:00.000Z'],
  ['Thu, 02 Jan 2020 00:00:00 GMT', '2020-01-02T00:00:00.000Z'],
])('a text without a zone is UTC: %s', (text, iso) => {
  expect(inUniversalTime((UniversalDate) => new UniversalDate(text).toISOString())).toBe(iso);
});

test('local parts are UTC parts', () => {
  const parts = inUniversalTime((UniversalDate) => {
    const date = new UniversalDate(2020, 0, 2, 3, 4, 5);
    const before = [date.toISOString(), date.getHours(), date.getTimezoneOffset(), String(date)];
    date.setHours(25);
    return [...before, date.toISOString(), date instanceof UniversalDate, UniversalDate.length];
  });
  expect(parts).toEqual([
    '2020-01-02T03:04:05.000Z',
    3,
    0,
    'Thu Jan 02 2020 03:04:05 GMT+0000 (Coordinated Universal Time)',
    '2020-01-03T01:04:05.000Z',
    true,
    7,
  ]);
});

test('an invalid date stays invalid', () => {
  expect(
    inUniversalTime((UniversalDate) => [
      String(new UniversalDate('x')),
      Number.isNaN(UniversalDate.parse('x')),
    ]),
  ).toEqual(['Invalid Date', true]);
});
