import * as jose from 'jose';
import { expect } from 'vitest';
import { type Endpoint, endpoints } from '../../../contract/endpoints';
import { type Person, request, signUpPerson } from '../../integration/client';
import { cutOff, faultsOn } from '../../support/browser/accessibility';
import { rowsOnDevice } from '../../support/browser/device-database';
import { readDownload } from '../../support/browser/read-download';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { desktop, phone, startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { accountPage } from '../../support/pages/account-page';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, open } = visit;
const { field, at } = accountPage(page);
const main = page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function enter(displayName = 'Ada Lovelace'): Promise<Person> {
  const person = await signUpPerson(visit.url, uniqueName('ada'), { displayName });
  await signInDevice(page, visit.url, person);
  return person;
}

test('PROF-1 PROF-2 shows initials as the picture, the names and the join date of the user record', async () => {
  const { username } = await enter();
  await open('/profile');
  await heading('Ada Lovelace').waitFor();
  await main.getByText(`@${username}`, { exact: true }).waitFor();
  await main.getByText('AL', { exact: true }).waitFor();
  const { body } = await request<{ profile: { createdAt: string } }>(`${visit.url}/api/users/${username}`);
  const joined = page.locator('main header time');
  await expect.poll(() => joined.getAttribute('datetime')).toBe(body.profile.createdAt);
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(body.profile.createdAt));
  expect(await joined.innerText()).toBe(day);
});

test.each([
  ['own', () => '/profile'],
  ['public', (username: string) => `/profile/${username}`],
])('PROF-3 NAV-20 the badge Beginner on the %s profile leads to its page', async (_, pathOf) => {
  const { username } = await enter();
  await open(pathOf(username));
  const badge = page.getByRole('region', { name: 'Badges' }).getByRole('link', { name: 'Beginner' });
  await badge.click();
  await page.waitForURL((url) => url.pathname === '/badges/beginner');
  await heading('Beginner').waitFor();
  await main.getByText('Create an account.').first().waitFor();
  const recent = page.getByRole('region', { name: 'Earned recently' });
  await recent.locator(`a[href^="/profile/${username}"]`).waitFor();
});

/** Notes each call that the page makes from now on, with its bearer token. */
function noteCalls() {
  const sent: { call: Endpoint; bearer: string | undefined }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const call = Object.values<Endpoint>(endpoints).find(
      (one) => `/api${one.path}` === path && one.method === request.method(),
    );
    if (call) sent.push({ call, bearer: request.headers().authorization });
  });
  const wasSent = (path: string) => expect.poll(() => sent.map(({ call }) => call.path)).toContain(path);
  const withToken = () => sent.filter(({ bearer }) => bearer !== undefined).map(({ call }) => call.path);
  return { sent, wasSent, withToken };
}

test('ROLE-4 the calls of a signed-in user carry the ID token, and after signing out none does', async () => {
  const { uid, username } = await enter();
  const { sent, wasSent, withToken } = noteCalls();
  await open('/contests');
  await wasSent('/contests/get-all');
  await open('/profile');
  await main.getByText(`@${username}`, { exact: true }).waitFor();
  await wasSent('/users/me');
  const named = sent.filter(({ call }) => call.auth !== 'none');
  for (const { call, bearer } of named) {
    const [, token = ''] = /^Bearer (\S+)$/.exec(bearer ?? '') ?? [];
    expect(token, call.path).not.toBe('');
    expect(jose.decodeJwt(token)).toMatchObject({ sub: uid });
  }
  await press('Sign out');
  await page.getByText('You are not signed in').waitFor();
  // Ends the session at the server, so it still carries the token.
  await wasSent('/sessions/end');
  sent.length = 0;
  await open('/contests');
  await wasSent('/contests/get-all');
  expect(withToken()).toEqual([]);
});

