/** From a list to a card on paper, and from the card to the contest on another device. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;
const { create, post } = contestClient(() => url);

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

test('an organiser creates accounts from a file and prints cards; the person signs in elsewhere and is registered', async () => {
  const organiser = await signUpPerson(url, uniqueName('master'));
  const slug = await create(organiser, {
    name: uniqueName('School Cup '),
    problems: ['EMPTY-LOCKER'],
    emailRestriction: 'emails',
    allowedEmails: ['someone@example.org'],
  });
  await signInDevice(page, url, organiser);
  await visit.open(`/contests/${slug}/manage?part=registration`);
  const name = uniqueName('Ada ');
  const list = `name;team;affiliation;country\n${name};Heaps;University of Ulm;deu\nEve;;;Germany\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByText('1 account to create, 1 row with a fault').waitFor();
  await page.getByText('A country has three letters').waitFor();
  await page.getByRole('button', { name: 'Create 1 account' }).click();
  await page.getByRole('button', { name: 'Print cards' }).waitFor();

  const sheet = page.locator('[data-print=cards]');
  expect(await sheet.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await sheet.isVisible()).toBe(true);
  expect(await page.getByRole('main').isVisible()).toBe(false);
  const [signInName = '', password = ''] = (await sheet.locator('dd').allInnerTexts()).slice(1);
  expect(await sheet.innerText()).toContain(`${url}/contests/${slug}`);
  expect(await sheet.innerText()).toContain('Heaps');

  const other = await visit.openDevice();
  await visit.open(`/login?from=${encodeURIComponent(`/contests/${slug}`)}`, other.page);
  await other.page.getByLabel('Email', { exact: true }).fill(signInName);
  await other.page.getByLabel('Password', { exact: true }).fill(password);
  await other.page.locator('main form').getByRole('button', { name: 'Sign in' }).click();
  await other.page.waitForURL((address) => address.pathname === `/contests/${slug}`);
  await other.page.getByRole('button', { name: 'Registered' }).waitFor();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('tab', { name: 'Participants' }).click();
  await page.getByText('Heaps · University of Ulm · DEU').waitFor();
  // The passwords are still there.
  await page.getByRole('tab', { name: 'Registration' }).click();
  await page.getByText(password).first().waitFor();
});

test('a person with an account opens an invitation, signs in and is registered', async () => {
  const [organiser, guest] = [
    await signUpPerson(url, uniqueName('master')),
    await signUpPerson(url, uniqueName('guest')),
  ];
  const slug = await create(organiser, {
    name: uniqueName('Invited Cup '),
    problems: ['EMPTY-LOCKER'],
    emailRestriction: 'emails',
    allowedEmails: ['someone@example.org'],
  });
  const { body } = await post<{ invitations: { token: string }[] }>(
    '/contests/manage/invitations',
    { contestSlug: slug, action: 'link', id: randomUUID(), usesMax: 1, days: null },
    organiser,
  );
  await visit.open(`/contests/${slug}#invitation=${body.invitations[0]?.token}`);
  await page.getByText('You are invited').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email', { exact: true }).fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.locator('main form').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.getByRole('button', { name: 'Registered' }).waitFor();
});
