import { isDoNotDisturb } from '../../parts/do-not-disturb';

/** Whether the files of this page's version are gone from the device. */
let isReplaced = false;

/** Chunks that this page has not loaded are gone. */
export function markReplaced(): void {
  isReplaced = true;
}

/**
 * Call before a navigation: reloads and never returns if this page's version is gone. In a contest run a
 * reload counts as leaving, so the service worker keeps the run's files.
 */
export async function reloadIfReplaced(): Promise<void> {
  if (!isReplaced || isDoNotDisturb()) return;
  // The router updates the address just after this event.
  await new Promise((resolve) => setTimeout(resolve));
  location.reload();
  await new Promise(() => {});
}
