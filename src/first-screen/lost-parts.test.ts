import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLostParts } from './lost-parts';

const reload = vi.fn();
const reached = new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });
const portal = new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } });
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

test('a reload that does not help is not repeated', async () => {
  await lose();
  await lose(59_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await lose(2000);
  await lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page with a service worker neither asks nor reloads', async () => {
  served = {};
  await lose(10_000);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});
