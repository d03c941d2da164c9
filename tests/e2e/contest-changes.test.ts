import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import { createQuestion, type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { faultsOn } from '../support/accessibility';
import { rowsOnDevice } from '../support/device-database';
import { phone, startVisit, withServiceWorker } from '../support/visit';
import { wizardPage } from '../support/wizard-page';

const visit = await startVisit({
  env: { LIMIT_REQUESTS: '1000000' },
  device: { ...withServiceWorker, patienceMs: 20_000 },
});
const { page, url } = visit;
const { create, get, register, enter, post } = contestClient(() => url);
const { page: other } = await visit.openDevice();
let setter: Person;
let ada: Person;

const { main, button, field, step, dot, toast } = wizardPage(page);
const own = page.getByRole('region', { name: /^Your contest/ });
const dialog = page.getByRole('dialog');
const title = (name: string, at = page) => at.getByRole('heading', { level: 1, name, exact: true });

const minuteMs = 60_000;
const inMinutes = (minutes: number) =>
  new Date(Math.floor(Date.now() / minuteMs + minutes) * minuteMs).toISOString();
const coming = {
  ...{ name: 'Harbour Cup', problems: ['KNOTS', 'TIDES'], tags: ['sea'], orgName: 'The club' },
  ...{ openContestImmediately: false, startTime: inMinutes(60) },
  ...{ openContestForever: false, endTime: inMinutes(120) },
  ...{ passwordProtected: true, password: 'tide-42', freezeMinutes: 5, lateSyncMinutes: 20 },
};
/** In the format of a `datetime-local` field. */
const local = (iso: string) =>
  page.evaluate((time) => {
    const at = new Date(time);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, iso);

/** Waits until the change is saved: validated, and sent two seconds later. */
async function save(version: number): Promise<void> {
  await dot('Customization').click();
  await button('Save changes').click();
  await toast(`Saved as version ${version}.`).waitFor();
}

beforeAll(async () => {
  setter = await signUpPerson(url, 'harbourmaster');
  ada = await signUpPerson(url, 'adaline');
  await createQuestion(url, setter, { id: 'KNOTS', title: 'Which knot holds?' });
  await createQuestion(url, setter, { id: 'TIDES', title: 'When does the tide turn?' });
  await create(setter, coming);
  await register(ada, 'harbour-cup', { password: 'tide-42', version: 1 });
  await visit.open('/login');
  await signIn(page, url, setter.email);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.open('/login', other);
  await signIn(other, url, ada.email);
});

test('ROLE-10 the creator edits a contest from its page in the filled-in wizard; nobody else sees the link', async () => {
  await visit.open('/contests/harbour-cup', other);
  await title('Harbour Cup', other).waitFor();
  await other.getByText('Contest pack').waitFor();
  expect(await other.getByRole('region', { name: /^Your contest/ }).count()).toBe(0);
  await other.getByRole('button', { name: 'Download for the contest' }).click();
  await other
    .getByText(/^Ready/)
    .or(other.getByText(/ready/i))
    .first()
    .waitFor();

  await visit.open('/contests/harbour-cup');
  await own.getByRole('heading', { name: 'Your contest, version 1' }).waitFor();
  await own.getByRole('link', { name: 'Edit' }).click();
  await title('Edit contest').waitFor();
  await expect.poll(() => field('Contest Name').inputValue()).toBe('Harbour Cup');
  await expect.poll(() => field('Start Time').inputValue()).toBe(await local(coming.startTime));
  await field('Contest Name').fill('Harbour Trophy');
  await field('End Time').fill(await local(inMinutes(180)));
  await dot('Problems').click();
  await main.getByRole('button', { name: 'Remove When does the tide turn? from the contest' }).click();
  await dot('Security').click();
  await expect.poll(() => field('Password Protection').isChecked()).toBe(true);
  expect(await field('Password').inputValue()).toBe('');
  await main.getByText('Leave it empty to keep the current password.').waitFor();
  await dot('Customization').click();
  await expect.poll(() => field('Organization Name').inputValue()).toBe('The club');
  await field('Event Rules').fill('Alone.\nWithout a phone.');
  await save(2);
  await page.waitForURL('**/contests/harbour-cup');
  await own.getByRole('heading', { name: 'Your contest, version 2' }).waitFor();
  await title('Harbour Trophy').waitFor();
  expect(await get('harbour-cup', setter)).toMatchObject({
    ...{ version: 2, problems: ['KNOTS'], passwordProtected: true, tags: ['sea'], orgName: 'The club' },
    // The form lacks these fields; their values stay.
    ...{ freezeMinutes: 5, lateSyncMinutes: 20, startTime: coming.startTime },
  });
});

test('a participant sees what was changed, and the downloaded pack is updated with the new times', async () => {
  await visit.open('/contests/harbour-cup', other);
  await title('Harbour Trophy', other).waitFor();
  await other.getByText('The organiser changed the contest (version 2):').waitFor();
  await other.getByText('+ Without a phone.').waitFor();
  await other.getByText('Name: “Harbour Cup” → “Harbour Trophy”').waitFor();
  const packs = () => rowsOnDevice<{ version: number; contest: { name: string } }>(other, 'contestPacks');
  await expect
    .poll(async () => (await packs()).map(({ version, contest }) => [version, contest.name]))
    .toEqual([[2, 'Harbour Trophy']]);
  expect(await faultsOn(other, 'a changed contest', { within: 'main' })).toEqual([]);
});

test('a draft of a change survives offline, reports a newer version, and the user resolves the conflict', async () => {
  await own.getByRole('link', { name: 'Edit' }).click();
  await field('Contest Name').fill('Harbour Prize');
  await expect
    .poll(async () => (await rowsOnDevice<{ name: string }>(page, 'wizardDrafts')).map(({ name }) => name))
    .toContain('Harbour Prize');
  await page.context().setOffline(true);
  await dot('Customization').click();
  await button('Save changes').click();
  await toast('Your changes are saved on this device.').waitFor();
  await visit.open('/contests/create');
  const row = main.getByRole('listitem').filter({ hasText: 'Changes to a published contest.' });
  await row.getByRole('link', { name: 'Resume' }).waitFor();
  await page.context().setOffline(false);
  const { startTime, endTime } = await get('harbour-cup', setter);
  const elsewhere = {
    ...coming,
    startTime,
    endTime,
    name: 'From elsewhere',
    password: null,
    keepPassword: true,
  };
  const texts = {
    description: 'D',
    eventRules: 'R',
    eventPrizes: 'P',
    eventFAQ: 'F',
    eventTerms: 'T',
    eventPrivacy: 'P',
  };
  const body = { ...elsewhere, ...texts, contestSlug: 'harbour-cup', version: 2 };
  expect((await post('/contests/update', body, setter)).status).toBe(200);
  await visit.open('/contests/create?edit=harbour-cup');
  await main.getByText('Version 3 was saved after you started your changes.').waitFor();
  await button('Continue with my changes').click();
  await expect.poll(() => field('Contest Name').inputValue()).toBe('Harbour Prize');
  await save(4);
  expect(await get('harbour-cup', setter)).toMatchObject({ name: 'Harbour Prize', problems: ['KNOTS'] });
});

test('the creator changes texts and end of a running contest from the dashboard; participants are notified and get more time', async () => {
  await create(setter, {
    ...{ name: 'Night Cup', problems: ['KNOTS', 'TIDES'], openContestForever: false, endTime: inMinutes(30) },
  });
  await enter(ada, 'night-cup');
  await visit.open('/contests/night-cup/code', other);
  await other.getByRole('button', { name: 'Continue contest' }).click();
  await other.getByRole('button', { name: /^Messages/ }).waitFor();
  await visit.open('/contests/night-cup/manage');
  await own.getByRole('heading', { name: 'Your contest, version 1' }).waitFor();
  await own.getByRole('link', { name: 'Edit' }).click();
  await main.getByText('This contest has started. You can change only its texts and its end time.').waitFor();
  await expect.poll(() => field('Start Time').isDisabled()).toBe(true);
  await field('End Time').fill(await local(inMinutes(90)));
  await dot('Problems').click();
  await expect.poll(() => button('Remove All').isDisabled()).toBe(true);
  await dot('Security').click();
  await expect.poll(() => main.getByLabel(/^Enable Proctored Mode/).isDisabled()).toBe(true);
  expect(await faultsOn(page, 'locked step', { within: 'main' })).toEqual([]);
  await save(2);
  await page.waitForURL('**/contests/night-cup');
  const messages = other.getByRole('button', { name: 'Messages: 1 new' });
  await messages.click();
  const said = other.getByRole('dialog', { name: 'Messages' });
  await said.getByText('The organiser changed the contest (version 2):').waitFor();
  await said.getByText(/^Ends: .* UTC → .* UTC$/m).waitFor();
  await other.keyboard.press('Escape');
});

test('after a contest has begun, other changes of a draft can be undone and its texts can be saved', async () => {
  await create(setter, {
    ...{ name: 'Dawn Cup', problems: ['KNOTS', 'TIDES'] },
    ...{
      openContestImmediately: false,
      startTime: inMinutes(60),
      endTime: inMinutes(90),
      openContestForever: false,
    },
  });
  await visit.open('/contests/create?edit=dawn-cup');
  await field('Contest Name').fill('Dawn Trophy');
  await main.getByLabel(/^Timed Contest/).check();
  await field('Duration in minutes').fill('20');
  await expect
    .poll(async () => (await rowsOnDevice<{ name: string }>(page, 'wizardDrafts')).map(({ name }) => name))
    .toContain('Dawn Trophy');
  // The creator opens the contest on another device.
  const { startTime: _, ...now } = { ...(await get('dawn-cup', setter)), openContestImmediately: true };
  expect((await post('/contests/update', { ...now, version: 1 }, setter)).status).toBe(200);
  await visit.open('/contests/create?edit=dawn-cup');
  await button('Continue with my changes').click();
  await main.getByText('You have changed fields that are now locked', { exact: false }).waitFor();
  await button('Restore locked fields').click();
  await main
    .getByText('You have changed fields that are now locked', { exact: false })
    .waitFor({ state: 'detached' });
  await expect.poll(() => field('Contest Name').inputValue()).toBe('Dawn Trophy');
  await save(3);
  expect(await get('dawn-cup', setter)).toMatchObject({ name: 'Dawn Trophy', duration: null });
});

test('a clone opens in the wizard with everything except dates, address, participants and password', async () => {
  await visit.open('/contests/harbour-cup');
  await own.getByRole('link', { name: 'Clone' }).click();
  await title('Create a contest').waitFor();
  await expect.poll(() => field('Contest Name').inputValue()).toBe('Harbour Prize');
  expect(await field('Start Time').inputValue()).not.toBe(await local(coming.startTime));
  await button('Create').click();
  await main.getByRole('button', { name: 'Remove Which knot holds? from the contest' }).waitFor();
  await button('Proceed to Security').click();
  await button('Proceed to Customization').click();
  await main.getByText('Password should contain 4 - 64 characters.').waitFor();
  await field('Password').fill('ebb-43');
  await button('Proceed to Customization').click();
  await button('Create').click();
  await page.waitForURL('**/contests/harbour-prize');
  expect(await get('harbour-prize', setter)).toMatchObject({
    ...{ version: 1, participants: 0, problems: ['KNOTS'], tags: ['sea'], orgName: 'The club' },
    ...{ freezeMinutes: 5, lateSyncMinutes: 20 },
  });
  expect(await get('harbour-cup', setter)).toMatchObject({ version: 4, participants: 1 });
});

test('deleting asks for confirmation; a contest with participants is kept, and registered users are notified', async () => {
  await visit.open('/contests/night-cup');
  await own.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('Participants are in this contest', { exact: false }).waitFor();
  expect(await faultsOn(page, 'deleting', { within: 'dialog' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await visit.open('/contests/harbour-cup');
  await own.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('1 participant', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await toast('Harbour Prize was deleted.').waitFor();
  await page.waitForURL('**/contests/mine');
  await main.getByRole('link', { name: 'Night Cup', exact: true }).waitFor();
  expect(await main.locator('a[href^="/contests/harbour-cup"]').count()).toBe(0);
  await visit.open('/contests/harbour-cup', other);
  await other.getByText('The organiser has deleted this contest.').waitFor();
});

test('all pages fit a phone, and report no errors', async () => {
  await page.setViewportSize(phone);
  for (const path of [
    '/contests/night-cup',
    '/contests/night-cup/manage',
    '/contests/create?edit=night-cup',
  ]) {
    await visit.open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await (path.includes('edit') ? step('Basic Details') : own).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(phone.width);
  }
  expect(visit.trouble).toEqual([]);
});
