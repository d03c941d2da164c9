/** Blocked actions of a proctored run, compared with a run that is not proctored. */
import { beforeAll, expect } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { contestRunPage } from '../../support/pages/contest-run-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { url } = visit;
const { create, register } = contestClient(() => url);
const devToolKeys = ['F12', 'Control+Shift+I', 'Control+Shift+J', 'Control+Shift+C', 'Control+U'];
const clipboardKeys = ['Control+C', 'Control+X', 'Control+V', 'Control+Insert', 'Shift+Insert'];

let organiser: Person;
let ada: Person;

beforeAll(async () => {
  organiser = await signUpPerson(url, uniqueName('master'));
  ada = await signUpPerson(url, uniqueName('ada'));
});

/** A started run whose page notes which key presses, right clicks and drags were prevented. */
async function openRun(more: object) {
  const slug = await create(organiser, { name: 'Keys', problems: ['SAMPLPRBLM'], ...more });
  await register(ada, slug);
  const { page, context } = await visit.openDevice();
  await context.addInitScript(() => {
    const prevented: boolean[] = [];
    Object.assign(window, { prevented });
    for (const name of ['keydown', 'contextmenu', 'dragstart', 'drop'])
      window.addEventListener(
        name,
        (event) => {
          const { key } = event as KeyboardEvent;
          const isModifier = ['Control', 'Shift'].includes(key);
          if (!isModifier) setTimeout(() => prevented.push(event.defaultPrevented));
        },
        { capture: true },
      );
  });
  await signInDevice(page, url, ada);
  await contestRunPage(page, url).begin(slug);
  const editor = page.locator('.cm-content');
  await editor.waitFor();
  const takePrevented = async (count: number) => {
    const read = () => page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented);
    await expect.poll(async () => (await read()).length).toBe(count);
    return await page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented.splice(0));
  };
  return {
    page,
    /** Presses them outside the editor, which has shortcuts of its own. */
    async press(keys: readonly string[]): Promise<boolean[]> {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (const key of keys) await page.keyboard.press(key);
      return await takePrevented(keys.length);
    },
    async rightClick(): Promise<boolean[]> {
      await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
      return await takePrevented(1);
    },
    /** Drags the problem's title into the editor. */
    async drag(count: number): Promise<boolean[]> {
      const title = page.getByRole('heading', { level: 1 });
      await title.click({ clickCount: 3 });
      await title.dragTo(editor);
      return await takePrevented(count);
    },
    /** Drops text from another window. Returns whether the page prevented it. */
    dropText: () =>
      editor.evaluate(
        (element) => !element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true })),
      ),
    copyButtons: () => page.getByRole('button', { name: /^Copy/ }),
    /** Types a word, copies it, and pastes it behind itself. */
    async copyInEditor(): Promise<string> {
      await editor.click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('tide');
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Control+C');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Control+V');
      await page.keyboard.type('!');
      await expect.poll(() => editor.innerText()).toContain('!');
      return (await editor.innerText()).trim();
    },
  };
}

test('PROC-7 PROC-8 PROC-9 a proctored run blocks developer tools, the clipboard and the right click, and says so', async () => {
  const { page, press, rightClick, copyInEditor } = await openRun({ enableProctored: true });
  expect(await press(devToolKeys)).toEqual(devToolKeys.map(() => true));
  await page.getByText('Copying, pasting and developer tools are also disabled.').waitFor();
  expect(await press(clipboardKeys)).toEqual(clipboardKeys.map(() => true));
  expect(await rightClick()).toEqual([true]);
  await page.getByText('Right click is not allowed.').waitFor();
  expect(await copyInEditor()).toBe('tide!');
});

test('PROC-9 CWIZ-25 a proctored run has no copy buttons and blocks dragging text', async () => {
  const { page, drag, dropText, copyButtons } = await openRun({ enableProctored: true });
  await page.getByText('Sample 1').first().waitFor();
  expect(await copyButtons().count()).toBe(0);
  expect(await drag(1)).toEqual([true]);
  await page.getByText('Copying, pasting and developer tools are also disabled.').waitFor();
  expect(await dropText()).toBe(true);
});

deepTest('PROC-7 PROC-9 a run that is not proctored blocks none of them', async () => {
  const { page, press, rightClick, copyInEditor, drag, copyButtons } = await openRun({});
  expect(await press(devToolKeys)).toEqual(devToolKeys.map(() => false));
  expect(await press(clipboardKeys)).toEqual(clipboardKeys.map(() => false));
  expect(await rightClick()).toEqual([false]);
  await copyButtons().first().waitFor();
  expect(await drag(2)).toEqual([false, true]);
  expect(await copyInEditor()).toBe('tidetide!');
  expect(await page.getByText('Right click is not allowed.').count()).toBe(0);
});
