import { expect, test } from 'vitest';
import type { Verdict } from '../../contract/entities/submission';
import { isHopeless } from './patience';

const of = (...verdicts: Verdict[]) => verdicts.map((verdict) => ({ verdict, cpuMs: 1000, wallMs: 1010 }));
const late = of('TLE', 'TLE', 'TLE', 'TLE', 'TLE');
const minutes = Array.from({ length: 40 }, () => ({ cpuMs: 5000, wallMs: 17_000 }));

test('D-42 after five late ones in a row the rest is not run, if it could take minutes', () => {
  expect(isHopeless([...of('AC'), ...late], minutes)).toBe(true);
});

test('D-42 a program that waited is reckoned by the clock', () => {
  const waiting = late.map((result) => ({ ...result, cpuMs: 10 }));
  const short = Array.from({ length: 15 }, () => ({ cpuMs: 100, wallMs: 2300 }));
  expect(isHopeless(waiting, short)).toBe(true);
  expect(isHopeless(late, short)).toBe(false);
});

test.each([
  ['the rest is short', late, minutes.slice(0, 2)],
  ['nothing is left', late, []],
  ['one between them was in time', of('TLE', 'TLE', 'AC', 'TLE', 'TLE', 'TLE'), minutes],
  ['they failed in other ways', of('WA', 'WA', 'WA', 'WA', 'WA'), minutes],
  ['there were fewer', of('TLE', 'TLE', 'TLE', 'TLE'), minutes],
])('D-42 every test case is run when %s', (_, tests, rest) => {
  expect(isHopeless(tests, rest)).toBe(false);
});
