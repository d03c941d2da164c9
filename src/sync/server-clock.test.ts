import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betterSample, createServerClock, sampleClock } from './server-clock';

test('an offset is never wrong by more than its error says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.nat(5000),
      fc.nat(5000),
      fc.constantFrom(1, 1000),
      (trueOffset, thereMs, backMs, resolutionMs) => {
        const sentAt = 1_700_000_000_000;
        const exact = sentAt + thereMs + trueOffset;
        const serverTimeMs = Math.floor(exact / resolutionMs) * resolutionMs;
        const sample = sampleClock({
          sentAt,
          receivedAt: sentAt + thereMs + backMs,
          serverTimeMs,
          resolutionMs,
        });
        expect(Math.abs(sample.offsetMs - trueOffset)).toBeLessThanOrEqual(sample.errorMs);
      },
    ),
  );
});

test('the exchange with the shortest round trip decides', () => {
  const clock = createServerClock(() => 10_000);
  clock.observe({ offsetMs: 500, errorMs: 20, at: 9000 });
  clock.observe({ offsetMs: 900, errorMs: 600, at: 9500 });
  expect(clock.now()).toBe(10_500);
});

test('a sample gives way once drift may have made it worse than a new one', () => {
  const old = { offsetMs: 500, errorMs: 10, at: 0 };
  const hourLater = { offsetMs: 520, errorMs: 150, at: 3_600_000 };
  expect(betterSample(old, hourLater)).toBe(hourLater);
  expect(betterSample(old, { ...hourLater, at: 60_000 })).toBe(old);
});

test('a clock that was set is noticed at once', () => {
  const clock = createServerClock(() => 10_000);
  clock.observe({ offsetMs: 0, errorMs: 10, at: 9000 });
  clock.observe({ offsetMs: 3_600_000, errorMs: 800, at: 9100 });
  expect(clock.now()).toBe(3_610_000);
});
