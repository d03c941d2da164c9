import type { Page } from 'playwright';
import { signIn } from '../member';
import type { Scene } from '../stage';
import { followSystemTheme } from '../wait-for-page';

const address = '/code/HIGH-TIDE';

async function write(page: Page, text: string): Promise<void> {
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/drafts/push') && answer.ok());
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  if (!(await page.evaluate(() => navigator.onLine))) return void sent.catch(() => undefined);
  await sent;
}

/** A draft that was changed on two devices: both versions are kept until the user chooses. */
export const drafts: Scene = {
  name: 'drafts',
  async play({ url, enter, look }) {
    const laptop = await enter();
    const pocket = await laptop.page
      .context()
      .browser()
      ?.newContext({
        viewport: { width: 390, height: 844 },
        userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
      });
    if (!pocket) throw new Error('no browser');
    await followSystemTheme(pocket);
    const mobile = await pocket.newPage();
    await signIn(mobile, url, laptop.person.email);
    await laptop.open(address);
    await write(laptop.page, 'print("laptop 1")');
    await mobile.goto(`${url}${address}`);
    await mobile.getByRole('button', { name: 'Code', exact: true }).click();
    await mobile.getByText('laptop 1').waitFor();
    await pocket.setOffline(true);
    await write(mobile, 'for line in range(3):\n    print("phone 2")');
    await mobile.getByText('Saved on this device').waitFor();
    await write(laptop.page, 'for line in range(4):\n    print("laptop 2")\nprint("the end")');
    await pocket.setOffline(false);
    const notice = mobile.getByRole('alert').filter({ hasText: 'also changed on another device' });
    await notice.waitFor();
    await look(mobile, 'conflict');
    await notice.getByText('Show the difference').click();
    await notice.locator('ins').first().waitFor();
    await look(mobile, 'difference');
    await notice.getByRole('button', { name: 'Keep this version' }).click();
    await mobile.getByRole('button', { name: 'Results', exact: true }).click();
    await mobile.getByRole('tab', { name: 'Your submissions' }).click();
    const other = mobile.getByRole('listitem').filter({ hasText: 'From ' });
    await other.locator('summary').first().click();
    await look(mobile, 'kept');
    await pocket.close();
    await signedOutWork(laptop.page, url, laptop.person.email, look);
  },
};

/** A visitor writes code signed out on a shared device and then signs in: to whom does it belong? */
async function signedOutWork(
  of: Page,
  url: string,
  email: string,
  look: (page: Page, name: string) => Promise<unknown>,
): Promise<void> {
  const lent = await of
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 } });
  if (!lent) throw new Error('no browser');
  await followSystemTheme(lent);
  const page = await lent.newPage();
  await page.goto(`${url}${address}`);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.locator('.cm-content').click();
  await page.keyboard.insertText('# typed signed out');
  await page.getByText('Saved on this device').waitFor();
  await signIn(page, url, email);
  await page.getByRole('dialog', { name: 'Work from before you signed in' }).waitFor();
  await look(page, 'signed-out-work');
  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Keep separate' }).waitFor();
  await look(page, 'signed-out-work-profile');
  await lent.close();
}
