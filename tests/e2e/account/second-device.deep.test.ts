import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { type Person, request, signUpPerson, submitCode, waitForVerdict } from '../../integration/client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { logIn } from '../../support/pages/account-forms';
import { solutionOf } from '../../support/solutions';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ judge: true, device: withServiceWorker });
const { page: phone, context: pocket, open } = visit;
const row = (name: string) => phone.locator('main li').filter({ has: phone.getByRole('link', { name }) });
let ada: Person;

/** The work of another device: one solved problem, one right answer. */
beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
  const code = solutionOf('SAMPLPRBLM', 'PYTHON3');
  const submissionID = await submitCode(visit.url, 'SAMPLPRBLM', { code }, { ...ada, key: randomUUID() });
  expect(await waitForVerdict(visit.url, submissionID)).toMatchObject({ verdict: 'AC' });
  const answer = { problemID: 'EMPTY-LOCKER', answer: 'option_1', type: 'problem' };
  const { body } = await request(`${visit.url}/api/answers/submit`, answer, { ...ada, key: randomUUID() });
  expect(body).toMatchObject({ correct: true, score: 100 });
});

async function seeMarks(): Promise<void> {
  await open('/challenges/first-crossing');
  await phone.getByText(/^1 of \d+ solved$/).waitFor();
  await open('/explore');
  const calendar = phone.getByRole('region', { name: 'Practice calendar' });
  await calendar.getByText('1 day in a row').waitFor();
  await calendar.getByText('Days are in UTC.').waitFor();
  await row('The locker that remembers').getByText('Solved').first().waitFor();
}

async function seeAnswer(at: Page = phone): Promise<void> {
  await open('/quiz/EMPTY-LOCKER', at);
  await at.getByText('100 of 100 points').waitFor();
  await at.getByText('The default value is made').waitFor();
}

test('CHAL-3 EXP-8 QUIZ-11 a second device shows marks, progress, streak and answers of the user, also offline, until sign-out', async () => {
  await signInDevice(phone, visit.url, ada);
  await seeMarks();
  await seeAnswer();
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await pocket.setOffline(true);
  await seeMarks();
  await seeAnswer();

  await open('/profile');
  await phone.getByRole('button', { name: 'Sign out' }).first().click();
  await phone.getByText('You are not signed in').waitFor();
  await pocket.setOffline(false);
  await open('/challenges/first-crossing');
  await phone.getByText(/^0 of \d+ solved$/).waitFor();
  // If the signing-out page closes early, the next page removes the rows.
  const copies = async () => {
    const tables = ['practised', 'practiceDays', 'history'];
    return (await Promise.all(tables.map((table) => rowsOnDevice(phone, table, 'cache')))).flat();
  };
  await expect.poll(copies).toEqual([]);
});

test('QUIZ-11 an answer given signed out and added to the account appears on the other devices', async () => {
  const { page: tablet } = await visit.openDevice();
  await open('/quiz/EMPTY-DECK', tablet);
  await tablet.locator('main').getByRole('radio').first().check();
  await tablet.getByRole('button', { name: 'Submit' }).click();
  const result = await tablet.getByText(/\d+ of 100 points/).innerText();
  await open('/login', tablet);
  await logIn(tablet, ada.email, 'secret-1');
  const question = tablet.getByRole('dialog', { name: 'Work from before you signed in' });
  await question.getByRole('button', { name: 'Add to my account' }).click();
  await tablet.getByText('Added to your account.').waitFor();
  await tablet.getByRole('button', { name: 'Outbox: Online. Everything is sent' }).waitFor();
  await open('/quiz/EMPTY-DECK', tablet);
  await tablet.getByText(result).waitFor();

  await signInDevice(phone, visit.url, ada);
  await open('/quiz/EMPTY-DECK');
  await phone.getByText(result).waitFor();
});

test('the history does not say that it is empty above submissions from other devices', async () => {
  await signInDevice(phone, visit.url, ada);
  await open('/code/SAMPLPRBLM');
  await phone.getByRole('tab', { name: 'Your submissions' }).click();
  await phone.getByText('From other devices').waitFor();
  expect(await phone.getByText('No submissions yet').count()).toBe(0);
  expect(visit.trouble).toEqual([]);
});
