/** The wizard for problems: each type from the first field to a problem on the server, with and without a network. */
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import {
  eventually,
  type Person,
  request,
  signUpPerson,
  submitCode,
  waitForVerdict,
} from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { faultsOn } from '../support/accessibility';
import { rowsOnDevice } from '../support/device-database';
import { phone, startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker, judge: true });
const { page } = visit;
let ada: Person;

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const text = (name: string) => main.getByRole('textbox', { name, exact: true });
const choice = (name: string) => main.getByRole('combobox', { name, exact: true });
const step = (name: string) => main.getByRole('heading', { level: 2, name, exact: true });
const toast = (words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words });
const drafts = main.getByRole('list', { name: 'Problems on this device' }).getByRole('listitem');
const tab = (name: string) => main.getByRole('tab', { name, exact: true });

interface Detail {
  id: string;
  version: number;
  title: string;
  type: string;
  tags: string[];
  testcaseLength: number;
  samples: { input: string; output: string }[];
  initialCode: { language: string; code: string }[];
}

/** The problem as its creator is shown it by the server. */
async function detail(problemID: string): Promise<Detail | undefined> {
  const { status, body } = await request<{ problems: Detail[] }>(
    `${visit.url}/api/problem/get`,
    { problemID },
    ada,
  );
  return status === 200 ? body.problems[0] : undefined;
}

/** Until the draft is on the disk, with what was typed last. */
async function draftSaved(field: string, value: unknown): Promise<void> {
  const read = () => rowsOnDevice<{ value: Record<string, unknown> }>(page, 'wizardDrafts');
  await expect.poll(async () => (await read()).map((row) => row.value[field])).toContainEqual(value);
}

/** A new draft, whatever there is already. */
async function begin(): Promise<void> {
  await visit.open(`/problems/create?draft=${crypto.randomUUID()}`);
  await step('Basic Info').waitFor();
}

async function fillBasics(title: string, type = 'Code'): Promise<void> {
  await choice('Type').selectOption(type);
  await text('Title').fill(title);
  await text('Description').fill('Add **two** numbers, $a + b$.');
}

async function fillRequirements(): Promise<void> {
  await text('Input Format').fill('Two numbers.');
  await text('Output Format').fill('Their sum.');
  await text('Sample Input').fill('1 2');
  await text('Sample Output').fill('3');
  await text('Constraints').fill('$|a|, |b| < 100$');
  await text('Explanation').fill('One and two are three.');
}

async function fillCase(input: string, output: string): Promise<void> {
  await text('Input').fill(input);
  await text('Expected Output').fill(output);
}

const next = () => button('Next').click();

/** What is right for it is accepted by the judge, and what is wrong is not. */
async function judged(problemID: string): Promise<void> {
  const right = await submitCode(visit.url, problemID, {}, { token: ada.token });
  expect((await waitForVerdict(visit.url, right)).verdict).toBe('AC');
  const wrong = await submitCode(visit.url, problemID, { code: 'print(7)\n' }, { token: ada.token });
  expect((await waitForVerdict(visit.url, wrong)).verdict).toBe('WA');
}

async function answered(problemID: string, answer: unknown): Promise<boolean> {
  const { body } = await request<{ correct: boolean }>(
    `${visit.url}/api/answers/submit`,
    { problemID, answer, type: 'problem' },
    { token: ada.token, key: crypto.randomUUID() },
  );
  return body.correct;
}

beforeAll(async () => {
  ada = await signUpPerson(visit.url, 'adaline');
});

test('PWIZ-1 ROLE-14 a visitor is taken to the login, and told why', async () => {
  await visit.open('/problems/create');
  await page.waitForURL('**/login?from=*');
  await toast('You need to login to create a problem.').waitFor();
  await signIn(page, visit.url, ada.email);
});

