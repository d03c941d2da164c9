import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  betterSample,
  type ClockNote,
  createServerClock,
  type ServerClock,
  sampleClock,
} from './server-clock';
import { createSteadyClock, type SteadyClock } from './steady-clock';

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

const still: SteadyClock = { now: () => 10_000, takenOnTrustMs: () => 0, wallMs: () => 10_000 };

test('the exchange with the shortest round trip decides', () => {
  const clock = createServerClock(still, 'a life');
  clock.observe({ offsetMs: 500, errorMs: 20, at: 9000 });
  clock.observe({ offsetMs: 900, errorMs: 600, at: 9500 });
  expect(clock.now()).toBe(10_500);
});

test('a sample is replaced when drift may make it worse than a new one', () => {
  const old = { offsetMs: 500, errorMs: 10, at: 0 };
  const hourLater = { offsetMs: 520, errorMs: 150, at: 3_600_000 };
  expect(betterSample(old, hourLater)).toBe(hourLater);
  expect(betterSample(old, { ...hourLater, at: 60_000 })).toBe(old);
});

test('a change of the wall clock is noticed at once', () => {
  const clock = createServerClock(still, 'a life');
  clock.observe({ offsetMs: 0, errorMs: 10, at: 9000 });
  clock.observe({ offsetMs: 3_600_000, errorMs: 800, at: 9100 });
  expect(clock.now()).toBe(3_610_000);
});

class Device {
  trueMs = 1_800_000_000_000;
  wallSetMs = 0;
  sleptMs = 0;
  rate = 1;
  clock: ServerClock;
  steady: SteadyClock;
  asked = 0;

  constructor(wallSetMs: number, driftPpm: number) {
    this.wallSetMs = wallSetMs;
    this.rate += driftPpm / 1e6;
    [this.steady, this.clock] = this.open();
  }

  private readonly bornMs = this.trueMs;
  private deviceMs = () => (this.trueMs - this.bornMs) * this.rate;

  open(note?: ClockNote): [SteadyClock, ServerClock] {
    const bornDeviceMs = this.deviceMs() - this.sleptMs;
    const steady = createSteadyClock(
      () => ({
        wallMs: Math.floor(this.bornMs + this.deviceMs() + this.wallSetMs),
        monotonicMs: this.deviceMs() - this.sleptMs - bornDeviceMs,
      }),
      () => {
        this.asked += 1;
      },
    );
    return [steady, createServerClock(steady, String(this.trueMs), note)];
  }

  contact(thereMs: number, backMs: number): void {
    const sentAt = this.steady.now();
    this.trueMs += thereMs;
    const serverTimeMs = Math.floor(this.trueMs / 1000) * 1000;
    this.trueMs += backMs;
    const receivedAt = this.steady.now();
    this.clock.observe(sampleClock({ sentAt, receivedAt, serverTimeMs, resolutionMs: 1000 }));
  }

  pass(ms: number, everyMs: number): void {
    for (let passed = 0; passed < ms; passed += everyMs) {
      this.trueMs += Math.min(everyMs, ms - passed);
      this.clock.now();
    }
  }

  sleep(ms: number): void {
    this.clock.now();
    this.trueMs += ms;
    this.sleptMs += ms * this.rate;
    this.clock.now();
  }

  set(byMs: number): void {
    this.clock.now();
    this.wallSetMs += byMs;
    this.clock.now();
  }

  reload(awayMs: number, meanwhileSetMs: number): void {
    const note = this.clock.note();
    this.trueMs += awayMs;
    this.wallSetMs += meanwhileSetMs;
    [this.steady, this.clock] = this.open(note);
  }

  wrongMs = () => Math.abs(this.clock.now() - this.trueMs);
}

const hourMs = 3_600_000;
const trip = { there: fc.nat(800), back: fc.nat(800) };
const passing = fc.record({
  do: fc.constant('pass' as const),
  ms: fc.nat(hourMs),
  every: fc.constantFrom(5000, 60_000),
});
const sleeping = fc.record({ do: fc.constant('sleep' as const), ms: fc.integer({ min: 1000, max: hourMs }) });
const setBack = fc.record({ do: fc.constant('set' as const), by: fc.integer({ min: -hourMs, max: 0 }) });
const setAhead = fc.record({ do: fc.constant('set' as const), by: fc.integer({ min: 1000, max: hourMs }) });
const reloading = fc.record({
  do: fc.constant('reload' as const),
  away: fc.nat(800),
  set: fc.constantFrom(0, 0, -hourMs),
});
const contacting = fc.record({ do: fc.constant('contact' as const), ...trip });
type Event =
    | typeof passing
    | typeof sleeping
    | typeof setBack
    | typeof reloading
    | typeof contacting extends fc.Arbitrary<infer E>
    ? E
    : never;

