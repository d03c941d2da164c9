import { afterEach, expect, test } from 'vitest';
import { cutOff, faultsOn } from '../support/accessibility';
import { desktop, phone, startVisit } from '../support/visit';

const visit = await startVisit();
const { page } = visit;

afterEach(() => expect(visit.trouble).toEqual([]));

const submit = () => page.getByRole('button', { name: 'Submit' });

/** Waits until the question can be answered. */
async function openQuestion(id: string): Promise<void> {
  await visit.open(`/quiz/${id}`);
  await expect.poll(() => submit().isDisabled()).toBe(true);
}

test('no question has an accessibility fault or scrolls sideways, answered or not', async () => {
  const found: string[] = [];
  await openQuestion('EMPTY-LOCKER');
  await page.getByRole('radio').first().check();
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