test('PWIZ-2 PWIZ-6 PWIZ-7 PWIZ-8 PWIZ-9 PWIZ-10 PWIZ-11 PWIZ-29 the first step says what it is about', async () => {
  await visit.open('/problems/create');
  await step('Basic Info').waitFor();
  const dots = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
  expect(await dots.allInnerTexts()).toEqual(
    ['Basic Info', 'Requirements', 'Test Cases', 'Starter Code', 'Preview'].map((name, at) =>
      expect.stringMatching(new RegExp(`^${at + 1}\\s+${name}$`)),
    ),
  );
  expect(await choice('Type').inputValue()).toBe('code');
  await next();
  for (const words of ['Problem ID is required', 'Title is required', 'Description is required']) {
    await main.getByText(words, { exact: true }).waitFor();
  }
  await text('Title').fill('All Aboard');
  await main.getByLabel('Problem ID').getByText('all-aboard').waitFor();
  await main.getByText('It is free.').waitFor();
  await text('Title').fill('Harbour Sums');
  await text('Description').fill('Add **two** numbers, $\\frac{a}{2} + b$.');
  await tab('Preview').first().click();
  await main.locator('math, .katex').first().waitFor();
  expect(await faultsOn(page, 'step 1', { within: 'main' })).toEqual([]);
});

test('PWIZ-12 PWIZ-14 PWIZ-15 tags are taken by Enter and comma, and given back by Backspace', async () => {
  const tags = main.getByLabel('Tags', { exact: true });
  await tags.fill(' Arrays');
  await tags.press('Enter');
  await tags.pressSequentially('sums,');
  await tags.pressSequentially('ARRAYS,wrong,');
  await tags.press('Backspace');
  const remove = main.getByRole('button', { name: /^Remove tag / });
  expect(await remove.count()).toBe(2);
  await draftSaved('tags', ['arrays', 'sums']);
  await choice('Difficulty').selectOption('medium');
});

test('PWIZ-16 what is asked of the program is required, piece by piece', async () => {
  await next();
  await step('Requirements').waitFor();
  await next();
  for (const name of ['Input format', 'Output format', 'Sample input', 'Sample output', 'Explanation']) {
    await main.getByText(`${name} is required`, { exact: true }).waitFor();
  }
  await main.getByText('Constraints are required', { exact: true }).waitFor();
  await fillRequirements();
  expect(await faultsOn(page, 'step 2', { within: 'main' })).toEqual([]);
  await next();
  await step('Test Cases').waitFor();
});

test('PWIZ-17 PWIZ-18 PWIZ-19 PWIZ-20 PWIZ-21 PWIZ-23 PWIZ-24 test cases are tabs with limits of their own', async () => {
  expect(await button('Remove case').isDisabled()).toBe(true);
  expect([await choice('Time Limit').inputValue(), await choice('Memory Limit').inputValue()]).toEqual([
    '1',
    '256',
  ]);
  await next();
  await toast('Case 1: Input is required, Expected output is required').waitFor();
  await button('Take the sample').click();
  expect(await text('Input').inputValue()).toBe('1 2');
  await button('Add case').click();
  await tab('Case 2').and(main.locator('[aria-selected=true]')).waitFor();
  expect(await choice('Memory Limit').inputValue()).toBe('8');
  await fillCase('20 22\n', '42\n');
  await choice('Memory Limit').selectOption('Custom');
  await main.getByLabel('Custom memory limit (MB)').fill('16');
  await next();
  await main.getByText('Custom memory limit must be between 32 and 2048 MB').waitFor();
  await main.getByLabel('Custom memory limit (MB)').fill('64');
  expect(await faultsOn(page, 'step 3', { within: 'main' })).toEqual([]);
});

test('PWIZ-18 cases come out of files, and one is removed', async () => {
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
  await main
    .getByLabel('Add files')
    .setInputFiles([
      file('10.in', '5 5\n'),
      file('10.ans', '10\n'),
      file('9.in', '4 5\n'),
      file('9.ans', '9\n'),
      file('lost.in', '1 1\n'),
    ]);
  await main.getByText('2 test cases added.').waitFor();
  await main.getByText('Left out: lost.in: there is no lost.ans').waitFor();
  expect(await text('Input').inputValue()).toBe('4 5\n');
  await tab('Case 4').click();
  await button('Remove case').click();
  expect(await main.getByRole('tab', { name: /^Case / }).count()).toBe(3);
  await next();
  await step('Starter Code').waitFor();
});

