import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./first-screen', () => ({ hasFirstScreen: () => false, firstScreenGone: async () => {} }));
vi.mock('./app-stored', () => ({ appStored: () => new Promise(() => {}) }));

const fresh = async () => {
  vi.resetModules();
  return import('./page-shown');
};
const withWorker = (controller: object | null) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller } });

beforeEach(() => vi.useFakeTimers());
const at = (pathname: string) => vi.stubGlobal('location', { pathname });
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('does not wait for a page that never reports its content', async () => {
  withWorker({});
  at('/contests');
  const { afterPageShown } = await fresh();
  expect(await afterPageShown(async () => 'answer')).toBe('answer');
});

test('with a stored app, server requests wait until the local data is shown', async () => {
  withWorker({});
  at('/explore');
  const { afterPageShown, notePageShown } = await fresh();
  const ask = vi.fn(async () => 'answer');
  const asked = afterPageShown(ask);
  await vi.advanceTimersByTimeAsync(100);
  expect(ask).not.toHaveBeenCalled();
  notePageShown();
  expect(await asked).toBe('answer');
  expect(await afterPageShown(ask)).toBe('answer');
});

test('a page that fails to report its content delays requests only briefly', async () => {
  withWorker({});
  at('/code/SAMPLPRBLM');
  const { afterPageShown } = await fresh();
  const asked = afterPageShown(async () => 'answer');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBe('answer');
});

test('a first visit does not wait', async () => {
  withWorker(null);
  const { afterPageShown } = await fresh();
  expect(await afterPageShown(async () => 'answer')).toBe('answer');
});
