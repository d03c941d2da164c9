/**
 * The moment from which the page shows what this device has. On a weak phone whatever else is loaded, asked for or computed before that
 * makes it come later, though the network's answer could be waited for as well afterwards.
 */
import { hasFirstScreen } from './first-screen';
import { settled } from './settled';

/** Pages that say when they have shown it; no other is waited for. */
const saying = /^\/(?:$|explore$|code\/)/;
/** One whose database does not answer says nothing. */
const patienceMs = 2000;

let note = () => {};
const noted = new Promise<void>((resolve) => {
  note = resolve;
});

/** Called by whatever has shown what is on the device, or found that there is nothing. */
export function noteShown(): void {
  note();
}

/** Resolves at once where the server wrote the first screen, and on pages that do not say it. */
export function shown(): Promise<void> {
  if (hasFirstScreen() || !saying.test(location.pathname)) note();
  return Promise.race([noted, settled(), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Does `work`, which asks the server, once the page shows what is on the device; at once where the device has nothing of the app. */
export async function afterShown<Result>(work: () => Promise<Result>): Promise<Result> {
  if (globalThis.navigator?.serviceWorker?.controller) await shown();
  return work();
}
