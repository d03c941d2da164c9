import { expect, test } from 'vitest';
import { Patience } from './patience';

const run = (verdict: 'AC' | 'TLE' | 'WA', cpuMs: number, more = {}) => ({
  verdict,
  cpuMs,
  wallMs: cpuMs,
  retried: false,
  ...more,
});

function spendAll(count: number, fullMs: number): number {
  const patience = new Patience();
  let spentMs = 0;
  for (let n = 0; n < count && !patience.isOver; n++) {
    const share = patience.shareFor(fullMs);
    const cpuMs = 1.1 * share * fullMs;
    spentMs += cpuMs;
    patience.note(run('TLE', cpuMs), share);
  }
  return spentMs;
}

test.each([
  [22, 10_050],
  [500, 1000],
  [100, 5000],
])('D-42 a program that is late on all of %i test cases of %i ms takes less than 20 s', (count, fullMs) => {
  expect(spendAll(count, fullMs)).toBeLessThan(20_000);
});

test('D-42 passing test cases have their full time, however many, until one is late', () => {
  const patience = new Patience();
  for (let n = 0; n < 500; n++) expect(patience.note(run('AC', 9000), patience.shareFor(10_000))).toBe(true);
  expect(patience.shareFor(10_000)).toBe(1);
});

test('D-42 after a late one, others that pass in the remaining time count, and a wrong one ends nothing', () => {
  const patience = new Patience();
  patience.note(run('TLE', 11_000), 1);
  expect(patience.shareFor(8000)).toBe(0.5);
  for (let n = 0; n < 100; n++) expect(patience.note(run(n % 2 ? 'AC' : 'WA', 3000), 0.5)).toBe(true);
  expect(patience.isOver).toBe(false);
});

test('D-42 a test case stopped before its full time has no result and is the last', () => {
  const patience = new Patience();
  expect(patience.note(run('TLE', 11_000), 1)).toBe(true);
  expect(patience.note(run('TLE', 5500), patience.shareFor(10_000))).toBe(false);
  expect(patience.isOver).toBe(true);
});

test('D-42 a waiting program is charged by wall time, and twice if it was run twice', () => {
  const patience = new Patience();
  patience.note(run('TLE', 10, { wallMs: 8000, retried: true }), 1);
  expect(patience.shareFor(1000)).toBe(0.5);
});
