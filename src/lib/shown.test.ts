import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./first-screen', () => ({ hasFirstScreen: () => false, firstScreenGone: async () => {} }));
vi.mock('./settled', () => ({ settled: () => new Promise(() => {}) }));

const fresh = async () => {
  vi.resetModules();
  return import('./shown');
};
const withWorker = (controller: object | null) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller } });

beforeEach(() => vi.useFakeTimers());
const at = (pathname: string) => vi.stubGlobal('location', { pathname });
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that never says what it shows is not waited for', async () => {
  withWorker({});
  at('/contests');
  const { afterShown } = await fresh();
  expect(await afterShown(async () => 'answer')).toBe('answer');
});

test('with the app on the device the server is asked once its data is shown', async () => {
  withWorker({});
  at('/explore');
  const { afterShown, noteShown } = await fresh();
  const ask = vi.fn(async () => 'answer');
  const asked = afterShown(ask);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).not.toHaveBeenCalled();
  noteShown();
  expect(await asked).toBe('answer');
  expect(await afterShown(ask)).toBe('answer');
});

test('a page that should say it and does not holds up nothing for long', async () => {
  withWorker({});
  at('/code/SAMPLPRBLM');
  const { afterShown } = await fresh();
  const asked = afterShown(async () => 'answer');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBe('answer');
});

test('on a first visit there is nothing to wait for', async () => {
  withWorker(null);
  const { afterShown } = await fresh();
  expect(await afterShown(async () => 'answer')).toBe('answer');
});
