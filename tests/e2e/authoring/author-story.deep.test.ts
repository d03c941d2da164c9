import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folder, photograph } from '../../../tools/tour/photograph';
import { type Person, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { desktop, phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { problemWizardPage } from '../../support/pages/problem-wizard-page';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({
  device: { ...withServiceWorker, viewport: phone, hasTouch: true },
  judge: true,
  ownServer: true,
});
const { page, url } = visit;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  ada = await signUpPerson(url, uniqueName('ada'));
  ben = await signUpPerson(url, uniqueName('ben'));
});

const isPictured = Boolean(process.env.STORY_PICTURES);

/** With STORY_PICTURES=1 in all sizes and both themes, in `.cache/tour`. */
const picture = async (name: string, shown = page): Promise<void> => {
  if (isPictured) await photograph(shown, `author-story-${name}`);
};
const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const toastOf = (shown: typeof page, words: string) =>
  shown.locator('[data-sonner-toast]').filter({ hasText: words });

test('CWIZ-56 an author writes a problem on a phone without a network; it is delivered, judged, published, changed with others and solved', async () => {
  const title = uniqueName('Ferry Sums ');
  const id = title.toLowerCase().replaceAll(' ', '-');
  await signInDevice(page, url, ada);
  await visit.open('/problems/create');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The outbox says so once the app is on the device.
  await toastOf(page, 'offline').first().waitFor();

  await visit.stopServer();
  await visit.open('/problems/create?draft=story');
  const writer = problemWizardPage(visit);
  await writer.step('Basic Info').waitFor();
  await picture('01-begin');
  await writer.next();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
  await picture('02-faults');
  await writer.fillBasics(title);
  await writer.main.getByLabel('Tags', { exact: true }).fill('sums,ferries,');
  await picture('03-basics');
  await writer.next();
  await writer.step('Requirements').waitFor();
  await writer.fillRequirements();
  await writer.button('Add a hint').tap();
  await writer.text('Hint 1').fill('Read two numbers from one line.');
  await picture('04-requirements');
  await writer.next();

  await writer.step('Test Cases').waitFor();
  await writer.button('Use the sample').tap();
  const pairs = [
    file('9.in', '4 5\n'),
    file('9.ans', '9\n'),
    file('10.in', '20 22\n'),
    file('10.ans', '42\n'),
  ];
  await writer.main.getByLabel('Add files').setInputFiles(pairs);
  await writer.main.getByText('2 test cases added.').waitFor();
  await writer.main.getByText('Order of the test cases').tap();
  await writer.button('Move Case 3 up').tap();
  await picture('05-cases');
  await writer.next();
  await writer.step('Starter Code').waitFor();
  await picture('06-starter');
  await writer.next();
  await writer.step('Preview').waitFor();
  await writer.main
    .getByLabel('Add programs')
    .setInputFiles([
      file('sum.py', 'a, b = map(int, input().split())\nprint(a + b)\n'),
      file('wa.py', 'print(9)\n'),
    ]);
  await writer.main.getByText('2 solutions added.').waitFor();
  await picture('07-solutions');
  await writer.button('Create Problem').tap();
  await toastOf(page, 'Saved on this device.').waitFor();
  await picture('08-saved-offline');
  await visit.open('/problems/mine');
  await page.getByText('Waiting in the outbox').waitFor();
  await picture('09-waiting');
  await page.close();

  await visit.startServer();
  const later = await visit.openTab('/explore');
  await toastOf(later, 'Problem created successfully.').waitFor();
  if (isPictured) await later.screenshot({ path: path.join(folder, 'author-story-10-created.png') });
  await toastOf(later, 'Problem created successfully.').getByRole('link', { name: 'Open problem' }).tap();
  await later.waitForURL(`**/problems/${id}`);
  await later.getByRole('heading', { level: 1, name: title }).waitFor();
  await later.reload();
  await later.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await toastOf(later, 'Problem created successfully.').count()).toBe(0);
  await picture('11-published', later);
  await later.close();

  // At the desk, on another device.
  const desk = await visit.openDevice({ ...withServiceWorker, viewport: desktop });
  await signInDevice(desk.page, url, ada);
  await visit.open('/problems/mine', desk.page);
  const atDesk = problemWizardPage({ page: desk.page, url });
  await atDesk.main.getByRole('link', { name: `Edit ${title}` }).waitFor();
  await picture('12-my-problems', desk.page);
  await atDesk.main.getByText('More', { exact: true }).first().click();
  await atDesk.button('Share').click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByLabel('Username or email').fill(ben.username);
  await picture('13-share', desk.page);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByText('Invited', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();

  await atDesk.main.getByRole('link', { name: `Edit ${title}` }).click();
  await atDesk.step('Basic Info').waitFor();
  await atDesk.text('Description').fill('Add **two** numbers of cars, $a + b$.');
  for (const name of ['Requirements', 'Test Cases', 'Starter Code', 'Preview']) {
    await atDesk.next();
    await atDesk.step(name).waitFor();
  }
  await picture('14-change', desk.page);
  await atDesk.button('Save changes').click();
  await toastOf(desk.page, 'Saved as version 2.').waitFor();

  // The co-author.
  const other = await visit.openDevice({ ...withServiceWorker, viewport: desktop });
  await signInDevice(other.page, url, ben);
  await visit.open('/problems/mine', other.page);
  await other.page.getByRole('button', { name: `Accept the invitation to ${title}` }).click();
  await other.page.waitForURL(`**/problems/${id}*`);
  await visit.open('/problems/mine', other.page);
  const coAuthor = problemWizardPage({ page: other.page, url });
  await coAuthor.main.getByRole('link', { name: `Edit ${title}` }).waitFor();
  await coAuthor.main.getByText('More', { exact: true }).first().click();
  await coAuthor.button('Versions').click();
  const versions = other.page.getByRole('dialog');
  await versions.getByText('Version 2', { exact: true }).waitFor();
  await versions.getByText('Version 1', { exact: true }).waitFor();
  await picture('15-versions', other.page);

  // A learner.
  const learner = await visit.openDevice({ ...withServiceWorker, viewport: phone, hasTouch: true });
  await signInDevice(learner.page, url, await signUpPerson(url, uniqueName('cleo')));
  await visit.open(`/problems/${id}`, learner.page);
  await learner.page.getByRole('main').getByText('numbers of cars').waitFor();
  await picture('16-learner', learner.page);
  await learner.page.getByRole('link', { name: 'Solve', exact: true }).tap();
  await learner.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await learner.page
    .getByRole('tab', { name: 'Code' })
    .or(learner.page.getByRole('button', { name: 'Code' }))
    .first()
    .tap();
  await chooseLanguage(learner.page, 'PYTHON3');
  await writeProgram(learner.page, 'a, b = map(int, input().split())\nprint(a + b)\n');
  await learner.page.getByRole('button', { name: /^Submit/ }).tap();
  await learner.page.getByRole('main').getByText('Accepted', { exact: true }).first().waitFor();
  await picture('17-solved', learner.page);
  expect(visit.trouble).toEqual([]);
});
