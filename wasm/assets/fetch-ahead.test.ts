import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked = vi.hoisted(() => ({
  languages: [] as string[],
  isFree: true,
  download: async (): Promise<unknown> => undefined,
}));
vi.mock('./download', () => ({
  isOnDevice: async () => false,
  downloadRuntime: (language: string) => {
    asked.languages.push(language);
    return asked.download();
  },
}));
let changed = () => {};
const line = {
  isFree: () => asked.isFree,
  onChange: (callback: () => void) => {
    changed = callback;
  },
};
vi.mock('./runtime-files', () => ({ builtInFolders: () => [] }));
vi.mock('./versions', () => ({ holdVersions: () => undefined }));

const { fetchRuntimesAhead } = await import('./fetch-ahead');
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  asked.languages = [];
  asked.isFree = true;
  asked.download = async () => undefined;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('an error in one language affects neither the next language nor the next attempt', async () => {
  asked.download = async () => {
    throw new Error('the cache is broken');
  };
  fetchRuntimesAhead(line);
  await settled();
  expect(asked.languages).toEqual(['JAVASCRIPT_NODE', 'PYTHON3']);
  changed();
  await settled();
  expect(asked.languages).toHaveLength(4);
});

test('uses a connection that returns before the download has ended', async () => {
  let end = (_: unknown) => {};
  asked.download = () =>
    new Promise((resolve) => {
      end = resolve;
    });
  fetchRuntimesAhead(line);
  asked.isFree = false;
  changed();
  asked.isFree = true;
  changed();
  asked.download = async () => undefined;
  end(undefined);
  await settled();
  expect(asked.languages.filter((language) => language === 'JAVASCRIPT_NODE')).toHaveLength(2);
});

test('retries a failed download with growing pauses', async () => {
  vi.useFakeTimers();
  asked.download = async () => ({ ok: false, reason: 'network' });
  fetchRuntimesAhead(line);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked.languages).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.languages).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(58_000);
  expect(asked.languages).toHaveLength(4);
  asked.download = async () => ({ ok: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.languages).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked.languages).toHaveLength(6);
  vi.useRealTimers();
});
