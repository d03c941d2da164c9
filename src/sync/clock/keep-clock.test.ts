import { expect, test } from 'vitest';
import { isBetterNote } from './keep-clock';

const ours = { serverMs: 1_000_000, wallMs: 500_000, errorMs: 600 };

test.each([
  ['there is none yet', undefined, true],
  ['it says the same time', { serverMs: 995_100, wallMs: 495_000, errorMs: 20 }, true],
  ['it says another time and was surer', { serverMs: 2_000_000, wallMs: 495_000, errorMs: 20 }, false],
  ['it says another time and was less sure', { serverMs: 2_000_000, wallMs: 495_000, errorMs: 9000 }, true],
  ['the wall clock was set back since', { serverMs: 990_000, wallMs: 4_100_000, errorMs: 20 }, true],
])('a note replaces the stored note if %s: %j, %j', (_, there, expected) => {
  expect(isBetterNote(ours, there)).toBe(expected);
});
