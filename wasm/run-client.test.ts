import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageMessage, RunRequest } from './protocol';

const device = vi.hoisted(() => ({ isOnDevice: async () => true, downloadRuntime: vi.fn() }));
vi.mock('./assets/download', () => ({ ...device, isOnDevice: () => device.isOnDevice() }));
vi.mock('./assets/cpp-manifest', () => ({}));
vi.mock('./assets/runtime-files', () => ({ builtInFolders: () => [] }));
vi.mock('./assets/versions', () => ({ holdVersions: () => undefined }));
vi.mock('./assets/metered', () => ({ mayDownloadUnasked: () => true }));

const { createRunClient } = await import('./run-client');

let alive = 0;

class ReadyWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    alive += 1;
  }
  postMessage(message: PageMessage): void {
    const answers =
      message.type === 'boot'
        ? [{ type: 'ready' }]
        : [
            {
              type: 'done',
              id: message.id,
              end: { outcome: 'ok', exitCode: 0, timeMs: 1, memoryBytes: null },
            },
            { type: 'idle' },
          ];
    for (const data of answers) setTimeout(() => this.onmessage?.({ data }), 0);
  }
  terminate(): void {
    alive -= 1;
  }
}

const request: RunRequest = {
  language: 'PYTHON3',
  code: 'print(1)',
  stdin: '',
  timeLimitMs: 1000,
  memoryLimitMb: 64,
  outputLimitBytes: 1000,
};

beforeEach(() => {
  alive = 0;
  device.isOnDevice = async () => true;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', ReadyWorker);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { deviceMemory: 8 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('leaving a screen while its runtime starts leaves no worker behind', async () => {
  const client = createRunClient();
  client.warm('PYTHON3');
  client.dispose();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(alive).toBe(0);
});

test('a run in progress ends as cancelled on dispose, and so does a later one', async () => {
  const client = createRunClient();
  const results = [client.run(request)];
  client.dispose();
  results.push(client.run(request));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await Promise.all(results)).map(({ outcome }) => outcome)).toEqual(['cancelled', 'cancelled']);
  expect(alive).toBe(0);
});

test('an error in one run is reported, and the next one runs', async () => {
  const client = createRunClient();
  device.isOnDevice = async () => {
    throw new Error('the cache is broken');
  };
  const failed = await client.run(request);
  expect(failed).toMatchObject({
    outcome: 'runtimeFailed',
    message: expect.stringContaining('the cache is broken'),
  });
  device.isOnDevice = async () => true;
  const next = client.run(request);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await next).outcome).toBe('ok');
  client.dispose();
});

test('a run without its engine files reports the missing part, and the next run loads it', async () => {
  let isMissing = true;
  vi.resetModules();
  vi.doMock('./run-engine', () => {
    if (isMissing) throw new Error('404');
    return { createRunEngine: () => ({ run: async () => ({ outcome: 'ok' }) }) };
  });
  const { createRunClient: createAnew } = await import('./run-client');
  const client = createAnew();
  expect(await client.run(request)).toMatchObject({
    outcome: 'runtimeFailed',
    message: expect.stringContaining('A part of the app is missing on this device.'),
  });
  isMissing = false;
  expect(await client.run(request)).toMatchObject({ outcome: 'ok' });
});
