/** `typing.deep.test.ts` types a program in each language, on desk and phone, at three speeds. */

import { expect } from 'vitest';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { typedText } from '../../support/pages/type-program';
import { openEditor, typed } from './typing/editor-on-device';

const visit = await startVisit();

/** Slow enough for the list of completions to open between two keys. */
const delayMs = 120;
const program = 'for i in a:\n    if i == "x":\n        b = [i]';

test('SOLVE-1 a program typed on a desk appears as typed', async () => {
  const page = await openEditor(visit, 'desk');
  expect(await typed(page, 'desk', 'PYTHON3', program, delayMs)).toBe(program);
});

deepTest(
  'SOLVE-1 a list offers keywords and names by their first letters, and changes nothing until the user chooses',
  async () => {
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
  },
);
