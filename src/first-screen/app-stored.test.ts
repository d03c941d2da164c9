import { expect, test, vi } from 'vitest';

/** Happens once per page, so each test loads its own module. */
async function freshPage(complete = Promise.resolve()) {
  vi.resetModules();
  const { noteAppStored, appStored, storeWhenUsed } = await import('./app-stored');
  let isSettled = false;
  void appStored().then(() => {
    isSettled = true;
  });
  const document = new EventTarget();
  storeWhenUsed(document, complete);
  const look = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isSettled;
  };
  return { document, noteAppStored, look };
}

test('a page settles when its worker is ready, at the first user input, or some time after loading', async () => {
  vi.useFakeTimers();
  try {
    const byWorker = await freshPage();
    expect(await byWorker.look()).toBe(false);
    byWorker.noteAppStored();
    expect(await byWorker.look()).toBe(true);

    const byKey = await freshPage();
    byKey.document.dispatchEvent(new Event('mousemove'));
    expect(await byKey.look()).toBe(false);
    byKey.document.dispatchEvent(new Event('keydown'));
    expect(await byKey.look()).toBe(true);

    const unfinished = await freshPage(new Promise(() => {}));
    unfinished.document.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await unfinished.look()).toBe(false);

    const byTime = await freshPage();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await byTime.look()).toBe(false);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await byTime.look()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
