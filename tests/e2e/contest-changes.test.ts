import { beforeAll, expect, test } from 'vitest';
import { minimalContest } from '../../contract/fixtures/contest-payloads';
import { createQuestion, type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { cutOff, faultsOn } from '../support/accessibility';
import { rowsOnDevice } from '../support/device-database';
import { signInDevice } from '../support/sign-in-fast';
import { uniqueName } from '../support/unique-name';
import { phone, startVisit, withServiceWorker } from '../support/visit';
import { wizardPage } from '../support/wizard-page';

const visit = await startVisit({
  device: { ...withServiceWorker, patienceMs: 20_000 },
});
const { page, url } = visit;
const { create, get, register, enter, post } = contestClient(() => url);
const [knots, tides] = [uniqueName('KNOTS').toUpperCase(), uniqueName('TIDES').toUpperCase()];
let setter: Person;
let ada: Person;

const { main, button, field, dot, toast } = wizardPage(page);
const own = page.getByRole('region', { name: /^Your contest/ });
const dialog = page.getByRole('dialog');
const title = (name: string, at = page) => at.getByRole('heading', { level: 1, name, exact: true });

const minuteMs = 60_000;
const inMinutes = (minutes: number) =>
  new Date(Math.floor(Date.now() / minuteMs + minutes) * minuteMs).toISOString();
const coming = () => ({
  ...{ name: uniqueName('Harbour Cup '), problems: [knots, tides], tags: ['sea'], orgName: 'The club' },
  ...{ openContestImmediately: false, startTime: inMinutes(60) },
  ...{ openContestForever: false, endTime: inMinutes(120) },
  ...{ passwordProtected: true, password: 'tide-42', freezeMinutes: 5, lateSyncMinutes: 20 },
});
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

const draftNames = async () =>
  (await rowsOnDevice<{ name: string }>(page, 'wizardDrafts')).map(({ name }) => name);
const openAsSetter = async (path: string) => {
  await signInDevice(page, url, setter);
  await visit.open(path);
};
const openAsAda = async (path: string) => {
  const { page: theirs } = await visit.openDevice();
  await signInDevice(theirs, url, ada);
  await visit.open(path, theirs);
  return theirs;
};

beforeAll(async () => {
  setter = await signUpPerson(url, uniqueName('setter'));
  ada = await signUpPerson(url, uniqueName('ada'));
  await createQuestion(url, setter, { id: knots, title: 'Which knot holds?' });
  await createQuestion(url, setter, { id: tides, title: 'When does the tide turn?' });
});

test('ROLE-10 the creator edits a contest from its page in the filled-in wizard; a participant sees what changed, and has the new pack', async () => {
  const contest = coming();
  const slug = await create(setter, contest);
  await register(ada, slug, { password: 'tide-42', version: 1 });
  const theirs = await openAsAda(`/contests/${slug}`);
  await title(contest.name, theirs).waitFor();
  await theirs.getByRole('button', { name: 'Download for the contest' }).click();
  await theirs.getByText(/^Ready, encrypted until the start: version 1/).waitFor();
  expect(await theirs.getByRole('region', { name: /^Your contest/ }).count()).toBe(0);

  const trophy = uniqueName('Harbour Trophy ');
  await openAsSetter(`/contests/${slug}`);
  await own.getByRole('heading', { name: 'Your contest, version 1' }).waitFor();
  await own.getByRole('link', { name: 'Edit' }).click();
  await title('Edit contest').waitFor();
  await expect.poll(() => field('Contest Name').inputValue()).toBe(contest.name);
  await expect.poll(() => field('Start Time').inputValue()).toBe(await local(contest.startTime));
  await field('Contest Name').fill(trophy);
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
  await page.waitForURL(`**/contests/${slug}`);
  await own.getByRole('heading', { name: 'Your contest, version 2' }).waitFor();
  await title(trophy).waitFor();
  expect(await get(slug, setter)).toMatchObject({
    ...{ version: 2, problems: [knots], passwordProtected: true, tags: ['sea'], orgName: 'The club' },
    // The form lacks these fields; their values stay.
    ...{ freezeMinutes: 5, lateSyncMinutes: 20, startTime: contest.startTime },
  });

  await visit.open(`/contests/${slug}`, theirs);
  await title(trophy, theirs).waitFor();
  await theirs.getByText('The organiser changed the contest (version 2):').waitFor();
  await theirs.getByText('+ Without a phone.').waitFor();
  await theirs.getByText(`Name: “${contest.name}” → “${trophy}”`).waitFor();
  const packs = () => rowsOnDevice<{ version: number; contest: { name: string } }>(theirs, 'contestPacks');
  await expect
    .poll(async () => (await packs()).map(({ version, contest: { name } }) => [version, name]))
    .toEqual([[2, trophy]]);
  expect(await faultsOn(theirs, 'a changed contest', { within: 'main' })).toEqual([]);
});

test('a draft of a change survives offline, reports a newer version, and the user resolves the conflict', async () => {
  const contest = coming();
  const slug = await create(setter, contest);
  const prize = uniqueName('Harbour Prize ');
  await openAsSetter(`/contests/create?edit=${slug}`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await field('Contest Name').fill(prize);
  await expect.poll(draftNames).toContain(prize);
  await page.context().setOffline(true);
  await dot('Customization').click();
  await button('Save changes').click();
  await toast('Your changes are saved on this device.').waitFor();
  await visit.open('/contests/create');
  const row = main.getByRole('listitem').filter({ hasText: 'Changes to a published contest.' });
  await row.getByRole('link', { name: 'Resume' }).waitFor();
  await page.context().setOffline(false);
  const elsewhere = { ...minimalContest, ...contest, name: 'From elsewhere', password: null };
  const change = { ...elsewhere, keepPassword: true, contestSlug: slug, version: 1 };
  expect((await post('/contests/update', change, setter)).status).toBe(200);
  await visit.open(`/contests/create?edit=${slug}`);
  await main.getByText('Version 2 was saved after you started your changes.').waitFor();
  await button('Continue with my changes').click();
  await expect.poll(() => field('Contest Name').inputValue()).toBe(prize);
  await save(3);
  expect(await get(slug, setter)).toMatchObject({ name: prize, version: 3, orgName: 'The club' });
});

test('in a running contest only texts and end can be changed, and every page of it fits a phone', async () => {
  const name = uniqueName('Night Cup ');
  const endTime = inMinutes(30);
  const slug = await create(setter, {
    ...{ name, problems: [knots, tides], openContestForever: false, endTime },
  });
  await enter(ada, slug);
  await openAsSetter(`/contests/${slug}/manage`);
  await page.setViewportSize(phone);
  await own.getByRole('heading', { name: 'Your contest, version 1' }).waitFor();
  expect(await cutOff(page, 'dashboard')).toEqual([]);
  await own.getByRole('link', { name: 'Edit' }).click();
  await main.getByText('This contest has started. You can change only its texts and its end time.').waitFor();
  await expect.poll(() => field('Start Time').isDisabled()).toBe(true);
  expect(await cutOff(page, 'edit')).toEqual([]);
  await field('End Time').fill(await local(inMinutes(90)));
  await dot('Problems').click();
  await expect.poll(() => button('Remove All').isDisabled()).toBe(true);
  await dot('Security').click();
  await expect.poll(() => main.getByLabel(/^Enable Proctored Mode/).isDisabled()).toBe(true);
  expect(await faultsOn(page, 'locked step', { within: 'main' })).toEqual([]);
  await save(2);
  await page.waitForURL(`**/contests/${slug}`);
  await own.getByRole('heading', { name: 'Your contest, version 2' }).waitFor();
  expect(await cutOff(page, 'contest')).toEqual([]);
  const deadline = (await get(slug, ada)).run?.deadline ?? '';
  expect(Date.parse(deadline)).toBeGreaterThan(Date.parse(endTime));
});

test('a clone opens in the wizard with everything except dates, address, participants and password', async () => {
  const contest = coming();
  const slug = await create(setter, contest);
  await register(ada, slug, { password: 'tide-42', version: 1 });
  await openAsSetter(`/contests/${slug}`);
  await own.getByRole('link', { name: 'Clone' }).click();
  await title('Create a contest').waitFor();
  await expect.poll(() => field('Contest Name').inputValue()).toBe(contest.name);
  expect(await field('Start Time').inputValue()).not.toBe(await local(contest.startTime));
  const name = uniqueName('Harbour Prize ');
  await field('Contest Name').fill(name);
  await button('Create').click();
  await main.getByRole('button', { name: 'Remove Which knot holds? from the contest' }).waitFor();
  await button('Proceed to Security').click();
  await button('Proceed to Customization').click();
  await main.getByText('Password should contain 4 - 64 characters.').waitFor();
  await field('Password').fill('ebb-43');
  await button('Proceed to Customization').click();
  await button('Create').click();
  const clone = name.toLowerCase().replaceAll(' ', '-');
  await page.waitForURL(`**/contests/${clone}`);
  expect(await get(clone, setter)).toMatchObject({
    ...{ version: 1, participants: 0, problems: [knots, tides], tags: ['sea'], orgName: 'The club' },
    ...{ freezeMinutes: 5, lateSyncMinutes: 20 },
  });
  expect(await get(slug, setter)).toMatchObject({ version: 1, participants: 1 });
});

test('deleting asks for confirmation; a contest with participants is kept, and registered users are notified', async () => {
  const running = await create(setter, { name: uniqueName('Night Cup '), problems: [knots] });
  await enter(ada, running);
  const contest = coming();
  const slug = await create(setter, contest);
  await register(ada, slug, { password: 'tide-42', version: 1 });
  await openAsSetter(`/contests/${running}`);
  await own.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('Participants are in this contest', { exact: false }).waitFor();
  expect(await faultsOn(page, 'deleting', { within: 'dialog' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  const theirs = await openAsAda(`/contests/${slug}`);
  await title(contest.name, theirs).waitFor();
  await visit.open(`/contests/${slug}`);
  await own.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('1 participant', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await toast(`${contest.name} was deleted.`).waitFor();
  await page.waitForURL('**/contests/mine');
  await main.locator(`a[href^="/contests/${running}"]`).first().waitFor();
  expect(await main.locator(`a[href^="/contests/${slug}"]`).count()).toBe(0);
  await visit.open(`/contests/${slug}`, theirs);
  await theirs.getByText('The organiser has deleted this contest.').waitFor();
  expect(visit.trouble).toEqual([]);
});
