import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { ada, logIn, signUp } from '../support/account-forms';
import { solutionOf } from '../support/solutions';
import { writeProgram } from '../support/solve-page';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ judge: true, device: withServiceWorker });
const laptop = visit.page;
const { context: pocket, page: phone } = await visit.openDevice();
const go = (path: string) => phone.goto(`${visit.url}${path}`);
const row = (name: string) => phone.locator('main li').filter({ has: phone.getByRole('link', { name }) });

async function handIn(page: Page, problemID: string): Promise<void> {
  await visit.open(`/code/${problemID}`, page);
  await page.locator('.cm-content').waitFor();
  await page.getByLabel('Language').selectOption('PYTHON3');
  await writeProgram(page, solutionOf(problemID, 'PYTHON3'));
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await page.getByText('Accepted').first().waitFor();
}

/** Counts the user's rows: solved problems, days, submissions. */
const keptCopies = () =>
  phone.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('codeferry-cache');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const count = (table: string) =>
      new Promise<number>((resolve, reject) => {
        const request = database.transaction(table).objectStore(table).count();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const counts = [await count('practised'), await count('practiceDays'), await count('history')];
    database.close();
    return counts;
  });

beforeAll(async () => {
  await visit.open('/signup');
  await signUp(laptop, ada);
  await laptop.waitForURL((url) => url.pathname !== '/signup');
  await handIn(laptop, 'SAMPLPRBLM');
  await visit.open('/quiz/EMPTY-LOCKER');
  await laptop.locator('main').getByRole('radio').nth(1).check();
  await laptop.getByRole('button', { name: 'Submit' }).click();
  await laptop.getByText('100 of 100 points').waitFor();
}, 240_000);

test('CHAL-3 EXP-8 a second device shows the marks, the progress and the streak of the user', async () => {
  await go('/login');
  await logIn(phone, ada.email, ada.password);
  await phone.waitForURL((url) => url.pathname !== '/login');
  await go('/challenges/first-crossing');
  await phone.getByText(/^1 of \d+ solved$/).waitFor();
  await go('/explore');
  const calendar = phone.getByRole('region', { name: 'Practice calendar' });
  await calendar.getByText('1 day in a row').waitFor();
  await calendar.getByText('Days are in UTC.').waitFor();
  await row('The locker that remembers').getByText('Solved').first().waitFor();
});

test('QUIZ-11 a question answered on another device shows its answer and the explanation', async () => {
  await go('/quiz/EMPTY-LOCKER');
  await phone.getByText('100 of 100 points').waitFor();
  await phone.getByText('The default value is made').waitFor();
});

test('QUIZ-11 an answer given signed out and added to the account appears on the other devices', async () => {
  const { context, page: tablet } = await visit.openDevice();
  await visit.open('/quiz/EMPTY-DECK', tablet);
  await tablet.locator('main').getByRole('radio').first().check();
  await tablet.getByRole('button', { name: 'Submit' }).click();
  const result = await tablet.getByText(/\d+ of 100 points/).innerText();
  await visit.open('/login', tablet);
  await logIn(tablet, ada.email, ada.password);
  const question = tablet.getByRole('dialog', { name: 'Work from before you signed in' });
  await question.getByRole('button', { name: 'Add to my account' }).click();
  await tablet.getByText('Added to your account.').waitFor();
  await visit.open('/quiz/EMPTY-DECK', tablet);
  await tablet.getByText(result).waitFor();
  await expect
    .poll(() => tablet.getByRole('button', { name: /^Outbox/ }).getAttribute('aria-label'))
    .toContain('Everything is sent');
  await context.close();
  await go('/quiz/EMPTY-DECK');
  await phone.getByText(result).waitFor();
});

test('the history does not say that it is empty above submissions from other devices', async () => {
  await go('/code/SAMPLPRBLM');
  await phone.getByRole('tab', { name: 'Your submissions' }).click();
  await phone.getByText('From other devices').waitFor();
  expect(await phone.getByText('No submissions yet').count()).toBe(0);
});

test('CHAL-3 EXP-8 all of this is available offline too, and disappears at sign-out', async () => {
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await pocket.setOffline(true);
  await go('/challenges/first-crossing');
  await phone.getByText(/^1 of \d+ solved$/).waitFor();
  await go('/quiz/EMPTY-LOCKER');
  await phone.getByText('100 of 100 points').waitFor();
  await go('/explore');
  await phone.getByRole('region', { name: 'Practice calendar' }).getByText('1 day in a row').waitFor();

  await go('/profile');
  await phone.getByRole('button', { name: 'Sign out' }).first().click();
  await phone.getByText('You are not signed in').waitFor();
  await pocket.setOffline(false);
  await go('/challenges/first-crossing');
  await phone.getByText(/^0 of \d+ solved$/).waitFor();
  // If the signing-out page closes early, the next page removes the rows.
  await expect.poll(keptCopies, { timeout: 20_000 }).toEqual([0, 0, 0]);
  expect(visit.trouble).toEqual([]);
});
