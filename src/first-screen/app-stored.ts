/**
 * When a page may load what it does not need at first (sync, search, toasts): once the worker has stored
 * the app, so that a slow network loads each script once; on the first input; or when no worker will come.
 */

/** A worker that takes longer is on a slow network: stop waiting. */
const timeoutMs = 10_000;

let resolveStored = () => {};
const stored = new Promise<void>((resolve) => {
  resolveStored = resolve;
});

export function appStored(): Promise<void> {
  return stored;
}

/** Call when the worker is ready, or will not come. */
export function noteAppStored(): void {
  resolveStored();
}

/** After the page's own parts have loaded, the first input also ends the wait. Call once, at the start. */
export function storeWhenUsed(target: EventTarget, complete: Promise<void>): void {
  const used = new Promise<void>((resolve) => {
    for (const type of ['pointerdown', 'keydown'])
      target.addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
  void complete.then(() => {
    void used.then(resolveStored);
    setTimeout(resolveStored, timeoutMs);
  });
}
