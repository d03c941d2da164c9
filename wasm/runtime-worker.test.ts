import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageMessage, RunRequest, WorkerMessage } from './protocol';
import { RuntimeWorker } from './runtime-worker';

interface Made {
  worker: Worker;
  isEnded: boolean;
  heard: PageMessage[];
  say(message: WorkerMessage): void;
}

function workshop(): { made: Made[]; runtime: RuntimeWorker } {
  const made: Made[] = [];
  const runtime = new RuntimeWorker(() => {
    const entry: Made = {
      worker: {
        postMessage: (message: PageMessage) => entry.heard.push(message),
        terminate: () => {
          entry.isEnded = true;
        },
      } as unknown as Worker,
      isEnded: false,
      heard: [],
      say: (data) => entry.worker.onmessage?.(new MessageEvent('message', { data })),
    };
    made.push(entry);
    return entry.worker;
  });
  return { made, runtime };
}

const request: RunRequest = {
  language: 'PYTHON3',
  code: 'print(1)',
  stdin: '',
  timeLimitMs: 1000,
  memoryLimitMb: 64,
  outputLimitBytes: 1000,
};
const end = { outcome: 'ok', exitCode: 0, timeMs: 1, memoryBytes: null } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function running({ made, runtime }: ReturnType<typeof workshop>) {
  const idle = runtime.whenIdle();
  made[0]?.say({ type: 'ready' });
  await idle;
  return runtime.run(request, undefined);
}

test('makes no worker after dispose', async () => {
  const { made, runtime } = workshop();
  runtime.keepsSpare = true;
  const starting = runtime.whenIdle();
  runtime.dispose();
  await expect(starting).rejects.toThrow('closed');
  await expect(runtime.whenIdle()).rejects.toThrow('closed');
  runtime.keepsSpare = true;
  vi.advanceTimersByTime(600_000);
  expect(made).toHaveLength(1);
  expect(made[0]?.isEnded).toBe(true);
});

test('a program ends as cancelled when its worker is disposed', async () => {
  const shop = workshop();
  const result = running(shop);
  await vi.advanceTimersByTimeAsync(0);
  shop.runtime.dispose();
  expect((await result).outcome).toBe('cancelled');
  expect(shop.made).toHaveLength(1);
});

test('a stopped worker starts again for the next program', async () => {
  const { made, runtime } = workshop();
  void runtime.whenIdle().catch(() => {});
  runtime.stop();
  expect(made[0]?.isEnded).toBe(true);
  const idle = runtime.whenIdle();
  made[1]?.say({ type: 'ready' });
  await expect(idle).resolves.toBeUndefined();
});

test('replaces a worker that does not finish its reset, and serves the waiting run', async () => {
  const shop = workshop();
  const result = running(shop);
  await vi.advanceTimersByTimeAsync(0);
  shop.made[0]?.say({ type: 'done', id: 1, end });
  expect((await result).outcome).toBe('ok');
  const next = shop.runtime.whenIdle();
  vi.advanceTimersByTime(60_000);
  expect(shop.made[0]?.isEnded).toBe(true);
  shop.made[1]?.say({ type: 'ready' });
  await expect(next).resolves.toBeUndefined();
});

test('keeps a worker that finishes its reset', async () => {
  const shop = workshop();
  const result = running(shop);
  await vi.advanceTimersByTimeAsync(0);
  shop.made[0]?.say({ type: 'done', id: 1, end });
  await result;
  shop.made[0]?.say({ type: 'idle' });
  vi.advanceTimersByTime(600_000);
  expect(shop.made.map(({ isEnded }) => isEnded)).toEqual([false]);
});
