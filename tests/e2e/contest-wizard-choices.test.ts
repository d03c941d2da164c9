import { expect, test } from 'vitest';
import { signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { contestWizardPage } from '../support/contest-wizard-page';
import { signInDevice } from '../support/sign-in-fast';
import { uniqueName } from '../support/unique-name';
import { startVisit } from '../support/visit';

const visit = await startVisit();
const { page, url } = visit;
const { create } = contestClient(() => url);
const { field } = contestWizardPage(page);

test('typing in the middle of a text keeps the caret position', async () => {
  await signInDevice(page, url, await signUpPerson(url, uniqueName('ada')));
  await visit.open('/contests/create');
  await field('Contest Name').fill('Tide Tables');
  await field('Contest Name').press('Home');
  await page.keyboard.type('The ');
  await expect.poll(() => field('Contest Name').inputValue()).toBe('The Tide Tables');
});

test('CLIST-6 LIM-12 the name of a contest in the list has a tooltip only if it is longer than 30 characters', async () => {
  const ada = await signUpPerson(url, uniqueName('ada'));
  const long = uniqueName('Regatta of ').padEnd(31, 'x');
  const short = uniqueName('Regatta of ').padEnd(30, 'x');
  for (const name of [long, short]) await create(ada, { name });
  const { page: theirs } = await visit.openDevice();
  await theirs.clock.install();
  await visit.open('/contests', theirs);
  const tip = theirs.locator('[popover="manual"][aria-hidden="true"]');
  for (const [name, isTipped] of [
    [long, true],
    [short, false],
  ] as const) {
    await theirs.getByRole('searchbox').fill(name);
    await theirs.mouse.move(0, 0);
    await theirs.getByRole('link', { name, exact: true }).hover();
    await theirs.clock.runFor(5000);
    // The first tooltip loads its part, and opens once it is loaded.
    if (isTipped) await expect.poll(() => tip.innerText()).toBe(name);
    expect(await tip.isVisible()).toBe(isTipped);
  }
});
