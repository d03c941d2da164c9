/** `typing.deep.test.ts` types a program in each language, at three speeds. */

import { expect, test } from 'vitest';
import type { Language } from '../../contract/limits';
import { typedText } from '../support/type-program';
import { startVisit } from '../support/visit';
import { type Kind, openEditor, typed } from './typing/editor-on-device';

const visit = await startVisit();

/** Slow enough for the list of completions to open between two keys. */
const delayMs = 120;
const typedPrograms: [Kind, Language, string][] = [
  ['desk', 'PYTHON3', 'for i in a:\n    if i == "x":\n        continue\n    b = [i]\nelse:\n    print(b)'],
  ['phone', 'CPP17', 'int main() {\n    int cnt = a["b"];\n    if (cnt) {\n        cnt++;\n    }\n}'],
];

test.each(typedPrograms)(
  'SOLVE-1 a program typed on a %s appears as typed, in %s',
  async (kind, language, program) => {
    const page = await openEditor(visit, kind);
    expect(await typed(page, kind, language, program, delayMs)).toBe(program);
  },
);

test('SOLVE-1 a list offers keywords and names by their first letters, and changes nothing until the user chooses', async () => {
  const page = await openEditor(visit, 'desk');
  const list = page.locator('.cm-tooltip-autocomplete li');
  const write = async (text: string) => {
    await page.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text, { delay: 30 });
  };
  await write('counter = 1\ncou');
  await expect.poll(() => list.allInnerTexts()).toEqual(['counter']);
  expect(await page.locator('.cm-tooltip-autocomplete [aria-selected]').count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await typedText(page)).toBe('counter = 1\ncou\n');

  await write('counter = 1\ncou');
  await list.first().waitFor();
  await page.keyboard.press('Tab');
  expect(await typedText(page)).toBe('counter = 1\ncounter');

  await write('con');
  await expect.poll(() => list.allInnerTexts()).toEqual(['continue']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await typedText(page)).toBe('continue');

  // Typing after browsing the list selects nothing.
  await write('pri');
  await list.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  expect(await typedText(page)).toBe('prin\n');
});
