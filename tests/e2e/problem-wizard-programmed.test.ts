import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import { type Person, signUpPerson, submitCode, waitForVerdict } from '../integration/client';
import { faultsOn } from '../support/accessibility';
import { problemWizardPage } from '../support/problem-wizard-page';
import { phone, startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker, judge: true });
const { page } = visit;
const wizard = problemWizardPage(visit);
const { main, button, text, choice, step, toast, tab, next } = wizard;
const { begin, fillBasics, fillRequirements, fillCase, draftSaved, detail: shown } = wizard;
let ada: Person;

const detail = (problemID: string) => shown(problemID, ada.token);

/** The judge accepts the correct solution and rejects the wrong one. */
async function judged(problemID: string): Promise<void> {
  const right = await submitCode(visit.url, problemID, {}, { token: ada.token });
  expect((await waitForVerdict(visit.url, right)).verdict).toBe('AC');
  const wrong = await submitCode(visit.url, problemID, { code: 'print(7)\n' }, { token: ada.token });
  expect((await waitForVerdict(visit.url, wrong)).verdict).toBe('WA');
}

beforeAll(async () => {
  ada = await signUpPerson(visit.url, 'adaline');
});

test('PWIZ-1 ROLE-14 a visitor is redirected to the login, with the reason', async () => {
  await visit.open('/problems/create');
  await page.waitForURL('**/login?from=*');
  await toast('You need to login to create a problem.').waitFor();
  await signIn(page, visit.url, ada.email);
});

test('PWIZ-2 PWIZ-6 PWIZ-7 PWIZ-8 PWIZ-9 PWIZ-10 PWIZ-11 PWIZ-29 the first step asks for the basic information', async () => {
  await visit.open('/problems/create');
  await step('Basic Info').waitFor();
  expect(await wizard.dots.getByRole('button').allInnerTexts()).toEqual(
    ['Basic Info', 'Requirements', 'Test Cases', 'Starter Code', 'Preview'].map((name, at) =>
      expect.stringMatching(new RegExp(`^${at + 1}\\s+${name}$`)),
    ),
  );
  await expect.poll(() => choice('Type').inputValue()).toBe('code');
  await next();
  for (const words of ['Problem ID is required', 'Title is required', 'Description is required']) {
    await main.getByText(words, { exact: true }).waitFor();
  }
  await text('Title').fill('All Aboard');
  await main.getByLabel('Problem ID').getByText('all-aboard').waitFor();
  await main.getByText('This ID is available.').waitFor();
  await text('Title').fill('Harbour Sums');
  await text('Description').fill('Add **two** numbers, $\\frac{a}{2} + b$.');
  await tab('Preview').first().click();
  await main.locator('math, .katex').first().waitFor();
  expect(await faultsOn(page, 'step 1', { within: 'main' })).toEqual([]);
});

test('LIM-17 offers five types and three difficulties', async () => {
  const valuesOf = (name: string) =>
    choice(name)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).sort());
  expect(await valuesOf('Type')).toEqual([
    'code',
    'debug',
    'fill-in-the-blank',
    'multiple-choice',
    'true-false',
  ]);
  expect(await valuesOf('Difficulty')).toEqual(['easy', 'hard', 'medium']);
});

test('PWIZ-12 PWIZ-14 PWIZ-15 Enter and comma add a tag, and Backspace removes the last one', async () => {
  const tags = main.getByLabel('Tags', { exact: true });
  await tags.fill(' Arrays');
  await tags.press('Enter');
  await tags.pressSequentially('sums,');
  await tags.pressSequentially('ARRAYS,wrong,');
  await tags.press('Backspace');
  const remove = main.getByRole('button', { name: /^Remove tag / });
  await expect.poll(() => remove.count()).toBe(2);
  await draftSaved('tags', ['arrays', 'sums']);
  await choice('Difficulty').selectOption('medium');
});

