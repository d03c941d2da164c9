import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import { type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { contestWizardPage } from '../support/contest-wizard-page';
import { startVisit } from '../support/visit';

const visit = await startVisit();
const { page } = visit;
const { get } = contestClient(() => visit.url);
const wizard = contestWizardPage(page);
const { main, button, field, step, choice, toast, available, addProblem, fillTexts } = wizard;
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(visit.url, 'adaline');
  await signIn(page, visit.url, ada.email);
  await visit.open('/contests/create');
  await field('Contest Name').fill('Tide Tables');
});

test('typing in the middle of a text keeps the caret position', async () => {
  await field('Contest Name').press('Home');
  await page.keyboard.type('The ');
  await expect.poll(() => field('Contest Name').inputValue()).toBe('The Tide Tables');
  await field('Contest Name').fill('Tide Tables');
});

test('the field refuses minutes outside its range', async () => {
  await field('Late sync in minutes').fill('500');
  await button('Create').click();
  await main.getByText('Enter whole minutes from 0 to 120').waitFor();
  await field('Late sync in minutes').fill('25');
  await field('Leaderboard freeze in minutes before the end').fill('15');
  await button('Create').click();
  await step('Problems').waitFor();
});

test('CWIZ-11 the list contains all available problems', async () => {
  const adds = available.getByRole('button', { name: /^Add / });
  await main.getByText('60 problems').waitFor();
  // Scrolling to the end loads the next rows.
  await expect
    .poll(async () => {
      await available.last().scrollIntoViewIfNeeded();
      return await adds.count();
    })
    .toBe(60);
  await addProblem('SAMPLPRBLM');
  await button('Proceed to Security').click();
});

test('CWIZ-31 a restriction turns Public Contest off, and lifting it does not turn it on again', async () => {
  const isPublic = main.getByLabel(/^Public Contest/);
  await expect.poll(() => isPublic.isChecked()).toBe(true);
  await choice('Email Restrictions').selectOption({ label: 'Only emails with specific domain' });
  await expect.poll(() => isPublic.isDisabled()).toBe(true);
  await expect.poll(() => isPublic.isChecked()).toBe(false);
  await choice('Email Restrictions').selectOption({ label: 'All Emails' });
  await expect.poll(() => isPublic.isEnabled()).toBe(true);
  await expect.poll(() => isPublic.isChecked()).toBe(false);
  await isPublic.check();
  await button('Proceed to Customization').click();
});

test('CPRE-2 the preview describes late work and the freeze as the contest’s page does', async () => {
  await fillTexts();
  const texts = [
    'within 25 minutes after the end',
    'Accepted for 25 minutes after the end',
    'Frozen in the last 15 minutes',
  ];
  const link = main.getByRole('link', { name: 'Preview' });
  await expect.poll(() => link.getAttribute('href')).toContain('data=');
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  for (const text of texts) await preview.getByText(text).waitFor();
  await expect.poll(() => preview.getByRole('button', { name: 'Leaderboard' }).isDisabled()).toBe(true);
  await preview.close();

  await button('Create').click();
  await toast('Contest created successfully.').waitFor();
  await page.waitForURL('**/contests/tide-tables');
  for (const text of texts) await page.getByText(text).waitFor();
  expect(await get('tide-tables', ada)).toMatchObject({
    lateSyncMinutes: 25,
    freezeMinutes: 15,
    public: true,
  });
});

test('the fields show the minutes when the user edits the contest', async () => {
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect.poll(() => field('Late sync in minutes').inputValue()).toBe('25');
  await expect.poll(() => field('Leaderboard freeze in minutes before the end').inputValue()).toBe('15');
  expect(visit.trouble).toEqual([]);
});
