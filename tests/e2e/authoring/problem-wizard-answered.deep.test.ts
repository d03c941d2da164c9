import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type Person, request, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page } = visit;
const wizard = problemWizardPage(visit);
const { main, button, text, step, drafts, next, begin, fillBasics, draftSaved } = wizard;
let ada: Person;
beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});
beforeEach(() => signInDevice(page, visit.url, ada));

/** The preview beside them has the same answers. */
const ownFields = (shown: typeof main) => shown.getByRole('tabpanel', { name: 'English (default)' });
const detail = (problemID: string) => wizard.detail(problemID, ada.token);

async function answered(problemID: string, answer: unknown): Promise<boolean> {
  const { body } = await request<{ correct: boolean }>(
    `${visit.url}/api/answers/submit`,
    { problemID, answer, type: 'problem' },
    { token: ada.token, key: crypto.randomUUID() },
  );
  return body.correct;
}

test('PWIZ-4 PWIZ-36 PWIZ-37 a multiple-choice question can be created and answered', async () => {
  const title = uniqueName('ends-');
  await begin();
  await fillBasics(title, 'Multiple Choice');
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
  await page.waitForURL(`**/problems/${title}`);
  expect(await answered(title, 'option_1')).toBe(true);
});

test('PWIZ-4 PWIZ-10 a true/false question that is not public can be created and answered; another account does not see its page', async () => {
  const title = uniqueName('zzyqx');
  await begin();
  await fillBasics(title, 'True/False');
  const visible = main.getByRole('checkbox', { name: /^Public/ });
  expect(await visible.isChecked()).toBe(true);
  await visible.uncheck();
  await next();
  await text('Question').fill('Water is dry.');
  await main.getByText('Please select the correct answer (True or False)').waitFor();
  await ownFields(main).getByLabel('False', { exact: true }).check();
  await next();
  await main.getByText('you and the participants of your contests', { exact: true }).waitFor();
  await button('Create Problem').click();
  await page.waitForURL(`**/problems/${title}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect([await answered(title, false), await answered(title, true)]).toEqual([true, false]);

  const other = await visit.openDevice();
  await signInDevice(other.page, visit.url, await signUpPerson(visit.url, uniqueName('bob')));
  await visit.open(`/problems/${title}`, other.page);
  await other.page.getByText(/does not exist$/).waitFor();
  await other.page
    .getByText(/^If somebody invited you/)
    .getByRole('link', { name: 'My problems' })
    .waitFor();
  expect(await other.page.getByRole('link', { name: 'Solve', exact: true }).count()).toBe(0);
  await other.page.getByRole('combobox', { name: 'Search' }).fill(title);
  await other.page.getByText(/^Nothing found for/).waitFor();
  await page.getByRole('combobox', { name: 'Search' }).fill(title);
  await page.getByRole('option', { name: new RegExp(`^${title}`) }).waitFor();
});

test('PWIZ-37 a fill-in-the-blank question created entirely offline is delivered later', async () => {
  const title = uniqueName('port-');
  await visit.open('/problems/create');
  await step('Basic Info').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await visit.open('/problems/create');
  await fillBasics(title, 'Fill in the Blank');
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
  await eventually(() => detail(title));
  expect(await answered(title, { side: 'Left' })).toBe(true);
});

test('CWIZ-16 a problem created from the contest wizard appears there on return', async () => {
  const title = uniqueName('on-the-way-');
  const contest = await visit.openTab('/contests/create');
  await contest.getByLabel('Contest Name', { exact: true }).fill('Cup');
  await contest.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click();
  const link = contest.getByRole('link', { name: 'Create New' });
  const [wizard] = await Promise.all([contest.context().waitForEvent('page'), link.click()]);
  const inWizard = wizard.getByRole('main');
  await inWizard.getByRole('combobox', { name: 'Type' }).selectOption('True/False');
  await inWizard.getByRole('textbox', { name: 'Title' }).fill(title);
  await inWizard.getByRole('textbox', { name: 'Description' }).fill('Tides.');
  await inWizard.getByRole('button', { name: 'Next' }).click();
  await inWizard.getByRole('textbox', { name: 'Question' }).fill('The tide turns.');
  await ownFields(inWizard).getByLabel('True', { exact: true }).check();
  await inWizard.getByRole('button', { name: 'Next' }).click();
  await inWizard.getByRole('button', { name: 'Create Problem' }).click();
  await wizard.waitForURL(`**/problems/${title}`);
  await contest.getByRole('searchbox', { name: 'Search problems' }).fill(title);
  await contest.getByRole('list', { name: 'Available problems' }).getByText(title).waitFor();
});
