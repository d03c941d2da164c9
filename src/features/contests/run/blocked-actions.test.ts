import { expect, test } from 'vitest';
import { isClipboardKey, opensDevTools } from './blocked-actions';
import { messages } from './messages';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const ctrl = { ...none, ctrlKey: true };

test('PROC-7 PROC-8 PROC-9 keys for developer tools and the clipboard are blocked, typing is not', () => {
  expect(messages.proctoring.blocked).toBe('Right click is not allowed.');
  expect(opensDevTools({ ...none, key: 'F12' })).toBe(true);
  expect(opensDevTools({ ...ctrl, shiftKey: true, key: 'I' })).toBe(true);
  expect(opensDevTools({ ...none, metaKey: true, altKey: true, key: 'i' })).toBe(true);
  expect(opensDevTools({ ...none, key: 'i' })).toBe(false);
  for (const key of ['c', 'x', 'v', 'V']) expect(isClipboardKey({ ...ctrl, key })).toBe(true);
  expect(isClipboardKey({ ...none, shiftKey: true, key: 'Insert' })).toBe(true);
  for (const key of ['z', 'Enter', 'f', 'a']) expect(isClipboardKey({ ...ctrl, key })).toBe(false);
  expect(isClipboardKey({ ...none, key: 'v' })).toBe(false);
});
