/**
 * The moment from which a page may load what it can do without at first: who sends, what is searched, messages, reports. On a first
 * visit that is when the worker has put the app on the device, so that a slow network carries every script once and the page's own
 * first; or as soon as somebody uses the page; or when no worker will come.
 */

/** A worker that takes this long is on a network where nobody should wait for it any longer. */
const patienceMs = 10_000;

let settle = () => {};
const moment = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Resolves once the page may load what came after the first paint. */
export function appStored(): Promise<void> {
  return moment;
}

/** Called when the worker is ready, or is known not to come. */
export function noteAppStored(): void {
  settle();
}

/**
 * Somebody who touches or types will want the rest: as soon as the page itself is complete, which must not share its line with it. Call it
 * once, at the start.
 */
export function storeWhenUsed(target: EventTarget, complete: Promise<void>): void {
  const used = new Promise<void>((resolve) => {
    for (const type of ['pointerdown', 'keydown'])
      target.addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
  void complete.then(() => {
    void used.then(settle);
    setTimeout(settle, patienceMs);
  });
}
