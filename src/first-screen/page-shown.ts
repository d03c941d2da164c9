/**
 * Order of loading: first what makes the page visible and usable, then its other parts, then background
 * work. On slow devices anything earlier delays the first step.
 */

import { nextTask } from '../lib/problems/next-task';
import { appStored } from './app-stored';
import { firstScreenGone, hasFirstScreen } from './first-screen';

/** Pages that call `notePageShown`; others are not waited for. */
const reportingPages = /^\/(?:$|explore$|code\/)/;
const patienceMs = 2000;
/** How long background work waits for a page part that hangs. */
const partsPatienceMs = 30_000;

let note = () => {};
const noted = new Promise<void>((resolve) => {
  note = resolve;
});
const parts = new Set<Promise<unknown>>();

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Call when the page shows its local data, or found none. */
export function notePageShown(): void {
  note();
}

/** Resolves when the page shows its local data; at once on pages that do not call `notePageShown`. */
export function pageShown(): Promise<void> {
  if (!hasFirstScreen() && !reportingPages.test(location.pathname)) note();
  const taken = firstScreenGone().then(() => Promise.race([noted, after(patienceMs)]));
  return Promise.race([taken, after(partsPatienceMs)]);
}

/** Delays a server call until local data is shown; not on devices without local data. */
export async function afterPageShown<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hasFirstScreen() || globalThis.navigator?.serviceWorker?.controller)
    await Promise.race([pageShown(), appStored(), after(patienceMs)]);
  return work();
}

/** Loads a part of this page after its first view; background work waits for it. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // Evaluating the part and using it are one task each.
  const loading = load().then(async (part) => {
    await nextTask();
    return part;
  });
  parts.add(loading);
  void Promise.allSettled([loading]).then(() => parts.delete(loading));
  return loading;
}

export async function pageComplete(): Promise<void> {
  await pageShown();
  const loaded = async () => {
    while (parts.size > 0) await Promise.allSettled(parts);
  };
  await Promise.race([loaded(), after(partsPatienceMs)]);
}
