/** Actions that a proctored run prevents (PROC-7, PROC-9). */

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export function opensDevTools({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (key === 'F12') return true;
  const letter = key.toLowerCase();
  if ((ctrlKey && shiftKey) || (metaKey && altKey)) return ['i', 'j', 'c', 'k'].includes(letter);
  return (ctrlKey || metaKey) && letter === 'u';
}

/** Includes the older shortcuts with Insert and Delete. */
export function isClipboardKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  if (key === 'Insert') return ctrlKey || shiftKey;
  if (key === 'Delete') return shiftKey;
  return (ctrlKey || metaKey) && !altKey && ['c', 'x', 'v'].includes(key.toLowerCase());
}
