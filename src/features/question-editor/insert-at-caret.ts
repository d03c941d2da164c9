/** Writes into a text where its caret stands, in the place of what is selected, as if it had been typed: it can be undone. */
export function insertAtCaret(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // The one way that keeps what browsers remember for undoing; it says no where it is not known any more.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
