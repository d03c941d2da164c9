/** Full screen for elements. iPhones lack it; there only the focus is watched. */

interface KeyboardLock {
  lock?(keys: string[]): Promise<void>;
}

export function hasFullscreen(): boolean {
  return document.fullscreenEnabled;
}

const keyboardOf = () => (navigator as { keyboard?: KeyboardLock }).keyboard;

/** Escape leaves full screen, because this browser has no keyboard lock (Firefox, Safari, plain HTTP). */
export function leavesByEscape(): boolean {
  return hasFullscreen() && !keyboardOf()?.lock;
}

let isEscapeLocked = false;

async function lockEscape(): Promise<boolean> {
  try {
    const keyboard = keyboardOf();
    if (!keyboard?.lock) return false;
    await keyboard.lock(['Escape']);
    return true;
  } catch {
    return false;
  }
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
  isEscapeLocked = await lockEscape();
  return true;
}

export async function leaveFullscreen(): Promise<void> {
  if (isFullscreen()) await document.exitFullscreen().catch(() => undefined);
}

/**
 * Pop-ups that Escape would have closed if the browser had not left full screen. Excludes the away cover,
 * tooltips and the status line of Vim keys, which Escape does not close.
 */
const popUps = [
  'dialog[open]:not([data-stays])',
  '.cm-panel:not(.cm-vim-panel)',
  '.cm-vim-panel input',
  '.cm-tooltip-autocomplete',
  '[role="listbox"]',
  '[role="menu"]',
  '[data-radix-popper-content-wrapper]',
  '[popover="auto"]:popover-open',
].join(', ');

/** With the keyboard lock, Escape closes the pop-up, and only a long press leaves full screen. */
export function isAccidentalExit(): boolean {
  return !isEscapeLocked && document.querySelector(popUps) !== null;
}