test('PWIZ-25 PWIZ-26 PWIZ-34 four editors with templates, none of which must be changed', async () => {
  for (const name of ['C++17', 'Java 8', 'Python 3', 'JavaScript (Node.js)']) {
    await tab(name).click();
    await text(name)
      .filter({ hasText: /stdin|System\.in|cin|readFileSync/ })
      .waitFor();
  }
  expect(await faultsOn(page, 'step 4', { within: 'main' })).toEqual([]);
  await next();
  await step('Preview').waitFor();
  await main.getByText('harbour-sums', { exact: true }).waitFor();
  await main.getByText('3, of which 1 sample').waitFor();
});

test('the author’s own solution runs on every case before it is published', async () => {
  await text('Your solution').fill('a, b = map(int, input().split())\nprint(a + b if a != 4 else 0)\n');
  await button('Run on all cases').click();
  await main.getByText('2 of 3 cases as expected.').waitFor();
  await main.getByText('Another output than expected.').waitFor();
  await text('Your solution').fill('a, b = map(int, input().split())\nprint(a + b)\n');
  await button('Run on all cases').click();
  await main.getByText('All 3 cases as expected.').waitFor();
});

test('D-3 PWIZ-35 the preview is the solve page, from the draft, to be read only', async () => {
  const link = main.getByRole('link', { name: 'Preview', exact: true });
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await preview.getByRole('heading', { level: 1, name: 'Harbour Sums' }).waitFor();
  await preview.getByText('You are in preview mode. This is a read-only view').waitFor();
  await preview.getByText('One and two are three.').waitFor();
  expect(await preview.getByRole('button', { name: 'Submit', exact: true }).isDisabled()).toBe(true);
  await preview.close();
});

test('PWIZ-36 PWIZ-37 D-16 a code problem is created, and judged', async () => {
  await page.reload();
  await step('Basic Info').waitFor();
  for (const name of ['Requirements', 'Test Cases', 'Starter Code', 'Preview']) {
    await next();
    await step(name).waitFor();
  }
  await button('Create Problem').click();
  await toast('Problem created successfully.').waitFor();
  await page.waitForURL('**/problems/harbour-sums');
  await page.getByRole('heading', { level: 1, name: 'Harbour Sums' }).waitFor();
  expect(await detail('harbour-sums')).toMatchObject({
    type: 'code',
    difficulty: 'medium',
    tags: ['arrays', 'sums'],
    testcaseLength: 3,
    samples: [{ input: '1 2', output: '3' }],
    initialCode: [],
  });
  await judged('harbour-sums');
});

test('PWIZ-3 PWIZ-26 PWIZ-32 PWIZ-33 D-21 a debug problem needs a program with a fault', async () => {
  await begin();
  await fillBasics('Leaky Sums', 'Debug');
  await next();
  await fillRequirements();
  await next();
  await fillCase('2 3\n', '5\n');
  await next();
  await step('Initial buggy code').waitFor();
  await next();
  await main.getByText('Change at least one program: an untouched template has no fault.').waitFor();
  await tab('Python 3').click();
  await text('Python 3').fill('a, b = map(int, input().split())\nprint(a - b)\n');
  await next();
  await step('Preview').waitFor();
  await button('Create Problem').click();
  await page.waitForURL('**/problems/leaky-sums');
  expect(await detail('leaky-sums')).toMatchObject({
    type: 'debug',
    initialCode: [{ language: 'PYTHON3' }],
  });
  await judged('leaky-sums');
});