test('pasting more than a field allows shows a message instead of cutting silently', async () => {
  const title = text('Title');
  const before = await title.inputValue();
  const note = main.getByText('At most 120 characters fit here. The end of what you pasted is missing.');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(130)));
  await title.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => title.inputValue()).toHaveLength(120);
  await note.waitFor();
  await title.fill(before);
  await note.waitFor({ state: 'detached' });
});

test('PWIZ-16 each section of the program description is required', async () => {
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

test('PWIZ-17 PWIZ-18 PWIZ-19 PWIZ-20 PWIZ-21 PWIZ-23 PWIZ-24 test cases are tabs with their own limits', async () => {
  await expect.poll(() => button('Remove case').isDisabled()).toBe(true);
  expect([await choice('Time Limit').inputValue(), await choice('Memory Limit').inputValue()]).toEqual([
    '1',
    '256',
  ]);
  await next();
  await toast('Case 1: Input is required, Expected output is required').waitFor();
  await button('Use the sample').click();
  await expect.poll(() => text('Input').inputValue()).toBe('1 2');
  await choice('Time Limit').selectOption('2');
  await button('Add case').click();
  await tab('Case 2').and(main.locator('[aria-selected=true]')).waitFor();
  await expect.poll(() => choice('Memory Limit').inputValue()).toBe('256');
  expect(await choice('Time Limit').inputValue()).toBe('2');
  await fillCase('20 22\n', '42\n');
  await choice('Memory Limit').selectOption('Custom');
  await main.getByLabel('Custom memory limit (MB)').fill('7');
  await next();
  await main.getByText('Memory limit must be a whole number between 8 and 2048 MB').waitFor();
  await main.getByLabel('Custom memory limit (MB)').fill('64');
  expect(await faultsOn(page, 'step 3', { within: 'main' })).toEqual([]);
});

test('PWIZ-18 test cases can be imported from files, and removed', async () => {
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
  await main.getByText('Not added: lost.in: there is no lost.ans').waitFor();
  await expect.poll(() => text('Input').inputValue()).toBe('4 5\n');
  await tab('Case 4').click();
  await button('Remove case').click();
  await expect.poll(() => main.getByRole('tab', { name: /^Case / }).count()).toBe(3);
  await next();
  await step('Starter Code').waitFor();
});

test('PWIZ-25 PWIZ-26 PWIZ-34 has four editors with templates that may stay unchanged', async () => {
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
  await main.getByText('3, including 1 sample').waitFor();
});

test('the author’s own solution runs on every test case before publication', async () => {
  await text('Your solution').fill('a, b = map(int, input().split())\nprint(a + b if a != 4 else 0)\n');
  await button('Run on all cases').click();
  await main.getByText('2 of 3 cases as expected.').waitFor();
  await main.getByText('The output is not as expected.').waitFor();
  await text('Your solution').fill('a, b = map(int, input().split())\nprint(a + b)\n');
  await button('Run on all cases').click();
  await main.getByText('All 3 cases as expected.').waitFor();
});

test('PWIZ-35 D-3 the preview is the solve page with the draft, read-only', async () => {
  const link = main.getByRole('link', { name: 'Preview', exact: true });
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await preview.getByRole('heading', { level: 1, name: 'Harbour Sums' }).waitFor();
  await preview.getByText('You are in preview mode. This is a read-only view').waitFor();
  await preview.getByText('One and two are three.').waitFor();
  await expect
    .poll(() => preview.getByRole('button', { name: 'Submit', exact: true }).isDisabled())
    .toBe(true);
  await preview.close();
});

test('PWIZ-36 PWIZ-37 D-16 a code problem is created and judged', async () => {
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

test('PWIZ-3 PWIZ-26 PWIZ-32 PWIZ-33 D-21 a debug problem needs a faulty program', async () => {
  await begin();
  await fillBasics('Leaky Sums', 'Debug');
  await next();
  await fillRequirements();
  await next();
  await fillCase('2 3\n', '5\n');
  await next();
  await step('Initial buggy code').waitFor();
  await next();
  await main.getByText('Change at least one program: an unchanged template has no bug.').waitFor();
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

test('every step fits a phone, and its pages report no errors', async () => {
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
