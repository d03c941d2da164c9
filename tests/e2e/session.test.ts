import fs from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProblem, signUpPerson } from '../integration/client';
import { cutOff, faultsOn } from '../support/accessibility';
import { ada, ageSignIn, endSessions, logIn, type Somebody, signUp } from '../support/account-forms';
import { removeFromDevice, rowsOnDevice } from '../support/device-database';
import type { FlakyProxy } from '../support/flaky-proxy';
import { chooseLanguage, writeProgram } from '../support/solve-page';
import { desktop, phone, startVisit, withServiceWorker } from '../support/visit';

const grace: Somebody = {
  email: 'grace@harbour.example',
  password: 'nanosecond',
  username: 'ghopper',
  displayName: 'Grace Hopper',
};
// One problem each: a user waits for a verdict before submitting again.
const sample = 'SAMPLPRBLM';
const later = 'HIGH-TIDE';
const secret = 'BALANCED-PAIRS';

const visit = await startVisit({ device: withServiceWorker, viaProxy: true });
const { page, trouble, open } = visit;
const proxy = visit.proxy as FlakyProxy;

beforeAll(async () => {
  await open('/signup?from=%2Fprofile');
  await signUp(page, ada);
  await at('/profile');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
});

const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path);
const field = (label: string) => page.getByLabel(label, { exact: true });
const heading = () => page.getByRole('heading', { level: 1 });
const outbox = (sentence: string) => page.getByRole('button', { name: `Outbox: ${sentence}` });
const submit = () => page.getByRole('button', { name: /^Submit/ }).click();
const logOut = () => page.getByRole('button', { name: 'Sign out', exact: true }).click();
const dialog = (name: string) => page.getByRole('dialog', { name });

describe('the public profile', () => {
  test('a new name is shown at once, sent, and then visible to all', async () => {
    await open('/profile/edit');
    await field('Display name').fill('Augusta Ada');
    await page.getByLabel('Preferred language').selectOption('CPP17');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await at('/profile');
    await heading().filter({ hasText: 'Augusta Ada' }).waitFor();
    await page.getByRole('link', { name: 'Profile of Augusta Ada' }).waitFor();
    await open(`/profile/${ada.username}`);
    await heading().filter({ hasText: 'Augusta Ada' }).waitFor();
    expect(await page.getByText(ada.email).count()).toBe(0);
  });

  test('a taken username is refused, stays visible, and can be discarded', async () => {
    await open('/profile/edit');
    // The username check failed while the user typed.
    const mend = proxy.meddle(/\/check_availability\/username/, { broken: true });
    await field('Username').fill('support');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Username already taken.' }).waitFor();
    mend();
    await page.getByRole('button', { name: 'Discard this change' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByRole('main').getByText(`@${ada.username}`).waitFor();
  });

  test('a picture is cropped to a square and visible to all', async () => {
    await open('/profile/edit');
    const png = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(640, 400);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = 'teal';
      context.fillRect(0, 0, 640, 400);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return [...bytes];
    });
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png) };
    await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
    await page.getByRole('img', { name: /The visible part of the picture/ }).press('ArrowLeft');
    await page.getByRole('button', { name: 'Use this part' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await at('/profile');
    await page.getByRole('banner').locator('img[src^="/api/avatars/"]').waitFor();
  });

  test('NAV-14 an unknown profile says that it does not exist', async () => {
    await open('/profile/nobody-at-all');
    await page.getByText('The profile of @nobody-at-all does not exist').waitFor();
  });

  test('a user can export all stored data as a file', async () => {
    await open('/profile/edit');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const kept = JSON.parse(fs.readFileSync(await (await download).path(), 'utf8'));
    expect(kept.account.user).toMatchObject({ username: ada.username, displayName: 'Augusta Ada' });
  });
});

test('no account page has an accessibility fault found by axe, on a phone and on a desktop, dark and light', async () => {
  const found: string[] = [];
  const inspect = async (tab: Page, where: string) => {
    // Each theme and width once is enough for axe.
    for (const [viewport, theme] of [
      [phone, 'dark'],
      [desktop, 'light'],
    ] as const) {
      await tab.setViewportSize(viewport);
      await tab.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      const place = `${where} ${viewport.width} ${theme}`;
      found.push(...(await faultsOn(tab, place)), ...(await cutOff(tab, place)));
    }
  };
  for (const path of ['/profile', '/profile/edit', `/profile/${ada.username}`]) {
    await open(path);
    await heading().waitFor();
    await inspect(page, path);
  }
  await open('/profile/edit');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await inspect(page, 'delete');
  const { context: stranger, page: tab } = await visit.openDevice();
  for (const path of ['/login', '/signup', '/forgot-password', '/profile']) {
    await open(path, tab);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await inspect(tab, path);
  }
  await stranger.close();
  await page.setViewportSize(desktop);
  expect(found).toEqual([]);
});

