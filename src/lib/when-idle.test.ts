import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('without idle callbacks the work runs after a short pause', () => {
  vi.useFakeTimers();
  const work = vi.fn();
  whenIdle(work, 10_000);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(work).toHaveBeenCalledOnce();
});

test('with idle callbacks the browser chooses the time, and the work can be cancelled', () => {
  const cancelled: number[] = [];
  vi.stubGlobal(
    'requestIdleCallback',
    (_work: () => void, options: { timeout: number }) => options.timeout + 1,
  );
  vi.stubGlobal('cancelIdleCallback', (handle: number) => cancelled.push(handle));
  whenIdle(() => undefined, 41)();
  expect(cancelled).toEqual([42]);
});
