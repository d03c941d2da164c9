import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { typedText } from '../../support/pages/type-program';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;
const { create, register } = contestClient(() => visit.url);

const list = page.locator('.cm-tooltip-autocomplete li');

async function typeBeginningOfName(): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('counter = 1\ncou', { delay: 30 });
}

/** The list opens 100 ms after a key. Timers of one page fire in order, also on a busy machine. */
const waitForCompletion = (tab: Page) =>
  tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));

async function openContest(): Promise<void> {
  const organiser = await signUpPerson(visit.url, uniqueName('organiser'));
  const ada = await signUpPerson(visit.url, uniqueName('ada'));
  const slug = await create(organiser, { name: uniqueName('Night race ') });
  await register(ada, slug);
  await signInDevice(page, visit.url, { email: ada.email });
  await visit.open(`/contests/${slug}/code`);
  await page.getByRole('button', { name: 'Start Contest', exact: true }).click();
  await page.getByRole('list', { name: 'Problems' }).waitFor();
}

test('SOLVE-10 in a contest the editor offers nothing while the user types or presses Ctrl+Space, which both complete in practice', async () => {
  await visit.open('/code/SAMPLPRBLM');
  await typeBeginningOfName();
  await expect.poll(() => list.allInnerTexts()).toEqual(['counter']);
  await page.keyboard.press('Escape');
  await expect.poll(() => list.count()).toBe(0);
  await page.keyboard.press('Control+Space');
  await expect.poll(() => list.allInnerTexts()).toEqual(['counter']);
  await page.keyboard.press('Tab');
  expect(await typedText(page)).toBe('counter = 1\ncounter');

  await openContest();
  await typeBeginningOfName();
  await waitForCompletion(page);
  expect(await list.count()).toBe(0);
  await page.keyboard.press('Control+Space');
  await waitForCompletion(page);
  expect(await list.count()).toBe(0);
  expect(await typedText(page)).toBe('counter = 1\ncou');
});
