/** The first hour of a new learner on a phone: sign-up, first problem, help, next problem, and a server that stops. */
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { writeProgram } from '../../support/pages/solve-page';
import { queryDatabase } from '../../support/product/embedded-database';

const visit = await startVisit({
  judge: true,
  ownServer: true,
  device: { ...withServiceWorker, viewport: phone, hasTouch: true, isMobile: true },
});
const { page } = visit;
const main = page.getByRole('main');
const button = (name: string | RegExp, of: Page | typeof main = page) =>
  of.getByRole('button', { name }).first();
const email = 'lea@harbour.example';

let pictures = 0;
/** For people: `.cache/tour/first-hour-01-landing.png`. */
async function look(name: string): Promise<void> {
  pictures += 1;
  const file = `first-hour-${String(pictures).padStart(2, '0')}-${name}.png`;
  await page.screenshot({ path: path.resolve('.cache/tour', file), animations: 'disabled' });
}

async function signUp(): Promise<void> {
  await visit.open('/');
  await look('landing');
  await page.getByRole('link', { name: 'Sign In' }).first().tap();
  await main.getByRole('link', { name: 'Sign up' }).tap();
  // The page before has the same field.
  await main.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await look('sign-up');
  await button('Next', main).tap();
  await page.getByLabel('Password', { exact: true }).fill('crossing-18');
  await page.getByLabel('Password again').fill('crossing-18');
  await button('Next', main).tap();
  await page.getByLabel('Username').fill('lea.learner');
  await page.getByLabel('Display name').fill('Lea');
  await page.getByLabel('I am at least 13 years old').check();
  await look('names');
  await button('Sign up', main).tap();
  await page.getByRole('heading', { level: 1, name: 'Welcome, Lea' }).waitFor();
  await look('welcome');
}

const openCode = () =>
  page
    .getByRole('tab', { name: 'Code' })
    .or(page.getByRole('button', { name: 'Code' }))
    .first()
    .tap();

async function openStatement(title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function submitPython(code: string): Promise<void> {
  await openCode();
  await page.getByLabel('Language', { exact: true }).selectOption('PYTHON3');
  await writeProgram(page, code);
  await button(/^Submit/).tap();
}

const accepted = () =>
  main
    .getByRole('heading', { name: 'Accepted' })
    .or(main.getByText('Accepted', { exact: true }))
    .first();

test('a new learner signs up, solves with help, goes on while the server is down, and all arrives once', async () => {
  await signUp();
  await main.getByRole('link', { name: 'Start the challenge “Casting off”' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Casting off' }).waitFor();
  await look('challenge');
  await main
    .getByRole('link', { name: /^Start/ })
    .first()
    .tap();
  await openStatement('First Signal');
  await look('statement');

  await openCode();
  await page.getByLabel('Language', { exact: true }).selectOption('PYTHON3');
  await writeProgram(page, 'prnt("Codeferry calling")\n');
  await button(/^Run/).tap();
  await main.getByText('The name prnt is not known.').waitFor({ timeout: 60_000 });
  await look('cause');
  await button('Show line 1', main).tap();
  await look('line');
  await page
    .getByRole('tab', { name: 'Statement' })
    .or(page.getByRole('button', { name: 'Statement' }))
    .first()
    .tap();
  await button(/^Hints/, main).tap();
  await button('Show hint 1', main).tap();
  await main.getByRole('heading', { name: 'Hint 1' }).waitFor();
  await look('hint');
  await submitPython('print("Codeferry calling")\nprint("All is well")\n');
  await accepted().waitFor({ timeout: 60_000 });
  await look('accepted');
  await main.getByRole('link', { name: 'Welcome Aboard' }).tap();
  await openStatement('Welcome Aboard');
  await button(/^Bookmark/).tap();
  await look('next');

  await visit.open('/quiz/HALVING-ROPES');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('question');
  await visit.open('/settings');
  await page
    .getByRole('region', { name: 'Where you are signed in' })
    .getByText('This device', { exact: true })
    .waitFor();
  await look('settings');

  // After ten minutes: the device has what it needs, and the server stops.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.open('/code/WELCOME-ABOARD');
  await openStatement('Welcome Aboard');
  await visit.stopServer();
  await page.reload();
  await openStatement('Welcome Aboard');
  await submitPython('print(f"Welcome aboard, {input()}!")\n');
  await page.getByRole('button', { name: /Outbox: .*1 saved on this device/ }).waitFor({ timeout: 60_000 });
  await look('queued');
  await button('Add to list').tap();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  await dialog.getByLabel('New list').fill('Again');
  await dialog.getByRole('button', { name: 'Create' }).tap();
  await dialog.getByLabel('Again').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).tap();
  await visit.open('/lists');
  await main.getByRole('link', { name: 'Again' }).waitFor();
  await look('lists-offline');
  await visit.open('/');
  await page.getByRole('heading', { level: 1, name: 'Welcome back, Lea' }).waitFor();
  await look('home-offline');

  await visit.startServer();
  await page.getByRole('button', { name: 'Outbox: Online. Everything is sent' }).waitFor({ timeout: 90_000 });
  await visit.open('/code/WELCOME-ABOARD');
  const judged = () =>
    queryDatabase(
      visit.dataDir,
      `select p.id, s.verdict from submissions s join problems p on p.pk = s.problem_pk order by p.id`,
      [],
    );
  await expect.poll(judged, { timeout: 60_000 }).toEqual([
    { id: 'FIRST-SIGNAL', verdict: 'AC' },
    { id: 'WELCOME-ABOARD', verdict: 'AC' },
  ]);
  expect(
    await queryDatabase(visit.dataDir, 'select name from own_lists where deleted_at is null', []),
  ).toEqual([{ name: 'Again' }]);
  await look('arrived');
  expect(visit.trouble).toEqual([]);
});