describe('without a network', () => {
  test('LOGIN-10 name, picture, draft and queue are available after a reload with the server stopped', async () => {
    await open(`/code/${sample}`);
    await chooseLanguage(page, 'PYTHON3');
    await visit.stopServer();
    await writeProgram(page, 'print("written without a network")');
    await submit();
    await outbox('Offline · 1 saved on this device').waitFor();
    await page.reload();
    await page.getByText('written without a network').first().waitFor();
    await outbox('Offline · 1 saved on this device').waitFor();
    await open('/profile');
    await heading().filter({ hasText: 'Augusta Ada' }).waitFor();
    // The picture as well, although the server is stopped.
    const picture = page.getByRole('banner').locator('img');
    await picture.waitFor();
    const widthOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOf, { timeout: 15_000 }).toBe(256);
  });

  test('NAV-16 shows the problem of the address, not the previous one, even if it is not on this device', async () => {
    await removeFromDevice(page, 'problems', sample, 'cache');
    await open(`/code/${later}`);
    await heading().filter({ hasText: 'High Tide' }).waitFor();
    await outbox('Offline · 1 saved on this device').click();
    const panel = page.getByRole('region', { name: 'Outbox' });
    await panel.getByRole('link', { name: /^(All Aboard|SAMPLPRBLM)$/ }).click();
    await at(`/code/${sample}`);
    await page.getByText(`Problem ${sample} is not on this device`).waitFor();
    expect(await page.locator('.cm-content').count()).toBe(0);
    // Lists mark problems that are not on the device.
    for (const list of ['/explore', '/challenges/first-crossing']) {
      await open(list);
      await page.getByRole('link', { name: /^All Aboard.*, not on this device/ }).waitFor();
      expect(await page.getByRole('link', { name: /^High Tide.*, not on this device/ }).count()).toBe(0);
    }
  });

  test('NAV-14 shows a profile seen before; another says that it is not on this device', async () => {
    await open(`/profile/${ada.username}`);
    await heading().filter({ hasText: 'Augusta Ada' }).waitFor();
    await open('/profile/never-seen');
    await page.getByText('The profile of @never-seen is not on this device').waitFor();
  });

  test('a profile change is marked as not sent; both are sent when the server returns', async () => {
    await open('/profile/edit');
    await field('Display name').fill('Countess Ada');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading().filter({ hasText: 'Countess Ada' }).waitFor();
    await page.getByText('Not sent yet: display name.').waitFor();
    await visit.startServer();
    await outbox('Online. Everything is sent').waitFor();
    await page.getByText('Not sent yet').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Profile of Countess Ada' }).waitFor();
    const history = page.getByRole('region', { name: 'Submissions' });
    await history.locator('summary').first().click();
    await history.getByText('written without a network').waitFor();
  });
});

const fresh = 'harbour-1852';

