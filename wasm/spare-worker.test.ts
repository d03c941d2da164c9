import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerMessage } from './protocol';
import { SpareWorker } from './spare-worker';

interface Made {
  worker: Worker;
  isEnded: boolean;
  say(message: WorkerMessage): void;
}

function workshop(): { made: Made[]; spare: SpareWorker } {
  const made: Made[] = [];
  const spare = new SpareWorker(() => {
    const entry: Made = {
      worker: {
        postMessage: () => undefined,
        terminate: () => {
          entry.isEnded = true;
        },
      } as unknown as Worker,
      isEnded: false,
      say: (data) => entry.worker.onmessage?.(new MessageEvent('message', { data })),
    };
    made.push(entry);
    return entry.worker;
  });
  return { made, spare };
}

const yes = () => true;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('creates a spare while idle, once, and hands it over after its start', () => {
  const { made, spare } = workshop();
  spare.isWanted = true;
  spare.prepare(undefined, yes);
  expect(made).toHaveLength(0);
  vi.advanceTimersByTime(60_000);
  spare.prepare(undefined, yes);
  vi.advanceTimersByTime(60_000);
  expect(made).toHaveLength(1);
  expect(spare.take()).toBeUndefined();
  made[0]?.say({ type: 'ready' });
  expect(spare.take()).toBe(made[0]?.worker);
  expect(spare.take()).toBeUndefined();
});

test('creates none if it is not wanted or while a program runs', () => {
  const { made, spare } = workshop();
  spare.prepare(undefined, yes);
  vi.advanceTimersByTime(60_000);
  spare.isWanted = true;
  spare.prepare(undefined, () => false);
  vi.advanceTimersByTime(60_000);
  expect(made).toHaveLength(0);
});

test('ends a spare that is no longer wanted, or whose memory is needed', () => {
  const { made, spare } = workshop();
  for (const end of [
    () => {
      spare.isWanted = false;
    },
    () => spare.drop(),
  ]) {
    spare.isWanted = true;
    spare.prepare(undefined, yes);
    vi.advanceTimersByTime(60_000);
    made.at(-1)?.say({ type: 'ready' });
    end();
    expect(made.at(-1)?.isEnded).toBe(true);
    expect(spare.take()).toBeUndefined();
  }
  expect(made).toHaveLength(2);
});

test('does not try again after a second worker failed to start', () => {
  const { made, spare } = workshop();
  spare.isWanted = true;
  spare.prepare(undefined, yes);
  vi.advanceTimersByTime(60_000);
  made[0]?.say({ type: 'fatal', message: 'out of memory' });
  spare.prepare(undefined, yes);
  vi.advanceTimersByTime(60_000);
  expect(made).toHaveLength(1);
});