function happen(device: Device, event: Event): void {
  if (event.do === 'pass') device.pass(event.ms, event.every);
  else if (event.do === 'sleep') device.sleep(event.ms);
  else if (event.do === 'set') device.set(event.by);
  else if (event.do === 'reload') device.reload(event.away, event.set);
  else device.contact(event.there, event.back);
}

const devices = fc.tuple(fc.integer({ min: -hourMs, max: hourMs }), fc.integer({ min: -50, max: 50 }));

test('three hours of sleep, hidden tabs, reloads and a clock set back by an hour, without a network: within two seconds', () => {
  const lives = fc.array(fc.oneof(passing, sleeping, setBack, reloading), { maxLength: 12 });
  fc.assert(
    fc.property(devices, lives, ([wallSetMs, ppm], events) => {
      const device = new Device(wallSetMs, ppm);
      device.contact(100, 300);
      const heardAt = device.trueMs;
      let reloads = 0;
      for (const event of events) {
        if (event.do === 'reload' && ++reloads > 1) continue;
        if (device.trueMs - heardAt > 2 * hourMs) break;
        happen(device, event);
        expect(device.wrongMs()).toBeLessThan(2000);
      }
    }),
    { numRuns: 300 },
  );
});

test('a clock set ahead triggers a request, shows uncertainty until the answer, and changes nothing afterwards', () => {
  const lives = fc.array(fc.oneof(passing, sleeping, setBack, setAhead, contacting), { maxLength: 12 });
  fc.assert(
    fc.property(devices, lives, ([wallSetMs, ppm], events) => {
      const device = new Device(wallSetMs, ppm);
      device.contact(100, 300);
      for (const event of events) {
        const askedBefore = device.asked;
        happen(device, event);
        if (event.do === 'set' && Math.abs(event.by) >= 1000) expect(device.asked).toBe(askedBefore + 1);
        expect(device.wrongMs()).toBeLessThanOrEqual(device.clock.errorMs() + 5);
      }
      device.contact(200, 400);
      expect(device.wrongMs()).toBeLessThan(2000);
    }),
    { numRuns: 300 },
  );
});

test('an elapsed time survives a clock set back, a correction and a reload', () => {
  const device = new Device(0, 0);
  device.contact(100, 100);
  const mark = device.clock.mark();
  device.pass(60_000, 5000);
  device.set(-hourMs);
  device.pass(60_000, 5000);
  device.contact(700, 0);
  expect(device.clock.elapsedSince(mark)).toBe(120_000 + 700);
  device.reload(500, -hourMs);
  device.pass(60_000, 5000);
  expect(Math.abs(device.clock.elapsedSince(mark) - 181_200)).toBeLessThan(1500);
  expect(device.clock.elapsedSince({ ...mark, serverMs: mark.serverMs + hourMs })).toBe(0);
});

test('looking at the clock often does not make it run fast', () => {
  const device = new Device(0, 0);
  device.contact(0, 0);
  for (let n = 0; n < 20_000; n += 1) device.pass(7.3, 7.3);
  expect(device.wrongMs()).toBeLessThan(600);
});

test('Offline 8 a clock set back while no page was open stays known until the server answers, also after another reload', () => {
  const device = new Device(0, 0);
  device.contact(100, 100);
  device.pass(10_000, 1000);
  const before = device.clock.now();
  device.reload(600_000, -hourMs);
  expect(device.clock.wasSetBack()).toBe(true);
  expect(device.clock.now()).toBeGreaterThanOrEqual(before);
  device.pass(10_000, 1000);
  device.reload(500, 0);
  expect(device.clock.wasSetBack()).toBe(true);
  device.contact(100, 100);
  expect(device.clock.wasSetBack()).toBe(false);
  expect(device.wrongMs()).toBeLessThan(2000);
});

test('a reload with a correct clock, or one corrected by a moment, does not count as a clock set back', () => {
  const device = new Device(0, 0);
  device.contact(100, 100);
  device.reload(3000, -4000);
  expect(device.clock.wasSetBack()).toBe(false);
  device.reload(60_000, 0);
  expect(device.clock.wasSetBack()).toBe(false);
});
