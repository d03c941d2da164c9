import { isUndisturbed } from '../../parts/undisturbed';

/** Whether the version this page was loaded by still has its files on the device. */
let isReplaced = false;

/** Another tab changed to a new version: the chunks that this page has not loaded yet are gone. */
export function noteReplaced(): void {
  isReplaced = true;
}

/**
 * Before another page is shown: loads it anew if this page's version is gone, and then never returns. What was typed is kept
 * as the page is left. In a contest run, where a reload would count as leaving, what the run needs is kept by the worker.
 */
export async function renewIfReplaced(): Promise<void> {
  if (!isReplaced || isUndisturbed()) return;
  // The router writes the new address a moment after it has announced it.
  await new Promise((resolve) => setTimeout(resolve));
  location.reload();
  await new Promise(() => {});
}
