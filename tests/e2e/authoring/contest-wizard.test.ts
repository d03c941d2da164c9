import { beforeAll, expect, test } from 'vitest';
import { createQuestion, type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { cutOff, faultsOn } from '../../support/browser/accessibility';
import { dragOver } from '../../support/browser/drag-over';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit } from '../../support/browser/visit';
import { contestWizardPage } from '../../support/pages/contest-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;
const { get } = contestClient(() => url);
let ada: Person;

const wizard = contestWizardPage(page);
const { main, button, field, step, dots, dot, toast, draftSaved } = wizard;
const { available, added, search, addProblem, fillTexts, toLastStep } = wizard;

beforeAll(async () => {
  ada = await signUpPerson(url, uniqueName('ada'));
});

/** Opens the second step of a new contest. */
async function openProblems(name: string): Promise<void> {
  await signInDevice(page, url, ada);
  await visit.open('/contests/create');
  await field('Contest Name').fill(name);
  await field('Open immediately').check();
  await button('Create').click();
  await step('Problems').waitFor();
}

test('CWIZ-1 ROLE-14 a visitor is redirected to the login, with the reason', async () => {
  await visit.open('/contests/create');
  await page.waitForURL('**/login?from=*');
  await toast('You need to login to create a contest.').waitFor();
});

test('CWIZ-2 CWIZ-4 CWIZ-5 CWIZ-6 CWIZ-7 CWIZ-8 CWIZ-10 CWIZ-40 the first step asks for name, dates and duration', async () => {
  await signInDevice(page, url, ada);
  await visit.open('/contests/create');
  await step('Basic Details').waitFor();
  await expect.poll(() => dots.getByRole('listitem').count()).toBe(4);
  await dot('Security').click();
  await toast('Click on the next button to proceed.')
    .getByText('Complete the current step to proceed.')
    .waitFor();
  await button('Create').click();
  await main.getByText('Contest name is required').waitFor();
  await expect
    .poll(() => field('Contest Name').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await field('Contest Name').fill('Harbour Cup');
  await field('Start Time').waitFor();
  await field('Open immediately').check();
  await field('Start Time').waitFor({ state: 'detached' });
  await field('End Time').waitFor();
  await field('Open Forever').check();
  await field('End Time').waitFor({ state: 'detached' });
  expect(await field('Duration in minutes').count()).toBe(0);
  await main.getByLabel(/^Timed Contest/).check();
  await field('Duration in minutes').fill('90');
  expect(await faultsOn(page, 'step 1', { within: 'main' })).toEqual([]);
  await button('Create').click();
  await step('Problems').waitFor();
});

test('CWIZ-12 CWIZ-13 CWIZ-14 CWIZ-19 CWIZ-20 CWIZ-21 CWIZ-24 LIM-12 D-2 the second step selects and orders problems', async () => {
  const prefix = uniqueName('Q').toUpperCase();
  const texts = { A: 'x'.repeat(30), B: 'x'.repeat(31), C: 'Short.' };
  for (const [letter, description] of Object.entries(texts))
    await createQuestion(url, ada, { id: `${prefix}-${letter}`, title: `${prefix} ${letter}`, description });
  const addedTitles = async () =>
    (await added.locator('strong').allInnerTexts()).map((title) => title.replace(`${prefix} `, ''));
  const rowOf = (letter: string) => available.filter({ hasText: `${prefix} ${letter}` });
  await openProblems('Harbour Cup');
  await main.getByText('No problem has been added yet.').waitFor();
  // The list moves the button down when it arrives.
  await available.first().waitFor();
  await button('Proceed to Security').click();
  await toast('Please add at least one problem to the contest.').waitFor();
  // D-1: the most common error leads to its field.
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await search.fill(prefix);
  await expect.poll(() => available.count()).toBe(3);
  await rowOf('A').getByText(texts.A, { exact: true }).waitFor();
  await rowOf('B').getByText(`${texts.A}...`, { exact: true }).waitFor();
  for (const letter of ['A', 'B', 'C']) {
    expect(await rowOf(letter).getByRole('button').allInnerTexts()).toEqual(['Add']);
    await rowOf(letter).getByRole('button').click();
    await expect.poll(() => rowOf(letter).getByRole('button').allInnerTexts()).toEqual(['Remove']);
  }
  await expect.poll(addedTitles).toEqual(['A', 'B', 'C']);
  await rowOf('B').getByRole('button').click();
  await expect.poll(() => rowOf('B').getByRole('button').innerText()).toBe('Add');
  await expect.poll(addedTitles).toEqual(['A', 'C']);
  await rowOf('B').getByRole('button').click();
  await main.getByRole('button', { name: `Move ${prefix} B up` }).press('Enter');
  await expect.poll(addedTitles).toEqual(['A', 'B', 'C']);
  await dragOver(page, added.nth(0).locator('strong'), added.nth(2));
  await expect.poll(addedTitles).toEqual(['B', 'C', 'A']);
  expect(await added.allInnerTexts()).toEqual(
    [1, 2, 3].map((number) => expect.stringMatching(new RegExp(`^${number}\\b`))),
  );
  await main.getByRole('button', { name: `Remove ${prefix} C from the contest` }).click();
  await expect.poll(addedTitles).toEqual(['B', 'A']);
  expect(await faultsOn(page, 'step 2', { within: 'main' })).toEqual([]);
  await button('Remove All').click();
  await expect.poll(addedTitles).toEqual([]);
});

test('CWIZ-11 CWIZ-15 the list contains all usable problems, and Create New opens a tab', async () => {
  await openProblems('Harbour Cup');
  const count = main.getByText(/^\d+ problems$/);
  await count.waitFor();
  const total = Number.parseInt(await count.innerText(), 10);
  expect(total).toBeGreaterThanOrEqual(60);
  // Scrolling to the end loads the next rows.
  await expect
    .poll(async () => {
      await available.last().scrollIntoViewIfNeeded();
      return await available.getByRole('button', { name: /^Add / }).count();
    })
    .toBe(total);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    main.getByRole('link', { name: 'Create New' }).click(),
  ]);
  await tab.waitForURL('**/problems/create*');
});

