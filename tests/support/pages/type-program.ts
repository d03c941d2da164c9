import type { CDPSession, Page } from 'playwright';

export interface Keys {
  type(character: string): Promise<void>;
  press(key: 'Enter' | 'Backspace' | 'Tab'): Promise<void>;
}

export function hardwareKeys(page: Page): Keys {
  return { type: (character) => page.keyboard.type(character), press: (key) => page.keyboard.press(key) };
}

/**
 * A phone's keyboard, like Gboard: letters extend a composition that the first other character ends. Keys
 * without a character send ordinary key events.
 */
export async function touchKeys(page: Page): Promise<Keys> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let word = '';
  const commit = async () => {
    if (word !== '') await session.send('Input.insertText', { text: word });
    word = '';
  };
  return {
    async type(character) {
      if (/\w/.test(character)) {
        word += character;
        const { length } = word;
        await session.send('Input.imeSetComposition', {
          text: word,
          selectionStart: length,
          selectionEnd: length,
        });
        return;
      }
      await commit();
      await session.send('Input.insertText', { text: character });
    },
    async press(key) {
      await commit();
      await page.keyboard.press(key);
    },
  };
}

export const typedText = (page: Page) =>
  page
    .locator('.cm-content .cm-line')
    .evaluateAll((lines) => lines.map((line) => line.textContent ?? '').join('\n'));

/**
 * Types `program`, with `delayMs` after each key. After Enter, corrects the editor's indentation with Tab
 * and Backspace, except before a closing bracket. Types closing brackets and quotes even if the editor has
 * inserted them.
 */
export async function typeProgram(page: Page, keys: Keys, program: string, delayMs: number): Promise<void> {
  const pause = () => page.waitForTimeout(delayMs);
  const indentOfLine = async () =>
    ((await page.locator('.cm-activeLine').textContent()) ?? '').search(/\S|$/);
  for (const [index, line] of program.split('\n').entries()) {
    if (index > 0) {
      await keys.press('Enter');
      await pause();
    }
    const text = line.trimStart();
    const wanted = line.length - text.length;
    for (let tries = 0; text !== '' && !/^[)\]}]/.test(text) && tries < 8; tries += 1) {
      const has = await indentOfLine();
      if (has === wanted) break;
      await keys.press(has < wanted ? 'Tab' : 'Backspace');
      await pause();
    }
    for (const character of text) {
      await keys.type(character);
      await pause();
    }
  }
}
