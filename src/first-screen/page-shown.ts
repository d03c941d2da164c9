/**
 * The order in which a page loads: first what shows it and makes its controls respond, then the rest of this page, then what runs behind
 * it. On a slow line or a weak phone whatever else is loaded, asked for or computed before that makes it come later.
 */

import { appStored } from './app-stored';
import { firstScreenGone, hasFirstScreen } from './first-screen';

/** Pages that call `notePageShown`; other pages are not waited for. */
const saying = /^\/(?:$|explore$|code\/)/;
/** How long to wait for a database that does not answer. */
const patienceMs = 2000;
/** How long work in the background waits for the page's own parts. A part that hangs for longer must not hold it up. */
const partsPatienceMs = 30_000;

let note = () => {};
const noted = new Promise<void>((resolve) => {
  note = resolve;
});
const parts = new Set<Promise<unknown>>();

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Called by a page once it has shown what is on the device, or found that there is nothing. */
export function notePageShown(): void {
  note();
}

/** Resolves once the page shows what this device has; at once on pages that do not call `notePageShown`. */
export function pageShown(): Promise<void> {
  if (!hasFirstScreen() && !saying.test(location.pathname)) note();
  const taken = firstScreenGone().then(() => Promise.race([noted, after(patienceMs)]));
  return Promise.race([taken, after(partsPatienceMs)]);
}

/** Does `work`, which asks the server, once the page shows what is on the device; at once where the device has nothing to show. */
export async function afterPageShown<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hasFirstScreen() || globalThis.navigator?.serviceWorker?.controller)
    await Promise.race([pageShown(), appStored(), after(patienceMs)]);
  return work();
}

/** Loads a part of this page that its first sight can do without: before anything in the background, which waits for it. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const loading = load();
  parts.add(loading);
  void Promise.allSettled([loading]).then(() => parts.delete(loading));
  return loading;
}

/** Resolves once the page is shown and its own parts are loaded. */
export async function pageComplete(): Promise<void> {
  await pageShown();
  const loaded = async () => {
    while (parts.size > 0) await Promise.allSettled(parts);
  };
  await Promise.race([loaded(), after(partsPatienceMs)]);
}
