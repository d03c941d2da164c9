import { expect, test } from 'vitest';
import { isClipboardKey, opensDevTools } from './blocked-actions';
import { messages } from './messages';

const none = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
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

test('PROC-9 the keys of the developer tools in Firefox are blocked, redo is not', () => {
  for (const key of ['E', 'M']) {
    expect(opensDevTools({ ...ctrl, shiftKey: true, key })).toBe(true);
    expect(opensDevTools({ ...none, metaKey: true, altKey: true, key })).toBe(true);
    expect(opensDevTools({ ...ctrl, key })).toBe(false);
  }
  for (const key of ['F5', 'F7', 'F9']) {
    expect(opensDevTools({ ...none, shiftKey: true, key })).toBe(true);
    expect(opensDevTools({ ...none, key })).toBe(false);
  }
  expect(opensDevTools({ ...ctrl, shiftKey: true, key: 'Z' })).toBe(false);
});

test('PROC-9 the same keys are blocked with another alphabet, and with Option on a Mac', () => {
  expect(opensDevTools({ ...ctrl, shiftKey: true, key: 'Ш', code: 'KeyI' })).toBe(true);
  expect(opensDevTools({ ...none, metaKey: true, altKey: true, key: 'Dead', code: 'KeyI' })).toBe(true);
  expect(opensDevTools({ ...ctrl, key: 'г', code: 'KeyU' })).toBe(true);
  expect(opensDevTools({ ...none, metaKey: true, altKey: true, key: '¨', code: 'KeyU' })).toBe(true);
  expect(isClipboardKey({ ...ctrl, key: 'с', code: 'KeyC' })).toBe(true);
  // A Latin layout names the letter, wherever its key is.
  expect(isClipboardKey({ ...ctrl, key: 'j', code: 'KeyC' })).toBe(false);
  expect(isClipboardKey({ ...ctrl, key: 'я', code: 'KeyZ' })).toBe(false);
});
