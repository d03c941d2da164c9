import { afterEach, expect } from 'vitest';
import { cutOff, faultsOn } from '../../support/browser/accessibility';
import { desktop, phone, startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';

const visit = await startVisit();
const { page } = visit;

afterEach(() => expect(visit.trouble).toEqual([]));

const submit = () => page.getByRole('button', { name: 'Submit' });

/** Waits until the question can be answered. */
async function openQuestion(id: string): Promise<void> {
  await visit.open(`/quiz/${id}`);
  await expect.poll(() => submit().isDisabled()).toBe(true);
}

test('D-33 a wrong answer shows the right one with the explanation, and the next attempt can be right', async () => {
  await openQuestion('EMPTY-LOCKER');
  await page.getByRole('heading', { level: 1, name: 'The locker that remembers' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('The default value is made');
  await page.getByRole('main').getByRole('radio').first().check();
  await submit().click();
  await page.getByText('Incorrect').waitFor();
  await page.getByText('The default value is made').waitFor();
  await page.getByRole('button', { name: 'Answer again' }).click();
  await page.getByRole('main').getByRole('radio').nth(1).check();
  await submit().click();
  await page.getByText('100 of 100 points').waitFor();
});

test('NAV-17 NAV-32 D-33 /code of a question redirects to /quiz, and /quiz of a program to /code', async () => {
  await visit.open('/code/HALVING-ROPES?from=%2Ftags');
  await page.waitForURL('**/quiz/HALVING-ROPES?from=%2Ftags');
  await visit.open('/quiz/SAMPLPRBLM');
  await page.waitForURL('**/code/SAMPLPRBLM');
});

test('QUIZ-11 D-33 the user fills in blanks, and an offline answer is delivered later', async () => {
  await visit.open('/quiz/LOADING-ORDER');
  await page.getByText('_____ (2)').waitFor();
  await page.getByLabel('Blank 1').fill(' Stack');
  await expect.poll(() => submit().isDisabled()).toBe(true);
  await page.getByLabel('Blank 2').fill('a heap');
  await submit().click();
  await page.getByText('Check blank 2 again.').waitFor();
  await page.getByRole('button', { name: 'Answer again' }).click();
  await visit.context.setOffline(true);
  await page.getByLabel('Blank 1').fill('stack');
  await page.getByLabel('Blank 2').fill('a queue');
  await page.getByLabel('Blank 2').press('Enter');
  await page.getByText('Saved on this device').first().waitFor();
  await visit.context.setOffline(false);
  await page.getByText('100 of 100 points').waitFor();
});

deepTest('an unfinished answer is kept for its question until it is submitted', async () => {
  await openQuestion('LOADING-ORDER');
  await page.getByLabel('Blank 1').fill('half');
  await page.reload();
  await expect.poll(() => page.getByLabel('Blank 1').inputValue()).toBe('half');
  await page.getByLabel('Blank 2').fill('and half');
  await openQuestion('TIDAL-TABLE');
  await page.getByRole('main').getByRole('radio').first().check();
  await visit.open('/quiz/LOADING-ORDER');
  await expect.poll(() => page.getByLabel('Blank 2').inputValue()).toBe('and half');
  await submit().click();
  await page.getByText('Incorrect').waitFor();
  await page.reload();
  await page.getByText('Incorrect').waitFor();
  await page.getByRole('button', { name: 'Answer again' }).click();
  expect(await page.getByLabel('Blank 1').inputValue()).toBe('');
});

deepTest('lists link to questions and mark those that were answered correctly', async () => {
  await visit.open('/tags/data structures');
  const link = page.getByRole('link', { name: /Loading order/ }).first();
  await expect.poll(() => link.getAttribute('href')).toMatch(/^\/quiz\/LOADING-ORDER(\?|$)/);
  expect(await page.getByRole('link', { name: /Loading order.*solved/ }).count()).toBe(0);
  await openQuestion('LOADING-ORDER');
  await page.getByLabel('Blank 1').fill('stack');
  await page.getByLabel('Blank 2').fill('a queue');
  await submit().click();
  await page.getByText('100 of 100 points').waitFor();
  await visit.open('/tags/data structures');
  await page.getByRole('link', { name: /Loading order.*solved/ }).waitFor();
});

deepTest('no question has an accessibility fault or scrolls sideways, answered or not', async () => {
  const found: string[] = [];
  await openQuestion('EMPTY-LOCKER');
  await page.getByRole('main').getByRole('radio').first().check();
  await submit().click();
  await page.getByText('Incorrect').waitFor();
  for (const [viewport, theme] of [
    [desktop, 'dark'],
    [phone, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.evaluate((choice) => localStorage.setItem('codeferry-theme', choice), theme);
    for (const id of ['EMPTY-LOCKER', 'LOADING-ORDER', 'TIDAL-TABLE', 'LOST-REMAINDER']) {
      await visit.open(`/quiz/${id}`);
      await page.getByRole('button', { name: /Submit|Answer again/ }).waitFor();
      found.push(...(await faultsOn(page, id)), ...(await cutOff(page, id)));
    }
  }
  expect(found).toEqual([]);
});