test('PWIZ-4 PWIZ-5 PWIZ-28 a multiple-choice question is created, and answered', async () => {
  await begin();
  await fillBasics('Ends of a ship', 'Multiple Choice');
  await next();
  await step('Question').waitFor();
  await next();
  await main.getByText('Question text is required for question-based problems').waitFor();
  await text('Question').fill('Which end is *behind*?');
  await text('Option A').fill('The bow');
  await text('Option B').fill('The stern');
  await next();
  await main.getByText('Multiple choice questions must have at least one correct answer').waitFor();
  await main.getByLabel('Option B is correct').check();
  await next();
  await main.getByText('B, of 2 options').waitFor();
  const link = main.getByRole('link', { name: 'Preview', exact: true });
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await preview.getByText('The stern').waitFor();
  await preview.close();
  await button('Create Problem').click();
  await page.waitForURL('**/problems/ends-of-a-ship');
  expect(await answered('ends-of-a-ship', 'option_1')).toBe(true);
});

test('PWIZ-4 a true/false question is created, and answered', async () => {
  await begin();
  await fillBasics('Dry water', 'True/False');
  await next();
  await text('Question').fill('Water is dry.');
  await main.getByText('Please select the correct answer (True or False)').waitFor();
  await main.getByLabel('False', { exact: true }).check();
  await next();
  await button('Create Problem').click();
  await page.waitForURL('**/problems/dry-water');
  expect([await answered('dry-water', false), await answered('dry-water', true)]).toEqual([true, false]);
});

test('PWIZ-37 a fill-in-the-blank question made wholly without a network is delivered later', async () => {
  await visit.open('/problems/create');
  await step('Basic Info').waitFor();
  await page.context().setOffline(true);
  await visit.open('/problems/create');
  await fillBasics('Port and starboard', 'Fill in the Blank');
  await next();
  await text('Question').fill('Port is on the [[blank:side]].');
  await text('Correct answer').fill('left');
  await next();
  await step('Preview').waitFor();
  await button('Create Problem').click();
  await drafts.filter({ hasText: 'On its way' }).waitFor();
  await main.getByRole('link', { name: 'New problem' }).click();
  await text('Title').fill('Never made');
  await draftSaved('title', 'Never made');
  await visit.open('/problems/create');
  const other = drafts.filter({ hasText: 'Never made' });
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('button', { name: 'Discard for good?' }).click();
  await other.waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await drafts.waitFor({ state: 'detached' });
  await eventually(() => detail('port-and-starboard'));
  expect(await answered('port-and-starboard', { side: 'Left' })).toBe(true);
});

test('PWIZ-38 PWIZ-39 what the server refuses is said in its words, and can be changed', async () => {
  await page.route('**/api/problem/create', (route) =>
    route.fulfill({
      status: 409,
      json: { errorCode: 'ID_TAKEN', error: 'Already taken', message: 'That name is taken.' },
    }),
  );
  await begin();
  await fillBasics('Refused', 'True/False');
  await next();
  await text('Question').fill('It is.');
  await main.getByLabel('True', { exact: true }).check();
  await next();
  await button('Create Problem').click();
  await toast('That name is taken.').waitFor();
  await button('Create Problem').waitFor();
});

test('CWIZ-16 a problem made from the contest wizard appears there on return', async () => {
  await page.unroute('**/api/problem/create');
  const contest = await visit.openTab('/contests/create');
  await contest.getByLabel('Contest Name', { exact: true }).fill('Cup');
  await contest.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click();
  const link = contest.getByRole('link', { name: 'Create New' });
  const [wizard] = await Promise.all([contest.context().waitForEvent('page'), link.click()]);
  await wizard.getByRole('link', { name: 'New problem' }).click();
  const inWizard = wizard.getByRole('main');
  await inWizard.getByRole('combobox', { name: 'Type' }).selectOption('True/False');
  await inWizard.getByRole('textbox', { name: 'Title' }).fill('Made on the way');
  await inWizard.getByRole('textbox', { name: 'Description' }).fill('Tides.');
  await inWizard.getByRole('button', { name: 'Next' }).click();
  await inWizard.getByRole('textbox', { name: 'Question' }).fill('The tide turns.');
  await inWizard.getByLabel('True', { exact: true }).check();
  await inWizard.getByRole('button', { name: 'Next' }).click();
  await inWizard.getByRole('button', { name: 'Create Problem' }).click();
  await wizard.waitForURL('**/problems/made-on-the-way');
  await contest.getByRole('searchbox', { name: 'Search problems' }).fill('Made on the way');
  await contest.getByRole('list', { name: 'Available problems' }).getByText('Made on the way').waitFor();
  await wizard.close();
  await contest.close();
});

