/** Actions that a proctored run prevents (PROC-7, PROC-9). */

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Other alphabets, and Option on a Mac, change `key`; there the browser uses the key's place. */
function letterOf({ key, code }: Pick<Key, 'key' | 'code'>): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** With Shift: performance, styles and storage in Firefox. */
const firefoxKeys = new Set(['F5', 'F7', 'F9']);

export function opensDevTools({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (key === 'F12') return true;
  if (shiftKey && firefoxKeys.has(key)) return true;
  const letter = letterOf({ key, code });
  if (ctrlKey && shiftKey) return ['i', 'j', 'c', 'k', 'e', 'm'].includes(letter);
  // On a Mac, the page's source has Option too.
  if (metaKey && altKey) return ['i', 'j', 'c', 'k', 'u', 'e', 'm'].includes(letter);
  return (ctrlKey || metaKey) && letter === 'u';
}

/** Includes the older shortcuts with Insert and Delete. */
export function isClipboardKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (key === 'Insert') return ctrlKey || shiftKey;
  if (key === 'Delete') return shiftKey;
  return (ctrlKey || metaKey) && !altKey && ['c', 'x', 'v'].includes(letterOf({ key, code }));
}
