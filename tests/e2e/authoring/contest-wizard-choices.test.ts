import { expect } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { contestWizardPage } from '../../support/pages/contest-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;
const { create, get } = contestClient(() => url);
const { main, button, field, step, toast, toLastStep } = contestWizardPage(page);

test('typing in the middle of a text keeps the caret position', async () => {
  await signInDevice(page, url, await signUpPerson(url, uniqueName('ada')));
  await visit.open('/contests/create');
  await field('Contest Name').fill('Tide Tables');
  await field('Contest Name').press('Home');
  await page.keyboard.type('The ');
  await expect.poll(() => field('Contest Name').inputValue()).toBe('The Tide Tables');
});

deepTest(
  'CPRE-2 the preview describes late work and the freeze as the contest’s page does, and editing shows them',
  async () => {
    const ada = await signUpPerson(url, uniqueName('ada'));
    const name = uniqueName('Tide Tables ');
    const original = await create(ada, { name });
    await signInDevice(page, url, ada);
    await visit.open(`/contests/create?copy=${original}`);
    await expect.poll(() => field('Contest Name').inputValue()).toBe(name);
    await field('Contest Name').fill(`${name} again`);
    await field('Open Forever').uncheck();
    await field('Late sync in minutes').fill('500');
    await button('Create').click();
    await main.getByText('Enter whole minutes from 0 to 120').waitFor();
    await field('Late sync in minutes').fill('25');
    await field('Leaderboard freeze in minutes before the end').fill('15');
    await toLastStep();
    await step('Customization').waitFor();
    const texts = [
      'within 25 minutes after the end',
      'Accepted for 25 minutes after the end',
      'Frozen in the last 15 minutes',
    ];
    const link = main.getByRole('link', { name: 'Preview' });
    await expect.poll(() => link.getAttribute('href')).toContain('data=');
    const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    for (const text of texts) await preview.getByText(text).waitFor();
    await expect.poll(() => preview.getByRole('button', { name: 'Leaderboard' }).isDisabled()).toBe(true);
    await preview.close();

    await button('Create').click();
    await toast('Contest created successfully.').waitFor();
    await page.waitForURL('**/contests/tide-tables-*-again');
    for (const text of texts) await page.getByText(text).waitFor();
    const slug = page.url().split('/').at(-1) ?? '';
    expect(await get(slug, ada)).toMatchObject({ lateSyncMinutes: 25, freezeMinutes: 15, public: true });

    await page.getByRole('link', { name: 'Edit' }).click();
    await expect.poll(() => field('Late sync in minutes').inputValue()).toBe('25');
    await expect.poll(() => field('Leaderboard freeze in minutes before the end').inputValue()).toBe('15');
    expect(visit.trouble).toEqual([]);
  },
);

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
