/** Replaces the selection as if typed, so that undo works. */
export function insertAtCaret(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const { selectionStart, selectionEnd } = area;
  const isNothing = text === '' && selectionStart === selectionEnd;
  if (isNothing || runCommand(text === '' ? 'delete' : 'insertText', text)) return;
  area.setRangeText(text, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Deprecated, but the only way that keeps the browser's undo history of a text field.
 * @returns false if the browser does not support it
 */
export function runCommand(name: 'insertText' | 'delete' | 'undo' | 'redo', text?: string): boolean {
  return document.execCommand?.(name, false, text) ?? false;
}
