import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import { createProblem, eventually, type Person, request, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import type { FlakyProxy } from '../support/flaky-proxy';
import { problemWizardPage } from '../support/problem-wizard-page';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker, viaProxy: true });
const { page } = visit;
const proxy = visit.proxy as FlakyProxy;
const wizard = problemWizardPage(visit);
const {
  main,
  button,
  text,
  step,
  toast,
  drafts,
  next,
  begin,
  fillBasics,
  draftSaved,
  detail: shown,
} = wizard;
let ada: Person;

const detail = (problemID: string) => shown(problemID, ada.token);

async function answered(problemID: string, answer: unknown): Promise<boolean> {
  const { body } = await request<{ correct: boolean }>(
    `${visit.url}/api/answers/submit`,
    { problemID, answer, type: 'problem' },
    { token: ada.token, key: crypto.randomUUID() },
  );
  return body.correct;
}

const whole = {
  description: 'Add two numbers.',
  inputFormat: 'Two numbers.',
  outputFormat: 'Their sum.',
  sampleInput: '1 2',
  sampleOutput: '3',
  constraints: 'small',
  explanation: 'One and two are three.',
  testCases: [{ input: '2 3\n', output: '5\n' }],
};

beforeAll(async () => {
  ada = await signUpPerson(visit.url, 'adaline');
  await createProblem(visit.url, ada, { ...whole, title: 'Harbour Sums' });
  const initialCode = [{ language: 'PYTHON3', code: 'print(0)\n' }];
  await createProblem(visit.url, ada, { ...whole, title: 'Leaky Sums', type: 'debug', initialCode });
  await visit.open('/login');
  await signIn(page, visit.url, ada.email);
});

test('PWIZ-4 PWIZ-5 PWIZ-28 a multiple-choice question can be created and answered', async () => {
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

test('PWIZ-4 a true/false question can be created and answered', async () => {
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

test('PWIZ-37 a fill-in-the-blank question created entirely offline is delivered later', async () => {
  await visit.open('/problems/create');
  await step('Basic Info').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await visit.open('/problems/create');
  await fillBasics('Port and starboard', 'Fill in the Blank');
  await next();
  await text('Question').fill('Port is on the [[blank:side]].');
  await text('Correct answer').fill('left');
  await next();
  await step('Preview').waitFor();
  await button('Create Problem').click();
  await drafts.filter({ hasText: 'will be created when you are back online' }).waitFor();
  await main.getByRole('link', { name: 'New problem' }).click();
  await text('Title').fill('Never made');
  await draftSaved('title', 'Never made');
  await visit.open('/problems/create');
  const other = drafts.filter({ hasText: 'Never made' });
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('button', { name: 'Discard permanently?' }).click();
  await other.waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await drafts.waitFor({ state: 'detached' });
  await eventually(() => detail('port-and-starboard'));
  expect(await answered('port-and-starboard', { side: 'Left' })).toBe(true);
});

/** How long the next toast with these words shows, by the page's clock: the test may see it late. */
const howLongShown = (words: string): Promise<number> =>
  page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        let shownAt = 0;
        const observer = new MutationObserver(() => {
          const toasts = [...document.querySelectorAll('[data-sonner-toast]')];
          const isThere = toasts.some((toast) => toast.textContent?.includes(words));
          if (isThere) shownAt ||= performance.now();
          else if (shownAt > 0) {
            observer.disconnect();
            resolve(performance.now() - shownAt);
          }
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
    words,
  );

test('LIM-15 a toast stays for ten seconds by default', async () => {
  await begin();
  const lastedMs = howLongShown('Click on the next button to proceed.');
  await wizard.dot('Preview').dispatchEvent('click');
  expect(await lastedMs).toBeGreaterThan(9500);
  expect(await lastedMs).toBeLessThan(20_000);
});

test('PWIZ-38 PWIZ-39 a refused problem shows the failure and the server’s reason, and can be edited', async () => {
  const refusal = { errorCode: 'ID_TAKEN', error: 'Already taken', message: 'That name is taken.' };
  const letBe = proxy.meddle('/api/problem/create', { answer: { status: 409, json: refusal } });
  await begin();
  await fillBasics('Refused', 'True/False');
  await next();
  await text('Question').fill('It is.');
  await main.getByLabel('True', { exact: true }).check();
  await next();
  await button('Create Problem').click();
  const failed = toast('Failed to create problem. Please try again.');
  await failed.filter({ hasText: 'That name is taken.' }).waitFor();
  await button('Create Problem').waitFor();
  letBe();
});

test('CWIZ-16 a problem created from the contest wizard appears there on return', async () => {
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

test('its creator changes a problem, and others see the new version', async () => {
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
  await toast('Your changes are saved on this device.').waitFor();
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

test('conflicting changes are not lost: the user decides', async () => {
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
  await main.getByText('Version 3 was saved after you started your changes.').waitFor();
  await button('Continue with my changes').click();
  await main.getByText(/^You are editing version 3\./).waitFor();
  await expect.poll(() => text('Title').inputValue()).toBe('Mine');
});

test('ROLE-12 the creator deletes a problem, even while a running contest contains it', async () => {
  const contests = contestClient(() => visit.url);
  const slug = await contests.create(ada, { name: 'Night race', problems: ['harbour-sums'] });
  for (const id of ['harbour-sums', 'dry-water']) {
    await visit.open(`/problems/${id}`);
    await button('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
    await toast('The problem was deleted.').waitFor();
    await page.waitForURL('**/explore');
    expect(await detail(id)).toBeUndefined();
    await toast('The problem was deleted.').waitFor({ state: 'detached' });
  }
  // The contest keeps its fixed version.
  const { problems } = await contests.enter(ada, slug);
  expect(problems.map(({ id }) => id)).toEqual(['harbour-sums']);
});
