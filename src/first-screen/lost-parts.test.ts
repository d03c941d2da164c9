import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLostParts } from './lost-parts';

const reload = vi.fn();
const reached = new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });
const portal = new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } });
const text = { isConnected: true, value: 'ada@example.org', closest: () => null };
const asked = vi.fn(async () => reached);
let page: EventTarget;
let served: object | null;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  page = new EventTarget();
  served = null;
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      get controller() {
        return served;
      },
    },
  });
  vi.stubGlobal('sessionStorage', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  asked.mockClear();
});

function type(target: object): void {
  document.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: target }));
}

async function lose(ms = 0): Promise<void> {
  watchLostParts();
  page.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(ms);
}

test('a page without a worker that lost a chunk reloads after the server answers', async () => {
  asked.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(portal);
  await lose();
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1]);
});

test('the pauses between reloads that do not help are 1, 2, 4 and then always 8 minutes', async () => {
  const pauses: number[] = [];
  for (let reloads = 0; reloads < 6; reloads += 1) {
    const before = Date.now();
    watchLostParts();
    page.dispatchEvent(new Event('vite:preloadError'));
    while (reload.mock.calls.length === reloads) await vi.advanceTimersByTimeAsync(1000);
    pauses.push(Math.round((Date.now() - before) / 60_000));
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  }
  expect(pauses).toEqual([0, 1, 2, 4, 8, 8]);
});

test('a page with a service worker neither asks nor reloads', async () => {
  served = {};
  await lose(10_000);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});

test('a reload waits while a field contains typed text, and the server is not asked', async () => {
  const field = { ...text };
  watchLostParts();
  type(field);
  page.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  field.value = '';
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reload waits for neither a closed field nor input that is restored', async () => {
  watchLostParts();
  type({ ...text, isConnected: false });
  type({ ...text, closest: () => ({}) });
  page.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reload waits until full screen ends', async () => {
  const shown = Object.assign(document, { fullscreenElement: {} as object | null });
  await lose(10_000);
  expect(reload).not.toHaveBeenCalled();
  shown.fullscreenElement = null;
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledTimes(1);
});
