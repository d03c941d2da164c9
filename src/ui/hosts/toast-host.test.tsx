import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { hideToast, showToast } from '../toast';
import { ToastHost } from './toast-host';

afterEach(() => void vi.useRealTimers());

const isShown = (text: string) =>
  screen.queryByText(text)?.closest('[data-sonner-toast]')?.getAttribute('data-removed') === 'false';

test.each([
  ['ten seconds by default', {}, 10_000],
  ['as long as a rule states', { durationMs: 2000 }, 2000],
])('LIM-15 a toast stays %s', async (text, options, durationMs) => {
  await renderAt(<ToastHost theme="dark" />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await showToast(text, options);
  // The toast is rendered in the next task. `act` also renders what the timers changed.
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  await pass(0);
  expect(isShown(text)).toBe(true);
  await pass(durationMs - 1);
  expect(isShown(text)).toBe(true);
  await pass(1);
  vi.useRealTimers();
  await expect.poll(() => isShown(text)).toBe(false);
});

test('LIM-15 a toast that stays is closed by nothing but the user', async () => {
  await renderAt(<ToastHost theme="dark" />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await showToast('A problem', { stays: true });
  await act(async () => vi.advanceTimersByTime(3_600_000));
  expect(isShown('A problem')).toBe(true);
});

test.each([
  ['at once', 0],
  ['a frame later', 1],
  ['two frames later', 2],
  ['three frames later', 3],
])('a toast stays that follows a closed one with its id %s', async (_, frames) => {
  await renderAt(<ToastHost theme="dark" />);
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (handle: number) =>
    waiting.fill(() => undefined, handle - 1, handle),
  );
  const nextFrame = () =>
    act(async () => {
      for (const callback of waiting.splice(0)) callback(0);
    });
  try {
    await showToast('The first error', { id: 'account' });
    await expect.poll(() => isShown('The first error')).toBe(true);
    await hideToast('account');
    for (let frame = 0; frame < frames; frame += 1) await nextFrame();
    await showToast('The next error', { id: 'account' });
    await expect.poll(() => isShown('The next error')).toBe(true);
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    await expect.poll(() => isShown('The first error')).not.toBe(true);
    expect(isShown('The next error')).toBe(true);
  } finally {
    vi.unstubAllGlobals();
    await hideToast('account');
  }
});