describe('a session ended by the server', () => {
  const card = () => page.getByRole('dialog', { name: /^Sign in/ });

  test('a submission waits, and signing in again does not leave the page', async () => {
    await endSessions(visit, ada.email, fresh);
    await ageSignIn(page);
    await open(`/code/${later}`);
    await chooseLanguage(page, 'PYTHON3');
    await writeProgram(page, 'print("after the session had ended")');
    await submit();
    await dialog('Sign in to send 1 item').waitFor();
    await page.getByText('after the session had ended').first().waitFor();
    expect(await faultsOn(page, 'sign-in card', { within: 'dialog' })).toEqual([]);
  });

  test('the outbox reopens a closed sign-in card', async () => {
    await card().getByRole('button', { name: 'Close' }).click();
    await card().waitFor({ state: 'detached' });
    await outbox('Sign in to send 1 item').click();
    await page.getByRole('region', { name: 'Outbox' }).getByText('Sign in again to send 1 item.').waitFor();
    await page.getByRole('region', { name: 'Outbox' }).getByRole('button', { name: 'Sign in' }).click();
    await card().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  });

  test('after sign-in it is sent, and the page stays the same', async () => {
    await card().getByLabel('Password', { exact: true }).fill(fresh);
    await card().getByRole('button', { name: 'Sign in', exact: true }).click();
    await card().waitFor({ state: 'detached' });
    await outbox('Online. Everything is sent').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/code/${later}`);
  });
});

describe('one device, two users', () => {
  test('PROF-4 signing out with unsent work shows a warning and offers a file', async () => {
    await open(`/code/${secret}`);
    await chooseLanguage(page, 'PYTHON3');
    await visit.stopServer();
    await writeProgram(page, 'print("a secret of Ada")');
    await submit();
    await outbox('Offline · 1 saved on this device').waitFor();
    await open('/profile');
    await logOut();
    const ask = dialog('1 item not sent yet');
    await ask.waitFor();
    expect(await faultsOn(page, 'warning')).toEqual([]);
    const download = page.waitForEvent('download');
    await ask.getByRole('button', { name: 'Export to a file' }).click();
    const file = JSON.parse(fs.readFileSync(await (await download).path(), 'utf8'));
    expect(file).toMatchObject({ format: 'codeferry-unsent', items: [{ kind: 'codeSubmit' }] });
    expect(file.items[0].payload.code).toContain('a secret of Ada');
    await ask.getByRole('button', { name: 'Sign out and keep it' }).click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  });

  test('the next user sees none of it, and nothing is sent in their name', async () => {
    await visit.startServer();
    await open(`/signup?from=${encodeURIComponent(`/code/${secret}`)}`);
    await signUp(page, grace);
    await at(`/code/${secret}`);
    await page.locator('.cm-content').waitFor();
    await outbox('Online. Everything is sent').waitFor();
    expect(await page.getByText('a secret of Ada').count()).toBe(0);
    await page.getByRole('tab', { name: 'Your submissions' }).click();
    expect(await page.getByRole('tabpanel').locator('summary').count()).toBe(0);
    await outbox('Online. Everything is sent').click();
    expect(await page.getByRole('region', { name: 'Outbox' }).getByRole('listitem').count()).toBe(0);
    await page.keyboard.press('Escape');
    await open('/profile');
    await heading().filter({ hasText: grace.displayName }).waitFor();
    await page.getByText('Nothing yet.').waitFor();
    expect(await page.locator('[data-sonner-toast]').filter({ hasText: 'Ada' }).count()).toBe(0);
    await logOut();
    await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
  });

  test('the owner finds it after signing in, and it is then sent', async () => {
    await open('/login?from=%2Fprofile');
    await logIn(page, ada.email, fresh);
    await at('/profile');
    const history = page.getByRole('region', { name: 'Submissions' });
    await outbox('Online. Everything is sent').waitFor();
    const entry = history.getByRole('listitem').filter({ hasText: 'a secret of Ada' });
    await entry.locator('summary').click();
    await entry.getByText('a secret of Ada').waitFor();
    await open(`/code/${secret}`);
    await page.getByText('a secret of Ada').first().waitFor();
  });
});

test('a private problem disappears at sign-out, also in another tab and offline', async () => {
  const setter = await signUpPerson(visit.url, 'setter');
  const id = await createProblem(visit.url, setter, { title: 'Not for everybody', public: false });
  const { context, page: tab } = await visit.openDevice();
  await open(`/login?from=${encodeURIComponent(`/code/${id}`)}`, tab);
  await logIn(tab, setter.email, 'secret-1');
  await tab.getByRole('heading', { level: 1, name: 'Not for everybody' }).waitFor();
  await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const other = await context.newPage();
  await open('/profile', other);
  await other.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  await context.setOffline(true);
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await tab.getByText(`Problem ${id} is not on this device`).waitFor();
  await tab.getByRole('heading', { name: 'Not for everybody' }).waitFor({ state: 'detached' });
  await context.close();
});

test('a deleted account is gone on the server and on the device', async () => {
  await open('/profile/edit');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const ask = dialog('Delete your account?');
  await expect.poll(() => ask.getByRole('button', { name: 'Delete permanently' }).isDisabled()).toBe(true);
  await ask.getByLabel('Username').fill(ada.username);
  await ask.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('You are not signed in').waitFor();
  await open(`/profile/${ada.username}`);
  await page.getByText(`The profile of @${ada.username} does not exist`).waitFor();
  const tables = ['drafts', 'draftVersions', 'submissions', 'outbox', 'payloads'];
  const left = await Promise.all(tables.map((table) => rowsOnDevice(page, table)));
  expect(left.flat()).toEqual([]);
});

test('the page reports no script errors', () => {
  expect(trouble).toEqual([]);
});
