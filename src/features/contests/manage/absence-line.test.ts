import { expect, test } from 'vitest';
import { absenceLine } from './absence-line';

test('D-35 the organiser sees how often and how long a participant was away, in total and by kind', () => {
  const absences = {
    page: { times: 1, ms: 9000 },
    fullscreen: { times: 2, ms: 6400 },
    glance: { times: 12, ms: 4000 },
  };
  expect(absenceLine({ absences })).toBe(
    'Away 3 times, 15 s in total: full screen left 2 times (6 s), page left 1 time (9 s), less than a second 12 times (4 s)',
  );
});

test('D-35 a participant who was never away has no line, also from an older server', () => {
  expect(absenceLine({ absences: {} })).toBeNull();
  expect(absenceLine({})).toBeNull();
});
