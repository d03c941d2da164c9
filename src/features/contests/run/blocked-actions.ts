/** What a proctored run does not let through (PROC-7, PROC-9). Pure. */

/** PROC-8 */
export const blockedText = 'Right click is not allowed.';
export const blockedDescription = 'Neither are copying, pasting and the developer tools in this contest.';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The shortcuts that open a browser's developer tools or a page's source. */
export function opensDevTools({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (key === 'F12') return true;
  const letter = key.toLowerCase();
  if ((ctrlKey && shiftKey) || (metaKey && altKey)) return ['i', 'j', 'c', 'k'].includes(letter);
  return (ctrlKey || metaKey) && letter === 'u';
}

/** Copy, cut and paste by keyboard, the old ways included. */
export function isClipboardKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (key === 'Insert') return ctrlKey || shiftKey;
  if (key === 'Delete') return shiftKey;
  return (ctrlKey || metaKey) && !altKey && ['c', 'x', 'v'].includes(key.toLowerCase());
}
