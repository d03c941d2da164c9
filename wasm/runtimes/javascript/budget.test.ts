import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Budget } from './budget';

const mb = 1024 * 1024;
const ownBytes = 2 * mb;
const limits = { timeLimitMs: 2000, memoryLimitMb: 100, handsOver: true };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Polls every 10 ms until it must stop. */
function runUntilStopped(
  request: Parameters<Budget['start']>[1],
  usedMb: (ms: number) => number,
  sleeps = false,
) {
  const budget = new Budget();
  budget.start(ownBytes, request);
  for (let ms = 10; ; ms += 10) {
    vi.advanceTimersByTime(10);
    if (sleeps) budget.slept(10);
    if (budget.mustStop(ownBytes + usedMb(ms) * mb)) return { why: budget.stop?.why, ms };
    if (ms > 10_000) throw new Error('It was never stopped.');
  }
}

test('hands a computing program over after a share of its time', () => {
  const { why, ms } = runUntilStopped(limits, () => 1);
  expect(why).toBe('handOver');
  expect(ms).toBeLessThan(limits.timeLimitMs / 4);
});

test('hands over a program that fills memory first, once that has ended', () => {
  const { why, ms } = runUntilStopped(limits, (ms) => Math.min(ms / 25, 30));
  expect(why).toBe('handOver');
  expect(ms).toBeGreaterThan(750);
  expect(ms).toBeLessThan(1500);
});

test.each([
  ['whose memory has grown large', (ms: number) => (ms / limits.timeLimitMs) * 80, false],
  ['that sleeps', () => 1, true],
] as const)('a program %s has all of its time here', (_title, usedMb, sleeps) => {
  const { why, ms } = runUntilStopped(limits, usedMb, sleeps);
  expect(why).toBe('timeLimit');
  expect(ms).toBeGreaterThan(limits.timeLimitMs);
});

test('hands over a program with slowly growing memory at its time limit', () => {
  const { why, ms } = runUntilStopped(limits, (ms) => (ms / limits.timeLimitMs) * 40);
  expect(why).toBe('handOver');
  expect(ms).toBeGreaterThan(limits.timeLimitMs);
});

test('a program that gets no processor for a while is judged by the time in which it ran', () => {
  const budget = new Budget();
  budget.start(ownBytes, { ...limits, timeLimitMs: 10_000 });
  // Fills its memory within 260 ms of running, with pauses of a busy device between.
  for (let usedMb = 0; usedMb <= 100; usedMb += 4) {
    vi.advanceTimersByTime(10);
    if (usedMb % 20 === 0) vi.advanceTimersByTime(600);
    expect(budget.mustStop(ownBytes + usedMb * mb), `at ${usedMb} MB`).toBe(false);
  }
  expect(budget.wasTooFullToGrow).toBe(true);
});

test('gives all of the time if no other engine can take over', () => {
  const { why, ms } = runUntilStopped({ ...limits, handsOver: false }, () => 1);
  expect(why).toBe('timeLimit');
  expect(ms).toBeGreaterThan(limits.timeLimitMs);
});
