import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaveTimer } from './save-timer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const savedAt: number[] = [];
  const startMs = Date.now();
  const timer = createSaveTimer(() => savedAt.push(Date.now() - startMs), 500, 2000);
  return { timer, savedAt };
}

test('OFF-2 typed text is saved after a pause', async () => {
  const { timer, savedAt } = setUp();
  timer.changed();
  await vi.advanceTimersByTimeAsync(300);
  timer.changed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(savedAt).toEqual([800]);
});

test('OFF-2 text is saved every 2 s during continuous typing', async () => {
  const { timer, savedAt } = setUp();
  for (let typedMs = 0; typedMs < 6300; typedMs += 100) {
    timer.changed();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(savedAt).toEqual([2000, 4000, 6000]);
});

test('a save that was made elsewhere is not repeated', async () => {
  const { timer, savedAt } = setUp();
  timer.changed();
  timer.cancel();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(savedAt).toEqual([]);
  timer.changed();
  await vi.advanceTimersByTimeAsync(500);
  expect(savedAt).toEqual([10_500]);
});
