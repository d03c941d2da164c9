import type { Page } from 'playwright';
import { expect } from 'vitest';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { writeProgram } from '../../support/pages/solve-page';
import { queryDatabase } from '../../support/product/embedded-database';
import { uniqueName } from '../../support/unique-name';

/** Without a judge, so that submissions stay in line. */
const visit = await startVisit();

/** The message beside Run and Submit. */
const message = (page: Page) => page.locator('[data-view] [role=status]');
const shows = (page: Page, text: string) => message(page).filter({ hasText: text }).first().waitFor();
const inLine = 'Your code is in line. Starting soon.';
const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit/ });

/** @returns what the program contains that no other does */
async function submit(page: Page): Promise<string> {
  await visit.open('/code/SAMPLPRBLM', page);
  const mine = uniqueName('mine');
  await writeProgram(page, `print("${mine}")`);
  await submitButton(page).click();
  await shows(page, inLine);
  return mine;
}

/** The server answers at once instead of after 5 s. @param beforeAnswer runs before the server gets the question */
const answerStatusAtOnce = (page: Page, beforeAnswer: () => Promise<void>) =>
  page.route('**/api/code/status/**', async (route) => {
    await beforeAnswer();
    await route.continue({
      url: route
        .request()
        .url()
        .replace(/wait=\d+/, 'wait=0'),
    });
  });

test.each([
  ['error', 'JE', 'Judged: Judging error.'],
  ['done', 'WA', 'Judged: Wrong answer.'],
])(
  'RUN-5 RUN-10 the page shows a submission that ends in %s, allows another one, and never asks again',
  async (status, verdict, text) => {
    const { page } = await visit.openDevice();
    let asked = 0;
    await answerStatusAtOnce(page, async () => {
      asked += 1;
    });
    await page.clock.install();
    const mine = await submit(page);
    await expect.poll(() => asked).toBeGreaterThan(0);
    const ending =
      'update submissions set status = $2, verdict = $3, judged_time = now() where code like $1 returning id';
    expect(await queryDatabase(visit.dataDir, ending, [`%${mine}%`, status, verdict])).toHaveLength(1);
    await page.clock.runFor(5000);
    await shows(page, text);
    await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
    const askedBefore = asked;
    // Without an end, the device would ask each minute at the latest.
    await page.clock.runFor(180_000);
    await page.reload();
    await submitButton(page).waitFor();
    await page.clock.runFor(180_000);
    expect(asked).toBe(askedBefore);
  },
);

test('RUN-5 RUN-9 RUN-11 RUN-12 after five polls without a result, the page shows that the servers are busy and allows another submission', async () => {
  const { page } = await visit.openDevice();
  const busy = 'Seems like all our servers are busy, please wait a while and try again.';
  const busyMessage = message(page).filter({ hasText: busy });
  /** For each poll, whether the message was there before the answer. The page's clock runs on, so they may overlap. */
  const busyBefore: boolean[] = [];
  await answerStatusAtOnce(page, async () => {
    busyBefore.push((await busyMessage.count()) > 0);
  });
  await page.clock.install();
  await submit(page);
  while (busyBefore.length < 5) {
    const asked = busyBefore.length;
    await page.clock.runFor(5000);
    await expect.poll(() => busyBefore.length).toBeGreaterThan(asked);
  }
  await busyMessage.first().waitFor();
  expect(busyBefore.slice(0, 5)).toEqual([false, false, false, false, false]);
  expect(await submitButton(page).isEnabled()).toBe(true);
});

deepTest(
  'RUN-5 RUN-13 when asking fails, the page shows that the result is not available yet, until the server answers',
  async () => {
    const { page } = visit;
    let isBroken = true;
    await page.route('**/api/code/status/**', (route) => {
      const answer = { errorCode: 'INTERNAL', error: 'Server error', message: 'It broke.' };
      return isBroken ? route.fulfill({ status: 500, json: answer }) : route.continue();
    });
    await visit.open('/code/SAMPLPRBLM');
    await writeProgram(page, `print("${uniqueName('mine')}")`);
    await submitButton(page).click();
    await shows(page, 'The result is not available yet. It appears here when the server responds.');
    await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
    isBroken = false;
    await shows(page, inLine);
  },
);

test('RUN-13 when the server no longer has the submission, the page says so, asks no more and allows another one', async () => {
  const { page } = await visit.openDevice();
  let asked = 0;
  await page.route('**/api/code/status/**', (route) => {
    asked += 1;
    const json = {
      errorCode: 'SUBMISSION_NOT_FOUND',
      error: 'Not found',
      message: 'This submission does not exist.',
    };
    return route.fulfill({ status: 404, json });
  });
  await visit.open('/code/SAMPLPRBLM', page);
  await writeProgram(page, `print("${uniqueName('mine')}")`);
  await submitButton(page).click();
  const gone = 'The server no longer has this submission, so there is no result. Submit the program again.';
  await shows(page, gone);
  await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
  await page.reload();
  await shows(page, gone);
  expect(asked).toBe(1);
});
