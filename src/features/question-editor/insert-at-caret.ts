/** Replaces the selection as if typed, so that undo works. */
export function insertAtCaret(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Deprecated, but the only way that keeps the undo history; false if unsupported.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
