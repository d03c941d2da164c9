/** Full screen, where the browser has it for elements; an iPhone has not, and then only the focus is watched. */

interface KeyboardLock {
  lock?(keys: string[]): Promise<void>;
}

export function hasFullscreen(): boolean {
  return document.fullscreenEnabled;
}

export function isFullscreen(): boolean {
  return document.fullscreenElement !== null;
}

/** In answer to a click or key, else the browser refuses. Says whether it did, or has none. */
export async function enterFullscreen(): Promise<boolean> {
  if (!hasFullscreen() || isFullscreen()) return true;
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch (error) {
    console.info('No full screen', error);
    return false;
  }
  // Where the browser lets us: Escape closes what is open on the page, and leaves full screen only when it is held.
  const { keyboard } = navigator as { keyboard?: KeyboardLock };
  await keyboard?.lock?.(['Escape']).catch(() => undefined);
  return true;
}

export async function leaveFullscreen(): Promise<void> {
  if (isFullscreen()) await document.exitFullscreen().catch(() => undefined);
}

/**
 * What Escape would have closed, had the browser not taken it for leaving full screen. Not what it does not close: the cover of somebody
 * who is away, and tips, which show wherever the pointer rests.
 */
const popUps = [
  'dialog[open]:not([data-stays])',
  '.cm-panels',
  '.cm-tooltip-autocomplete',
  '[role="listbox"]',
  '[role="menu"]',
  '[data-radix-popper-content-wrapper]',
  '[popover="auto"]:popover-open',
].join(', ');

export function hasOpenPopUp(root: ParentNode = document): boolean {
  return root.querySelector(popUps) !== null;
}