test('its creator changes a problem, and others are told of the version', async () => {
  const other = await visit.openDevice();
  await other.page.goto(`${visit.url}/problems/leaky-sums`);
  await other.page.getByRole('link', { name: 'Solve', exact: true }).waitFor();
  expect(await other.page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
  await visit.open('/problems/leaky-sums');
  await main.getByRole('link', { name: 'Edit', exact: true }).click();
  await step('Basic Info').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Edit problem' }).waitFor();
  await text('Title').fill('Sums that leak');
  await main.getByLabel('Problem ID').getByText('leaky-sums').waitFor();
  await page.context().setOffline(true);
  for (const name of ['Requirements', 'Test Cases', 'Initial buggy code', 'Preview']) {
    await next();
    await step(name).waitFor();
  }
  await button('Save changes').click();
  await toast('Your changes are kept on this device.').waitFor();
  await page.context().setOffline(false);
  await button('Save changes').click();
  await toast('Saved as version 2.').waitFor();
  await page.waitForURL('**/problems/leaky-sums');
  await page.getByRole('heading', { level: 1, name: 'Sums that leak' }).waitFor();
  expect(await detail('leaky-sums')).toMatchObject({ version: 2, type: 'debug', testcaseLength: 1 });
  await other.page.reload();
  await other.page.getByRole('heading', { level: 1, name: 'Sums that leak' }).waitFor();
  await other.context.close();
});

test('changes that were overtaken are not lost: a person decides', async () => {
  await visit.open('/problems/create?edit=leaky-sums');
  await step('Basic Info').waitFor();
  await text('Title').fill('Mine');
  await draftSaved('title', 'Mine');
  const whole = await request<{ problem: object }>(
    `${visit.url}/api/problem/export`,
    { problemID: 'leaky-sums' },
    ada,
  );
  const elsewhere = {
    problemID: 'leaky-sums',
    version: 2,
    problem: { ...whole.body.problem, title: 'Theirs' },
  };
  const saved = await request(`${visit.url}/api/problem/update`, elsewhere, {
    token: ada.token,
    key: crypto.randomUUID(),
  });
  expect(saved.status).toBe(200);
  await visit.open('/problems/create?edit=leaky-sums');
  await main.getByText('Version 3 was saved elsewhere meanwhile.').waitFor();
  await button('Go on with my changes').click();
  await main.getByText(/^You are changing version 3\./).waitFor();
  expect(await text('Title').inputValue()).toBe('Mine');
});

test('its creator takes a problem away, unless a contest with it is running', async () => {
  const contests = contestClient(() => visit.url);
  await contests.create(ada, { name: 'Night race', problems: ['harbour-sums'] });
  const remove = async (id: string) => {
    await visit.open(`/problems/${id}`);
    await button('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  };
  await remove('harbour-sums');
  await toast('This problem is part of the contest Night race').waitFor();
  await remove('dry-water');
  await toast('The problem is deleted.').waitFor();
  await page.waitForURL('**/explore');
  expect(await detail('dry-water')).toBeUndefined();
});

test('every step fits a phone, and no page of it failed', async () => {
  await page.setViewportSize(phone);
  await begin();
  const fits = async (name: string) => {
    await step(name).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBeLessThanOrEqual(phone.width);
  };
  await fillBasics('Narrow');
  await fits('Basic Info');
  await next();
  await fillRequirements();
  await fits('Requirements');
  await next();
  await fillCase('1 1\n', '2\n');
  await fits('Test Cases');
  await next();
  await fits('Starter Code');
  await next();
  await fits('Preview');
  expect(visit.trouble).toEqual([]);
});
