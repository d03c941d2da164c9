import { expect, test } from 'vitest';
import { blockedByProcessor, type TraceEvent } from './blocked-by-processor';

const task = (ts: number, durMs: number, cpuMs: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur: durMs * 1000,
  tdur: cpuMs * 1000,
  ...more,
});
const shown = { name: 'firstContentfulPaint', ph: 'R', pid: 1, tid: 1, ts: 100_000 };

test('counts what exceeds 50 ms at a quarter of the speed, once, after the first text, on its thread', () => {
  const events = [
    task(0, 90, 90),
    shown,
    task(110_000, 300, 20),
    task(120_000, 30, 19),
    task(500_000, 12, 12),
    task(600_000, 40, 40, { tid: 2 }),
    task(700_000, 15, 15),
  ];
  expect(blockedByProcessor(events)).toBe(30 + 10);
});

test('a page without text has no result', () => {
  expect(blockedByProcessor([task(0, 90, 90)])).toBeNaN();
});
