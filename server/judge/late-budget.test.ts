import { expect, test } from 'vitest';
import { LateBudget } from './late-budget';

const run = (verdict: 'AC' | 'TLE' | 'WA', cpuMs: number, more = {}) => ({
  verdict,
  cpuMs,
  wallMs: cpuMs,
  retried: false,
  ...more,
});

function spendAll(count: number, fullMs: number): number {
  const lateBudget = new LateBudget();
  let spentMs = 0;
  for (let n = 0; n < count && !lateBudget.isOver; n++) {
    const share = lateBudget.shareFor(fullMs);
    const cpuMs = 1.1 * share * fullMs;
    spentMs += cpuMs;
    lateBudget.note(run('TLE', cpuMs), share);
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
  const lateBudget = new LateBudget();
  for (let n = 0; n < 500; n++)
    expect(lateBudget.note(run('AC', 9000), lateBudget.shareFor(10_000))).toBe(true);
  expect(lateBudget.shareFor(10_000)).toBe(1);
});

test('D-42 after a late one, others that pass in the remaining time count, and a wrong one ends nothing', () => {
  const lateBudget = new LateBudget();
  lateBudget.note(run('TLE', 11_000), 1);
  expect(lateBudget.shareFor(8000)).toBe(0.5);
  for (let n = 0; n < 100; n++) expect(lateBudget.note(run(n % 2 ? 'AC' : 'WA', 3000), 0.5)).toBe(true);
  expect(lateBudget.isOver).toBe(false);
});

test('D-42 a test case stopped before its full time has no result and is the last', () => {
  const lateBudget = new LateBudget();
  expect(lateBudget.note(run('TLE', 11_000), 1)).toBe(true);
  expect(lateBudget.note(run('TLE', 5500), lateBudget.shareFor(10_000))).toBe(false);
  expect(lateBudget.isOver).toBe(true);
});

test('D-42 a waiting program is charged by wall time, and twice if it was run twice', () => {
  const lateBudget = new LateBudget();
  lateBudget.note(run('TLE', 10, { wallMs: 8000, retried: true }), 1);
  expect(lateBudget.shareFor(1000)).toBe(0.5);
});