test('ROLE-4 calls that waited for the token when the user signed out do not carry it', async () => {
  const { username } = await enter();
  await open('/profile');
  await main.getByText(`@${username}`, { exact: true }).waitFor();
  let letIdentitySdkCome = () => {};
  const released = new Promise<void>((resolve) => {
    letIdentitySdkCome = resolve;
  });
  const sdk = '**/assets/firebase-*.js';
  await page.route(sdk, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  const { wasSent, withToken } = noteCalls();
  await press('Sign out');
  await page.getByText('You are not signed in').waitFor();
  expect(withToken()).toEqual([]);
  letIdentitySdkCome();
  await wasSent('/sessions/end');
  await page.waitForLoadState('networkidle');
  expect(withToken()).toEqual(['/sessions/end']);
  await page.unroute(sdk);
});

test('PROF-4 PROF-5 signs the user out, and then offers to sign in', async () => {
  await enter();
  await open('/profile');
  await press('Sign out');
  await page.getByText('You are not signed in').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await at('/login?from=%2Fprofile');
});

deepTest('PROF-4 a user who signs out and leaves the page at once stays signed out', async () => {
  const person = await enter();
  const noted = async () => {
    const rows = await rowsOnDevice<{ key: string; value: { hint?: string | null } }>(page, 'kv');
    return rows.find(({ key }) => key === 'session')?.value.hint;
  };
  await open('/profile');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await expect.poll(noted).toContain(person.email);
  await page.evaluate(() => {
    const leaveAtOnce = setInterval(() => {
      if (!localStorage.getItem('codeferry.session')?.includes('leftAt')) return;
      clearInterval(leaveAtOnce);
      location.assign('/explore');
    });
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent?.trim() === 'Sign out')?.click();
  });
  await page.waitForURL('**/explore');
  await expect.poll(noted).toBeNull();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
});

deepTest('a new name is shown at once, sent, and then visible to all', async () => {
  const { username, email } = await enter();
  await open('/profile/edit');
  await field('Display name').fill('Augusta Ada');
  await page.getByLabel('Preferred language').selectOption('CPP17');
  await press('Save');
  await at('/profile');
  await heading('Augusta Ada').waitFor();
  await page.getByRole('link', { name: 'Profile of Augusta Ada' }).waitFor();
  const { page: stranger } = await visit.openDevice();
  const profile = () => request<{ profile: object }>(`${visit.url}/api/users/${username}`);
  await expect.poll(async () => (await profile()).body.profile).toMatchObject({ displayName: 'Augusta Ada' });
  await open(`/profile/${username}`, stranger);
  await stranger.getByRole('heading', { level: 1, name: 'Augusta Ada' }).waitFor();
  expect(await stranger.getByText(email).count()).toBe(0);
});

deepTest('a taken username is refused, stays visible, and can be discarded', async () => {
  const { username } = await enter();
  // The check of the username fails while the user types.
  await page.route('**/check_availability/username*', (route) => route.abort());
  await open('/profile/edit');
  await field('Username').fill('support');
  await press('Save');
  await page.getByRole('alert').filter({ hasText: 'Username already taken.' }).waitFor();
  await press('Discard this change');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await main.getByText(`@${username}`, { exact: true }).waitFor();
});

deepTest('a picture is cropped to a square and visible to all', async () => {
  const { username } = await enter();
  await open('/profile/edit');
  await field('Display name').waitFor();
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
  await press('Use this part');
  await press('Save');
  await at('/profile');
  await page.getByRole('banner').locator('img[src^="/api/avatars/"]').waitFor();
  const { page: stranger } = await visit.openDevice();
  await open(`/profile/${username}`, stranger);
  const sizeOf = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
  const picture = stranger.locator('main header img');
  await expect.poll(() => picture.evaluate(sizeOf)).toEqual([256, 256]);
});

test('NAV-14 an unknown profile says that it does not exist', async () => {
  await open('/profile/nobody-at-all');
  await page.getByText('The profile of @nobody-at-all does not exist').waitFor();
});

deepTest('a user can export all stored data as a file', async () => {
  const { username } = await enter();
  await open('/profile/edit');
  const download = page.waitForEvent('download');
  await press('Export my data');
  const kept = JSON.parse(await readDownload(download));
  expect(kept.account.user).toMatchObject({ username, displayName: 'Ada Lovelace' });
});

deepTest('a deleted account is gone on the server and on the device', async () => {
  const { username } = await enter();
  const tables = ['drafts', 'draftVersions', 'submissions', 'outbox', 'payloads'];
  const rows = async () => (await Promise.all(tables.map((table) => rowsOnDevice(page, table)))).flat();
  await open('/code/SAMPLPRBLM');
  await chooseLanguage(page, 'PYTHON3');
  await writeProgram(page, 'print("of Ada")');
  await page.getByText('Saved on this device').first().waitFor();
  expect(await rows()).not.toEqual([]);
  await open('/profile/edit');
  await press('Delete my account');
  const ask = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect.poll(() => ask.getByRole('button', { name: 'Delete permanently' }).isDisabled()).toBe(true);
  const found: string[] = [];
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    const place = `${size.width}`;
    found.push(...(await faultsOn(page, place, { within: 'dialog' })), ...(await cutOff(page, place)));
  }
  expect(found).toEqual([]);
  await ask.getByLabel('Username').fill(username);
  await ask.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('You are not signed in').waitFor();
  await open(`/profile/${username}`);
  await page.getByText(`The profile of @${username} does not exist`).waitFor();
  expect(await rows()).toEqual([]);
  expect(visit.trouble).toEqual([]);
});
