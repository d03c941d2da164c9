import { insertAtCaret } from '../../../../ui/form/insert-at-caret';
import type { Selected, TextEdit } from './edit-text';

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

const left = new WeakMap<HTMLTextAreaElement, readonly [start: number, end: number]>();

/** Call it when the field loses the focus. */
export function rememberSelection(area: HTMLTextAreaElement): void {
  left.set(area, [area.selectionStart, area.selectionEnd]);
}

/** As it was before a dialog took the focus: Chromium returns the focus with another selection. */
export function selectedBefore(area: HTMLTextAreaElement): Selected {
  const now = selectedIn(area);
  const [start, end] = left.get(area) ?? [now.start, now.end];
  const { length } = now.text;
  return { ...now, start: Math.min(start, length), end: Math.min(end, length) };
}

/** As if typed, so that undo works. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  insertAtCaret(area, insert);
  area.setSelectionRange(select[0], select[1]);
}

/** Changes what differs, as if typed, and leaves the focus where it is. */
export function changeText(area: HTMLTextAreaElement, next: string): void {
  const { value } = area;
  const shorter = Math.min(value.length, next.length);
  let same = 0;
  while (same < shorter && value[same] === next[same]) same += 1;
  let tail = 0;
  while (tail < shorter - same && value.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  const before = document.activeElement;
  const insert = next.slice(same, next.length - tail);
  applyEdit(area, { from: same, to: value.length - tail, insert, select: [same, same + insert.length] });
  if (before instanceof HTMLElement) before.focus();
}
