import type { Page, Route } from 'playwright';
import { beforeAll, expect } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { passTimeUntilShown } from '../../support/browser/toast-time';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { contestWizardPage } from '../../support/pages/contest-wizard-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { url } = visit;
const { create } = contestClient(() => url);
let ada: Person;
let slug: string;

beforeAll(async () => {
  ada = await signUpPerson(url, uniqueName('ada'));
  slug = await create(ada, { name: uniqueName('Tides ') });
});

/** Stops the clock of a page; only `page.clock.runFor` passes time then. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** A device whose clock the test controls, with the wizard at this address. */
async function openWizard(address: string) {
  const { page } = await visit.openDevice();
  await signInDevice(page, url, ada);
  await page.clock.install();
  await visit.open(address, page);
  const wizard = contestWizardPage(page);
  await wizard.step('Basic Details').waitFor();
  return { page, ...wizard };
}

/** A copy of a contest, which is complete, on the last step; counts the create calls. */
async function openLastStep() {
  const wizard = await openWizard(`/contests/create?copy=${slug}`);
  const { page } = wizard;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contests/create')) calls.push(request.method());
  });
  await wizard.field('Contest Name').fill(uniqueName('Copied '));
  await wizard.toLastStep();
  await wizard.step('Customization').waitFor();
  const enqueued = async () => (await rowsOnDevice(page, 'contestCreations')).length;
  return { ...wizard, calls, enqueued };
}

