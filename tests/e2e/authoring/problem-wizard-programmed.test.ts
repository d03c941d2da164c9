import { beforeAll, expect } from 'vitest';
import { eventually, type Person, signUpPerson, submitCode, waitForVerdict } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { desktop, phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { uniqueName } from '../../support/unique-name';

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

/** This step fits a phone and is accessible. */
async function expectFitting(name: string): Promise<void> {
  await step(name).waitFor();
  expect(await faultsOn(page, name, { within: 'main' })).toEqual([]);
  await page.setViewportSize(phone);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, name).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize(desktop);
}

beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});

test('PWIZ-1 ROLE-14 a visitor is redirected to the login, with the reason', async () => {
  await visit.open('/problems/create');
  await page.waitForURL('**/login?from=*');
  await toast('You need to login to create a problem.').waitFor();
});

test('PWIZ-2 PWIZ-11 PWIZ-35 PWIZ-36 PWIZ-37 D-3 D-16 a code problem is written step by step, tried, previewed, created and judged', async () => {
  const title = uniqueName('Harbour ');
  const id = title.toLowerCase().replace(' ', '-');
  await signInDevice(page, visit.url, ada);
  await begin();
  await text('Title').fill(title);
  await main.getByLabel('Problem ID').getByText(id).waitFor();
  await main.getByText('This ID is available.').waitFor();
  await text('Description').fill('Add **two** numbers, $\\frac{a}{2} + b$.');
  await choice('Difficulty').selectOption('medium');
  await main.getByLabel('Tags', { exact: true }).fill('sums,');
  await draftSaved('tags', ['sums']);
  await main.getByRole('region', { name: 'Preview in English' }).locator('math').first().waitFor();
  await expectFitting('Basic Info');

  await next();
  await fillRequirements();
  await expectFitting('Requirements');

  await next();
  await step('Test Cases').waitFor();
  await button('Use the sample').click();
  await expect.poll(() => text('Input').inputValue()).toBe('1 2');
  await choice('Time Limit').selectOption('Custom');
  await main.getByLabel('Custom time limit (s)').fill('2.5');
  await button('Add case').click();
  await tab('Case 2').and(main.locator('[aria-selected=true]')).waitFor();
  await fillCase('20 22\n', '42\n');
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
  const files = [file('9.in', '4 5\n'), file('9.ans', '9\n'), file('lost.in', '1 1\n')];
  await main.getByLabel('Add files').setInputFiles(files);
  await main.getByText('1 test case added.').waitFor();
  await main.getByText('Not added: lost.in: there is no lost.ans').waitFor();
  await expectFitting('Test Cases');

  await next();
  await expectFitting('Starter Code');
  await next();
  await step('Preview').waitFor();
  await main.getByText('3, including 1 sample').waitFor();
  await text('Your solution').fill('a, b = map(int, input().split())\nprint(a + b if a != 4 else 0)\n');
  await button('Run on all cases').click();
  await main.getByText('2 of 3 cases as expected.').waitFor();
  await text('Your solution').fill('a, b = map(int, input().split())\nprint(a + b)\n');
  await button('Run on all cases').click();
  await main.getByText('All 3 cases as expected.').waitFor();
  await expectFitting('Preview');

  const link = main.getByRole('link', { name: 'Preview', exact: true });
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await preview.getByRole('heading', { level: 1, name: title }).waitFor();
  await preview.getByText('You are in preview mode. This is a read-only view').waitFor();
  await preview.getByText('One and two are three.').waitFor();
  await expect
    .poll(() => preview.getByRole('button', { name: 'Submit', exact: true }).isDisabled())
    .toBe(true);
  await preview.close();

  await button('Create Problem').click();
  await toast('Problem created successfully.').waitFor();
  await page.waitForURL(`**/problems/${id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await detail(id)).toMatchObject({
    type: 'code',
    difficulty: 'medium',
    tags: ['sums'],
    testcaseLength: 3,
    timeLimitMs: 2500,
    samples: [{ input: '1 2', output: '3' }],
    initialCode: [],
  });
  await judged(id);
  expect(visit.trouble).toEqual([]);
});

deepTest('PWIZ-3 a debug problem gets its faulty program; its draft survives a reload', async () => {
  const title = uniqueName('leaky-');
  await signInDevice(page, visit.url, ada);
  await begin();
  await fillBasics(title, 'Debug');
  await next();
  await fillRequirements();
  await next();
  await fillCase('2 3\n', '5\n');
  await next();
  await step('Initial buggy code').waitFor();
  await tab('Python 3').click();
  await text('Python 3').fill('a, b = map(int, input().split())\nprint(a - b)\n');
  await next();
  await step('Preview').waitFor();
  // A step is stored when it is left, so the last one is stored a moment later.
  await eventually(async () =>
    (await rowsOnDevice(page, 'wizardDrafts')).find((row) => JSON.stringify(row).includes('print(a - b)')),
  );
  await page.reload();
  await step('Basic Info').waitFor();
  for (const name of ['Requirements', 'Test Cases', 'Initial buggy code', 'Preview']) {
    await next();
    await step(name).waitFor();
  }
  await button('Create Problem').click();
  await page.waitForURL(`**/problems/${title}`);
  expect(await detail(title)).toMatchObject({
    type: 'debug',
    initialCode: [{ language: 'PYTHON3', code: 'a, b = map(int, input().split())\nprint(a - b)\n' }],
  });
  await judged(title);
});