test('CWIZ-3 CWIZ-25 CWIZ-26 CWIZ-27 CWIZ-30 CWIZ-32 CWIZ-33 CWIZ-35 CWIZ-36 CWIZ-37 CWIZ-56 CWIZ-57 CPRE-1 D-13 the organiser secures, describes, previews and creates a contest', async () => {
  const name = uniqueName('Harbour ');
  await openProblems(name);
  await addProblem('SAMPLPRBLM');
  await main.getByLabel(/^Randomize Question Order/).check();
  await button('Proceed to Security').click();
  await main.getByLabel(/^Enable Proctored Mode/).check();
  await field('Maximum Warnings').fill('2');
  await field('Password Protection').check();
  await field('Password').fill('tide-42');
  await main.getByText(/^Cheaters are disqualified/).waitFor();
  await field('Email Restrictions').selectOption('Only specific Emails');
  await field('Emails').fill(`${ada.email}, ben@example.org`);
  await dot('Basic Details').click();
  await step('Basic Details').waitFor();
  await toLastStep();
  await step('Customization').waitFor();
  for (const text of ['Event Rules', 'Event Terms and Conditions', 'Event Privacy Policy']) {
    expect((await field(text).inputValue()).length).toBeGreaterThan(100);
  }
  await fillTexts();
  await field('Organization Name').fill('Harbour School');
  await draftSaved('orgName', 'Harbour School');
  await page.reload();
  await expect.poll(() => field('Contest Name').inputValue()).toBe(name);
  await page.setViewportSize(phone);
  await toLastStep();
  for (const title of ['Customization', 'Security', 'Problems', 'Basic Details']) {
    if (title !== 'Customization') await dot(title).click();
    await step(title).waitFor();
    expect(await cutOff(page, title)).toEqual([]);
  }
  await toLastStep();
  await expect.poll(() => field('Event FAQ').inputValue()).toBe('Ask at the pier.');
  const link = main.getByRole('link', { name: 'Preview' });
  await expect.poll(() => link.getAttribute('href')).toContain('data=');
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await preview.getByRole('heading', { level: 1, name }).waitFor();
  await preview.getByText('You are in preview mode. This is a read-only view').waitFor();
  await preview.getByText('By Harbour School').waitFor();
  await preview.close();
  await button('Create').click();
  await toast('Contest created successfully.').waitFor();
  const slug = name.toLowerCase().replace(' ', '-');
  await page.waitForURL(`**/contests/${slug}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await get(slug, ada)).toMatchObject({
    timedContest: false,
    duration: null,
    enableProctored: true,
    maxWarnings: 2,
    passwordProtected: true,
    emailRestriction: 'emails',
    public: false,
    randomizeQuestions: true,
    allowedEmails: [ada.email, 'ben@example.org'],
    orgName: 'Harbour School',
  });
  expect(visit.trouble).toEqual([]);
});
