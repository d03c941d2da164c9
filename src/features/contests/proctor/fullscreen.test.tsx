import { afterAll, beforeEach, expect, test } from 'vitest';
import { enterFullscreen, isAccidentalExit, leavesByEscape } from './fullscreen';

const locked: string[][] = [];

function setKeyboard(keyboard: unknown): void {
  Object.defineProperty(navigator, 'keyboard', { configurable: true, value: keyboard });
}

/** Enters full screen, and leaves it again with this on the page. */
async function exitWith(html: string): Promise<boolean> {
  await enterFullscreen();
  document.body.innerHTML = html;
  return isAccidentalExit();
}

beforeEach(() => {
  locked.length = 0;
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, value: null },
  });
  document.documentElement.requestFullscreen = async () => undefined;
  setKeyboard(undefined);
});

afterAll(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  Reflect.deleteProperty(navigator, 'keyboard');
});

const searchPanel = '<div class="cm-panels"><div class="cm-panel cm-search"></div></div>';
const vimPanel = (inside: string) =>
  `<div class="cm-panels"><div class="cm-vim-panel cm-panel">${inside}</div></div>`;

test('PROC-2 D-30 without the keyboard lock, only an exit with a pop-up that Escape closes is an accident', async () => {
  expect(leavesByEscape()).toBe(true);
  expect(await exitWith('')).toBe(false);
  expect(await exitWith(searchPanel)).toBe(true);
  expect(await exitWith('<dialog open></dialog>')).toBe(true);
  expect(await exitWith('<dialog open data-stays></dialog>')).toBe(false);
});

test('PROC-2 the status line of Vim keys excuses no exit, and its command line does', async () => {
  expect(await exitWith(vimPanel('<span>--NORMAL--</span>'))).toBe(false);
  expect(await exitWith(vimPanel('<span>/</span><input>'))).toBe(true);
});

test('PROC-2 D-30 with the keyboard lock no exit is an accident, because Escape closes the pop-up', async () => {
  setKeyboard({ lock: async (keys: string[]) => void locked.push(keys) });
  expect(leavesByEscape()).toBe(false);
  expect(await exitWith(searchPanel)).toBe(false);
  expect(locked).toEqual([['Escape']]);
  setKeyboard({ lock: () => Promise.reject(new Error('refused')) });
  expect(await exitWith(searchPanel)).toBe(true);
});
