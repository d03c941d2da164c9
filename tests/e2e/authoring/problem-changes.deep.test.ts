import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createProblem, createQuestion, type Person, request, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page } = visit;
const wizard = problemWizardPage(visit);
const { main, button, text, step, toast, next, draftSaved } = wizard;
let ada: Person;
beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});
beforeEach(() => signInDevice(page, visit.url, ada));

const detail = (problemID: string) => wizard.detail(problemID, ada.token);

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

test('its creator changes a problem, and others see the new version', async () => {
  const id = uniqueName('leaky-');
  const initialCode = [{ language: 'PYTHON3', code: 'print(0)\n' }];
  await createProblem(visit.url, ada, { ...whole, id, title: 'Leaky Sums', type: 'debug', initialCode });
  const other = await visit.openDevice();
  await other.page.goto(`${visit.url}/problems/${id}`);
  await other.page.getByRole('link', { name: 'Solve', exact: true }).waitFor();
  expect(await other.page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
  await visit.open(`/problems/${id}`);
  await main.getByRole('link', { name: 'Edit', exact: true }).click();
  await step('Basic Info').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Edit problem' }).waitFor();
  await text('Title').fill('Sums that leak');
  await main.getByLabel('Problem ID').getByText(id).waitFor();
  // The later steps are loaded from the device.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  for (const name of ['Requirements', 'Test Cases', 'Initial buggy code', 'Preview']) {
    await next();
    await step(name).waitFor();
  }
  await button('Save changes').click();
  await toast('Your changes will be published when you are back online.').waitFor();
  await page.context().setOffline(false);
  await toast('Saved as version 2.').getByRole('link', { name: 'Open problem' }).click();
  await page.waitForURL(`**/problems/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Sums that leak' }).waitFor();
  expect(await detail(id)).toMatchObject({ version: 2, type: 'debug', testcaseLength: 1 });
  await other.page.reload();
  await other.page.getByRole('heading', { level: 1, name: 'Sums that leak' }).waitFor();
});

test('conflicting changes are not lost: the user decides', async () => {
  const id = uniqueName('leaky-');
  await createProblem(visit.url, ada, { ...whole, id, title: 'Leaky Sums' });
  await visit.open(`/problems/create?edit=${id}`);
  await step('Basic Info').waitFor();
  await text('Title').fill('Mine');
  await draftSaved('title', 'Mine');
  const exported = await request<{ problem: object }>(
    `${visit.url}/api/problem/export`,
    { problemID: id },
    ada,
  );
  const elsewhere = {
    problemID: id,
    version: 1,
    problem: { ...exported.body.problem, title: 'Theirs' },
  };
  const saved = await request(`${visit.url}/api/problem/update`, elsewhere, {
    token: ada.token,
    key: crypto.randomUUID(),
  });
  expect(saved.status).toBe(200);
  await visit.open(`/problems/create?edit=${id}`);
  await main.getByText('Version 2 was saved after you started your changes.').waitFor();
  await button('Continue with my changes').click();
  await main.getByText(/^You are editing version 2\./).waitFor();
  await expect.poll(() => text('Title').inputValue()).toBe('Mine');
});

test('ROLE-12 the creator deletes a problem, even while a running contest contains it', async () => {
  const inContest = await createProblem(visit.url, ada, { ...whole, title: uniqueName('harbour-') });
  const question = await createQuestion(visit.url, ada, { title: uniqueName('knot-') });
  const contests = contestClient(() => visit.url);
  const slug = await contests.create(ada, { name: uniqueName('Night race '), problems: [inContest] });
  for (const id of [inContest, question]) {
    await visit.open(`/problems/${id}`);
    await button('Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
    await toast('The problem was deleted.').waitFor();
    await page.waitForURL('**/problems/mine');
    expect(await detail(id)).toBeUndefined();
  }
  // The contest keeps its fixed version.
  const { problems } = await contests.enter(ada, slug);
  expect(problems.map(({ id }) => id)).toEqual([inContest]);
});
