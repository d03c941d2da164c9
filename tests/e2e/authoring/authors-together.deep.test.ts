/** Two authors of one problem: they comment on it, also offline, and their changes meet without a loss. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createProblem, type Person, request, signUpPerson, sumProblem } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;
const { main, button, text, step, toast, next } = problemWizardPage(visit);
let ada: Person;
let ben: Person;
let problemID: string;

const post = (path: string, body: object, { token }: Person) =>
  request<{ invitations?: { invitationID: string }[] }>(`${url}/api/problem/${path}`, body, {
    token,
    key: randomUUID(),
  });

beforeAll(async () => {
  [ada, ben] = [await signUpPerson(url, uniqueName('ada')), await signUpPerson(url, uniqueName('ben'))];
  problemID = await createProblem(url, ada, {
    id: uniqueName('SHARED'),
    title: 'Shared sums',
    public: false,
  });
  await post('invite', { problemID, person: ben.username, role: 'author' }, ada);
  const own = await request<{ invitations: { invitationID: string }[] }>(
    `${url}/api/problem/own`,
    undefined,
    ben,
  );
  const [invitation] = own.body.invitations;
  await post('invitations/answer', { invitationID: invitation?.invitationID, accept: true }, ben);
});
async function toPreview(): Promise<void> {
  for (const name of ['Requirements', 'Test Cases', 'Starter Code', 'Preview']) {
    await next();
    await step(name).waitFor();
  }
}

// Each test begins with a clean device.
beforeEach(() => signInDevice(page, url, ada));

test('a comment made offline reaches the co-author, who sees that it is new, and answers', async () => {
  const dialog = page.getByRole('dialog', { name: 'Comments on Shared sums' });
  await visit.open(`/problems/${problemID}`);
  await main.getByRole('button', { name: 'Comments' }).click();
  await dialog.getByText('No comments yet').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Start a thread' }).click();
  await dialog.getByLabel('About').selectOption('Tests');
  await dialog.getByLabel('Which one (optional)').fill('2');
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Too small, **isn’t it**?');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const thread = dialog.getByRole('listitem', { name: 'Thread: Tests: 2' });
  await thread.getByText('Saved on this device. It is sent when there is a network.').waitFor();
  await page.context().setOffline(false);
  await thread.getByText('Saved on this device.').waitFor({ state: 'detached' });
  expect(await faultsOn(page, 'comments')).toEqual([]);

  const other = await visit.openDevice();
  await signInDevice(other.page, url, ben);
  await other.page.goto(`${url}/problems/${problemID}`);
  await other.page.getByRole('button', { name: 'Comments (1 new)' }).click();
  const theirs = other.page.getByRole('dialog', { name: 'Comments on Shared sums' });
  await theirs.getByText('isn’t it').and(theirs.locator('strong')).waitFor();
  await theirs.getByRole('button', { name: 'Reply: Tests: 2' }).click();
  await theirs.getByRole('textbox', { name: 'Reply: Tests: 2' }).fill('I add a large one.');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await theirs.getByText('I add a large one.').waitFor();
  await expect
    .poll(async () => JSON.stringify((await post('comments/sync', { problemID }, ada)).body))
    .toContain('I add a large one.');
  await page.reload();
  await main.getByRole('button', { name: 'Comments (1 new)' }).click();
  await thread.getByText('I add a large one.').waitFor();
});

test('a change of an older version is compared with the newer one, and both are merged', async () => {
  await visit.open(`/problems/create?edit=${problemID}`);
  await step('Basic Info').waitFor();
  await text('Title').fill('Shared and bigger sums');
  const theirs = {
    problemID,
    version: 1,
    problem: sumProblem({ title: 'Shared sums', public: false, summary: 'Two numbers.' }),
  };
  expect(await post('update', theirs, ben)).toMatchObject({ status: 200 });
  await toPreview();
  await button('Save changes').click();
  await main.getByText('Keep both changes').waitFor();
  await page.reload();
  await main.getByText('Keep both changes').waitFor();
  await main.getByText('Shared and bigger sums').first().waitFor();
  await main.getByText('Two numbers.').first().waitFor();
  expect(await faultsOn(page, 'conflict')).toEqual([]);
  await button('Merge and continue').click();
  await step('Basic Info').waitFor();
  await expect.poll(() => text('Title').inputValue()).toBe('Shared and bigger sums');
  await expect.poll(() => text('Summary').inputValue()).toBe('Two numbers.');
  await toPreview();
  await button('Save changes').click();
  await toast('Saved as version 3.').waitFor();
});

test('a change published offline arrives after the co-author’s; the outbox leads to both, and the merge is published', async () => {
  await visit.open(`/problems/create?edit=${problemID}`);
  await step('Basic Info').waitFor();
  const before = await newest();
  await text('Title').fill('Sums without a network');
  await toPreview();
  await page.context().setOffline(true);
  await button('Save changes').click();
  await toast('Saved on this device.').waitFor();
  const waiting = main.getByRole('listitem').filter({ hasText: 'Sums without a network' });
  await waiting.getByText(/^Saved on this device\. Your changes will be published/).waitFor();
  const { version, problem } = before;
  const theirs = { problemID, version, problem: { ...problem, summary: 'Written by Ben.' } };
  expect(await post('update', theirs, ben)).toMatchObject({ status: 200 });

  await page.context().setOffline(false);
  await toast('Somebody published a newer version first.').waitFor();
  await visit.open('/offline');
  const line = main.getByRole('listitem').filter({ hasText: `Changes to version ${version}` });
  await line.getByText(/^Somebody published a newer version before your changes arrived\./).waitFor();
  expect(await line.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  expect(await faultsOn(page, 'outbox')).toEqual([]);
  await line.getByRole('link', { name: 'Compare' }).click();
  await button('Merge and continue').click();
  await step('Basic Info').waitFor();
  await expect.poll(() => text('Summary').inputValue()).toBe('Written by Ben.');
  expect(await text('Title').inputValue()).toBe('Sums without a network');
  await toPreview();
  await button('Save changes').click();
  await toast(`Saved as version ${version + 2}.`).waitFor();
  expect((await newest()).problem).toMatchObject({
    title: 'Sums without a network',
    summary: 'Written by Ben.',
  });
  await visit.open('/offline');
  await expect.poll(() => line.count()).toBe(0);
});

async function newest() {
  const { body } = await request<{ problem: object; version: number }>(
    `${url}/api/problem/export`,
    { problemID },
    ada,
  );
  return body;
}
