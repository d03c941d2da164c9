import { expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after';

const date = 'Tue, 14 Nov 2023 22:13:20 GMT';
const deviceNow = 0;

test.each([
  [null, date, undefined],
  ['', date, undefined],
  ['soon', date, undefined],
  ['7', date, 7000],
  ['999999', date, 3_600_000],
  ['Tue, 14 Nov 2023 22:13:50 GMT', date, 30_000],
  ['Tue, 14 Nov 2023 22:13:00 GMT', date, 0],
  ['Thu, 01 Jan 1970 00:00:30 GMT', null, 30_000],
])('Retry-After %j at %j asks for a wait of %j ms', (header, dateHeader, waitMs) => {
  expect(parseRetryAfter(header, dateHeader, deviceNow)).toBe(waitMs);
});
