/** Full screen for elements. iPhones lack it; there only the focus is watched. */

interface KeyboardLock {
  lock?(keys: string[]): Promise<void>;
}

export function hasFullscreen(): boolean {
  return document.fullscreenEnabled;
}

export function isFullscreen(): boolean {
  return document.fullscreenElement !== null;
}

/** Only in a click or key handler, else the browser refuses. True also without full screen support. */
export async function enterFullscreen(): Promise<boolean> {
  if (!hasFullscreen() || isFullscreen()) return true;
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch (error) {
    console.info('No full screen', error);
    return false;
  }
  // With the keyboard lock, Escape closes pop-ups, and only a long press leaves full screen.
  const { keyboard } = navigator as { keyboard?: KeyboardLock };
  await keyboard?.lock?.(['Escape']).catch(() => undefined);
  return true;
}

export async function leaveFullscreen(): Promise<void> {
  if (isFullscreen()) await document.exitFullscreen().catch(() => undefined);
}

/**
 * Pop-ups that Escape would have closed if the browser had not left full screen. Excludes the away cover
 * and tooltips, which Escape does not close.
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
