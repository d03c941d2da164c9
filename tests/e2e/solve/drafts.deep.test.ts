import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const path = '/code/SAMPLPRBLM';

const visit = await startVisit();
const laptop = visit.page;
const pocket = {
  viewport: phone,
  userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
};
let email: string;

beforeEach(async () => {
  ({ email } = await signUpPerson(visit.url, uniqueName('lovelace')));
  await signInDevice(laptop, visit.url, { email });
  await visit.open(path);
});

afterEach(() => expect(visit.trouble).toEqual([]));

const editor = (page: Page) => page.locator('.cm-content');
const code = (page: Page) => editor(page).evaluate((element) => (element as HTMLElement).innerText);
const pushed = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/drafts/push') && answer.ok());
/** Simulates a return to the page, which then asks for changes. */
const lookAgain = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

async function write(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('code typed on one device is available on the other; after edits on both, one of them offline, both texts are kept, shown with time and device, and the user chooses one', async () => {
  const sent = pushed(laptop);
  await write(laptop, 'print("laptop 1")');
  await sent;

  const { context, page: mobile } = await visit.openDevice(pocket);
  await signInDevice(mobile, visit.url, { email });
  await visit.open(path, mobile);
  await mobile.getByRole('button', { name: 'Code', exact: true }).click();
  await expect.poll(() => code(mobile), { timeout: 20_000 }).toContain('laptop 1');
  await chooseBetween(context, mobile);
});

/** The phone edits offline, and the laptop online. */
async function chooseBetween(context: BrowserContext, mobile: Page): Promise<void> {
  await context.setOffline(true);
  await write(mobile, 'print("phone 2")');
  await mobile.getByText('Saved on this device').waitFor();
  const sent = pushed(laptop);
  await write(laptop, 'print("laptop 2")');
  await sent;

  await context.setOffline(false);
  const notice = mobile.getByRole('alert').filter({ hasText: 'also changed on another device' });
  await notice.waitFor();
  await expect.poll(() => notice.innerText()).toMatch(/another device, \d\d:\d\d, Chrome on Linux/);
  expect(await code(mobile)).toContain('phone 2');
  await notice.getByText('Show the difference').click();
  await notice.locator('del', { hasText: 'phone 2' }).waitFor();
  await notice.locator('ins', { hasText: 'laptop 2' }).waitFor();
  const chosen = pushed(mobile);
  await notice.getByRole('button', { name: 'Keep this version' }).click();
  await chosen;
  await notice.waitFor({ state: 'detached' });

  await lookAgain(laptop);
  const theirs = laptop.getByRole('alert').filter({ hasText: 'Firefox on Android' });
  await theirs.waitFor();
  expect(await code(laptop)).toContain('laptop 2');
  await theirs.getByRole('button', { name: 'Use the other version' }).click();
  await expect.poll(() => code(laptop)).toContain('phone 2');

  await mobile.getByRole('button', { name: 'Results', exact: true }).click();
  await mobile.getByRole('tab', { name: 'Your submissions' }).click();
  const other = mobile.getByRole('listitem').filter({ hasText: 'From Chrome on Linux' });
  await other.locator('summary').first().click();
  await other.getByText('laptop 2').waitFor();
}

test('a changed statement shows a notice with the difference, and the user decides when to see it', async () => {
  await editor(laptop).waitFor();
  // A request of this page that is still on its way would bring the change before the reload.
  await Promise.all([laptop.waitForResponse('**/api/problem/get'), laptop.reload()]);
  await editor(laptop).waitFor();
  await laptop.route('**/api/problem/get', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { problems: { version: number; description: string }[] };
    for (const problem of body.problems) {
      problem.version += 1;
      problem.description += '\n\nThe ferry leaves at noon.';
    }
    await route.fulfill({ response: answer, json: body });
  });
  await laptop.reload();
  const notice = laptop.getByRole('status').filter({ hasText: 'This statement was changed' });
  await notice.waitFor();
  const statement = laptop.getByRole('region', { name: 'Statement' });
  await notice.getByText('Show the difference').click();
  await notice.locator('ins', { hasText: 'The ferry leaves at noon.' }).waitFor();
  expect(
    await statement.getByRole('paragraph').filter({ hasText: 'The ferry leaves at noon.' }).count(),
  ).toBe(0);
  await notice.getByRole('button', { name: 'Show the new statement' }).click();
  await statement.getByText('The ferry leaves at noon.').waitFor();
  expect(await notice.count()).toBe(0);
  await laptop.unrouteAll({ behavior: 'wait' });
});
