/** The end of a visit on a shared device. */
import { enteringKey, hintKey } from '../../auth/session-hint';
import { sharedMarkKey } from '../../lib/shared-mark';

/** Choices of the device, not of a person. */
const staying: ReadonlySet<string> = new Set([
  hintKey,
  enteringKey,
  sharedMarkKey,
  'codeferry-theme',
  'codeferry-clock',
]);

/** Local storage, and copies of pictures that the service worker keeps. */
export async function clearTraces(): Promise<void> {
  for (const name of Object.keys(localStorage)) {
    // A note of a closing page is somebody's work, which `sealLeft` takes.
    if (!staying.has(name) && !name.startsWith('codeferry-leaving/')) localStorage.removeItem(name);
  }
  sessionStorage.clear();
  if (!globalThis.caches) return;
  await Promise.all(['pictures', 'contest-pictures'].map((name) => caches.delete(name)));
}

/** A new document: the old one has the former user's work in memory, and Back could show it again. */
export function openFreshPage(): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.replace('/shared');
}
