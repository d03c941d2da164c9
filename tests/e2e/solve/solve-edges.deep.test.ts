import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { createProblem, signUpPerson } from '../../integration/client';
import { phone, startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const path = '/code/SAMPLPRBLM';

const visit = await startVisit();
const { page } = visit;

const editor = (tab: Page) => tab.locator('.cm-content');
const code = (tab: Page) => editor(tab).evaluate((element) => (element as HTMLElement).innerText);

afterEach(() => expect(visit.trouble).toEqual([]));

async function write(tab: Page, text: string): Promise<void> {
  await editor(tab).click();
  await tab.keyboard.press('ControlOrMeta+a');
  await tab.keyboard.insertText(text);
}

test('a draft changed in another tab is not overwritten until the user decides, with either choice', async () => {
  await visit.open(path);
  await write(page, 'print("older tab")');
  await page.getByText('Saved on this device').waitFor();
  const second = await visit.context.newPage();
  await second.goto(`${visit.url}${path}`);
  await expect.poll(() => code(second)).toContain('older tab');
  await write(second, 'print("newer tab")');
  await second.getByText('Saved on this device').waitFor();

  const notice = page.getByRole('alert').filter({ hasText: 'changed in another tab' });
  await notice.waitFor();
  await write(page, 'print("typed on")');
  await page.getByText('Not saved: changed in another tab').waitFor();
  await second.reload();
  await expect.poll(() => code(second)).toContain('newer tab');

  await page.getByRole('button', { name: 'Keep this version' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByText('Saved on this device').waitFor();
  // The second tab has no typing since it reopened, so it follows; its earlier text stays in the history.
  await expect.poll(() => code(second)).toContain('typed on');
  await second.getByRole('tab', { name: 'Your submissions' }).click();
  const lost = second.getByRole('listitem').filter({ hasText: 'Changed in two tabs' });
  await lost.first().locator('summary').click();
  await second.getByRole('button', { name: 'Restore into editor' }).click();
  await expect.poll(() => code(second)).toContain('newer tab');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await notice.waitFor({ state: 'detached' });
});

test("SOLVE-11 '_b' breaks the line in the server’s HTML and in the app", async () => {
  const format = 'One integer (1 to 5)_bSecond line _b third, with `snake_b`.';
  const broken = 'One integer (1 to 5)<br>Second line<br>third, with <code>snake_b</code>.';
  const setter = await signUpPerson(visit.url, uniqueName('setter'));
  const id = await createProblem(visit.url, setter, { title: uniqueName('Lines '), inputFormat: format });
  const answer = await fetch(`${visit.url}/code/${id}`, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain(broken);
  await visit.open(`/code/${id}`);
  const statement = page.getByRole('region', { name: 'Statement', exact: true });
  const text = statement.getByRole('paragraph').filter({ hasText: 'One integer' }).first();
  expect(await text.innerHTML()).toBe(broken);
  expect((await text.innerText()).split('\n')).toHaveLength(3);
});

test('above a phone’s keyboard the code fills the space, and a row of symbols keeps the keyboard open', async () => {
  const { page: tab } = await visit.openDevice({ viewport: phone, hasTouch: true, isMobile: true });
  await tab.goto(`${visit.url}${path}`);
  await tab.getByRole('button', { name: 'Code', exact: true }).tap();
  await editor(tab).tap();
  // The keyboard shrinks the page, because of `interactive-widget=resizes-content`.
  await tab.setViewportSize({ width: phone.width, height: 420 });
  await tab.getByRole('button', { name: 'Submit' }).waitFor({ state: 'hidden' });
  const box = await tab.locator('.cm-editor').boundingBox();
  expect(box?.height).toBeGreaterThan(250);
  await tab.keyboard.press('ControlOrMeta+a');
  for (const name of ['{', 'Indent', '}']) {
    await tab.getByRole('toolbar', { name: 'Symbols' }).getByRole('button', { name, exact: true }).tap();
  }
  await expect.poll(() => code(tab)).toMatch(/^\{ {4}\}/);
  expect(await tab.evaluate(() => document.activeElement?.className)).toContain('cm-content');
  await tab.setViewportSize(phone);
  await tab.getByRole('button', { name: 'Submit' }).waitFor();
});

/** Whether an element is fully visible, not covered or cut off. */
const isWhole = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = [...range.getClientRects()];
  const isSeen = ({ right, top, bottom }: DOMRect) => {
    const found = document.elementFromPoint(right - 2, (top + bottom) / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  };
  return (
    lines.length > 0 && lines.every(isSeen) && (element as HTMLElement).scrollWidth <= element.clientWidth + 1
  );
};

test.each([360, 390])(
  'OFF-2 SOLVE-4 a phone of %i px shows the waiting submission and the whole message',
  async (width) => {
    const { page: tab } = await visit.openDevice({
      viewport: { width, height: 780 },
      hasTouch: true,
      isMobile: true,
    });
    await tab.goto(`${visit.url}${path}`);
    await tab.locator('button:enabled', { hasText: 'Submit' }).waitFor();
    await tab.route('**/api/**', (route) => route.abort());
    await tab.getByRole('button', { name: 'Submit' }).click();
    const message = tab
      .getByRole('status')
      .filter({ hasText: 'It is sent as soon as the server can be reached' });
    await expect.poll(() => message.first().evaluate(isWhole)).toBe(true);
    const words = tab.getByRole('button', { name: /^Outbox: Offline/ }).locator('span > span');
    await expect.poll(() => words.allInnerTexts()).toEqual(['Offline ·', '1']);
    for (const word of await words.all()) expect(await word.evaluate(isWhole)).toBe(true);
  },
);

test('D-40 the settings in the bar of the solve page change the theme and link to offline use', async () => {
  await visit.open(path);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
  await settings.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await settings.getByRole('link', { name: 'Offline use' }).click();
  await page.waitForURL('**/offline');
  expect(await settings.isVisible()).toBe(false);
});