test('CWIZ-38 LIM-1 what is typed counts after 500 ms of quiet, and after 2 s at the latest', async () => {
  const { page, field } = await openWizard('/contests/create');
  const name = () =>
    rowsOnDevice<{ name: string }>(page, 'wizardDrafts').then((rows) => rows.map((row) => row.name));
  await stopClock(page);
  await field('Contest Name').press('T');
  await page.clock.runFor(499);
  await field('Contest Name').press('i');
  await page.clock.runFor(499);
  expect(await name()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(name).toEqual(['Ti']);
  for (const letter of 'des c') {
    await field('Contest Name').press(letter);
    await page.clock.runFor(letter === 'c' ? 399 : 400);
  }
  expect(await name()).toEqual(['Ti']);
  await page.clock.runFor(1);
  await expect.poll(name).toEqual(['Tides c']);
});

test('CWIZ-51 CWIZ-52 LIM-15 D-1 an invalid contest never leaves the browser, and its toast stays for ten seconds', async () => {
  const { page, field, button, toast, calls, enqueued } = await openLastStep();
  await field('Event Prizes').fill('');
  await stopClock(page);
  await button('Create').click();
  const failed = toast('Validation failed.');
  await passTimeUntilShown(page, failed);
  await failed.getByText('Event prizes are required').waitFor();
  // The focus moves in a later frame.
  await page.clock.runFor(40);
  await expect
    .poll(() => field('Event Prizes').evaluate((area) => area === document.activeElement))
    .toBe(true);
  await page.clock.runFor(9900);
  expect(await failed.count()).toBe(1);
  await page.clock.runFor(1000);
  await failed.waitFor({ state: 'detached' });
  await page.clock.runFor(60_000);
  expect([calls, await enqueued()]).toEqual([[], 0]);
});

test('CWIZ-50 CWIZ-53 CWIZ-56 CWIZ-57 LIM-15 D-1 a valid contest is sent two seconds after its toast, unless the user cancels', async () => {
  const { page, button, toast, calls, enqueued } = await openLastStep();
  const valid = toast('Validation successful.');
  await stopClock(page);
  for (const isCancelled of [true, false]) {
    await button('Create').click();
    // The two seconds begin here; the clock stands still until then.
    await button('Cancel').waitFor();
    const passedMs = await passTimeUntilShown(page, valid);
    await expect.poll(enqueued).toBe(1);
    await page.clock.runFor(1990 - passedMs);
    expect(calls).toEqual([]);
    if (!isCancelled) continue;
    await valid.getByRole('button', { name: 'Cancel' }).click();
    await page.clock.runFor(10_000);
    await valid.waitFor({ state: 'detached' });
    expect([calls, await enqueued()]).toEqual([[], 0]);
  }
  await page.clock.resume();
  await toast('Contest created successfully.').waitFor();
  await page.waitForURL('**/contests/copied-*');
  expect(calls).toEqual(['POST']);
});

test('D-1 a user of the keyboard cancels with Escape or with the button that has the focus', async () => {
  const { page, button, toast, calls, enqueued } = await openLastStep();
  const hasFocus = (name: string) => () =>
    button(name).evaluate((element) => element === document.activeElement);
  await stopClock(page);
  await button('Create').focus();
  for (const key of ['Escape', 'Enter', 'Space']) {
    await page.keyboard.press('Enter');
    await expect.poll(hasFocus('Cancel')).toBe(true);
    await passTimeUntilShown(page, toast('Validation successful.'));
    await page.keyboard.press(key);
    await expect.poll(hasFocus('Create')).toBe(true);
    await page.clock.runFor(10_000);
    expect([calls, await enqueued()]).toEqual([[], 0]);
  }
});

test('CWIZ-53 D-1 Offline 2 a contest is sent once although the page is loaded again within the two seconds', async () => {
  const { page, button, toast, calls, enqueued } = await openLastStep();
  await stopClock(page);
  await button('Create').click();
  await expect.poll(enqueued).toBe(1);
  expect(calls).toEqual([]);
  await page.reload();
  await page.clock.resume();
  await toast('Contest created successfully.').waitFor();
  expect(calls).toEqual(['POST']);
});

async function expectPlaceAfterCreation(more: object, address: RegExp) {
  const { page, button, toast } = await openLastStep();
  await page.route('**/api/contests/create', (route) =>
    route.fulfill({ json: { slug: 'elsewhere', version: 1, ...more } }),
  );
  await button('Create').click();
  await toast('Contest created successfully.').waitFor();
  await page.waitForURL(address);
}

deepTest('CWIZ-57 after the creation the app goes to the redirect of the answer', () =>
  expectPlaceAfterCreation({ redirect: '/contests?from=here' }, /\/contests\?from=here$/),
);

deepTest('CWIZ-57 after the creation the app goes to the contests without one', () =>
  expectPlaceAfterCreation({}, /\/contests$/),
);

test('CWIZ-58 the page shows a refusal of the server, and the contest can be edited', async () => {
  const { page, button, field, toast } = await openLastStep();
  const json = { errorCode: 'PROBLEM_NOT_FOUND', error: 'Not found', message: 'There is no problem X.' };
  await page.route('**/api/contests/create', (route) => route.fulfill({ status: 404, json }));
  await button('Create').click();
  await toast('Error while creating contest. There is no problem X.').waitFor();
  await button('Create').waitFor();
  await field('Event FAQ').fill('Ask me.');
});

test('CWIZ-16 CWIZ-17 CWIZ-18 only the button fetches the problems again; the list shows progress and failures, and stays usable', async () => {
  const { page, main, button, field, step, search, available } = await openWizard('/contests/create');
  const listed = '**/api/problem/get-all';
  const answers: Promise<unknown>[] = [];
  let fetched = 0;
  // The app also fetches this list in the background, for Explore. Only the wizard asks for descriptions.
  const isWizards = (route: Route) => route.request().postDataJSON()?.fields?.includes('description');
  await page.route(listed, async (route) => {
    if (isWizards(route)) {
      fetched += 1;
      await answers.shift();
    }
    await route.fallback();
  });
  await field('Contest Name').fill('Tides');
  await button('Create').click();
  await main.getByText(/^\d+ problems$/).waitFor();
  const before = fetched;
  await search.fill('SAMPLPRBLM');
  await expect.poll(() => available.count()).toBe(1);
  await button('Back').click();
  await button('Create').click();
  await step('Problems').waitFor();
  await main.getByText(/^\d+ problems$/).waitFor();
  expect(fetched).toBe(before);

  let release = (_: unknown) => {};
  answers.push(new Promise((resolve) => (release = resolve)));
  await search.fill('SAMPLPRBLM');
  await button('Refresh').click();
  const loading = main.getByText('Contacting HQ for available problems...', { exact: true });
  await loading.waitFor();
  await expect.poll(() => button('Refresh').isDisabled()).toBe(true);
  await expect.poll(() => available.count()).toBe(1);
  release(undefined);
  await loading.waitFor({ state: 'detached' });
  expect(fetched).toBeGreaterThan(before);

  const json = { errorCode: 'FORBIDDEN', error: 'Forbidden', message: 'The harbour is closed.' };
  const refuse = (route: Route) =>
    isWizards(route) ? route.fulfill({ status: 403, json }) : route.fallback();
  await page.route(listed, refuse);
  await button('Refresh').click();
  await main.getByText('Error! Cannot get problems. The harbour is closed.', { exact: true }).waitFor();
  await expect.poll(() => available.count()).toBe(1);
  await page.unroute(listed, refuse);
  await button('Refresh').click();
  await main.getByText('1 problem', { exact: true }).waitFor();
});
