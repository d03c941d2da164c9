import { expect, test } from 'vitest';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { cutOff, faultsOn } from '../../support/browser/accessibility';
import { phone } from '../../support/browser/visit';
import { inWholeMinutes, scheduled } from '../../support/in-minutes';
import { startCreatorsVisit } from '../../support/pages/creators-visit';
import { uniqueName } from '../../support/unique-name';

const stage = await startCreatorsVisit();
const {
  visit,
  page,
  knots,
  tides,
  main,
  button,
  field,
  dot,
  toast,
  create,
  get,
  register,
  enter,
  post,
  coming,
  local,
  save,
  draftNames,
  openAsSetter,
  openAsAda,
} = stage;
const own = page.getByRole('region', { name: /^Your contest/ });
const dialog = page.getByRole('dialog');
const title = (name: string, at = page) => at.getByRole('heading', { level: 1, name, exact: true });

test('a draft of a change survives offline, reports a newer version, and the user resolves the conflict', async () => {
  const contest = coming();
  const slug = await create(stage.setter(), contest);
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
  expect((await post('/contests/update', change, stage.setter())).status).toBe(200);
  await visit.open(`/contests/create?edit=${slug}`);
  await main.getByText('Version 2 was saved after you started your changes.').waitFor();
  await button('Continue with my changes').click();
  await expect.poll(() => field('Contest Name').inputValue()).toBe(prize);
  await save(3);
  expect(await get(slug, stage.setter())).toMatchObject({ name: prize, version: 3, orgName: 'The club' });
});

test('a clone opens in the wizard with everything except dates, address, participants and password', async () => {
  const contest = coming();
  const slug = await create(stage.setter(), contest);
  await register(stage.ada(), slug, { password: 'tide-42', version: 1 });
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
  expect(await get(clone, stage.setter())).toMatchObject({
    version: 1,
    participants: 0,
    problems: [knots, tides],
    tags: ['sea'],
    orgName: 'The club',
    freezeMinutes: 5,
    lateSyncMinutes: 20,
  });
  expect(await get(slug, stage.setter())).toMatchObject({ version: 1, participants: 1 });
});

test('deleting asks for confirmation; a contest with participants is kept, and registered users are notified', async () => {
  const running = await create(stage.setter(), { name: uniqueName('Night Cup '), problems: [knots] });
  await enter(stage.ada(), running);
  const contest = coming();
  const slug = await create(stage.setter(), contest);
  await register(stage.ada(), slug, { password: 'tide-42', version: 1 });
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
test('the creator moves the end of a running contest; its open run tells the participant', async () => {
  const slug = await create(stage.setter(), {
    name: uniqueName('Night Cup '),
    problems: [knots, tides],
    openContestForever: false,
    endTime: inWholeMinutes(30),
  });
  await enter(stage.ada(), slug);
  const theirs = await openAsAda(`/contests/${slug}/code`);
  await theirs.getByRole('button', { name: 'Continue contest' }).click();
  await theirs.getByRole('button', { name: /^Messages/ }).waitFor();
  await openAsSetter(`/contests/create?edit=${slug}`);
  await field('End Time').fill(await local(inWholeMinutes(90)));
  await save(2);
  await theirs.getByRole('button', { name: 'Messages: 1 new' }).click();
  const said = theirs.getByRole('dialog', { name: 'Messages' });
  await said.getByText('The organiser changed the contest (version 2):').waitFor();
  await said.getByText(/^Ends: .* UTC → .* UTC$/m).waitFor();
});

test('after a contest has begun, other changes of a draft can be undone and its texts can be saved', async () => {
  const name = uniqueName('Dawn Cup ');
  const trophy = uniqueName('Dawn Trophy ');
  const slug = await create(stage.setter(), {
    name,
    problems: [knots, tides],
    ...scheduled(60, 90),
  });
  await openAsSetter(`/contests/create?edit=${slug}`);
  await field('Contest Name').fill(trophy);
  await main.getByLabel(/^Timed Contest/).check();
  await field('Duration in minutes').fill('20');
  await expect.poll(draftNames).toContain(trophy);
  // The creator opens the contest on another device.
  const { startTime: _, ...now } = { ...(await get(slug, stage.setter())), openContestImmediately: true };
  expect((await post('/contests/update', { ...now, version: 1 }, stage.setter())).status).toBe(200);
  await visit.open(`/contests/create?edit=${slug}`);
  await button('Continue with my changes').click();
  const locked = main.getByText('You have changed fields that are now locked', { exact: false });
  await locked.waitFor();
  await button('Restore locked fields').click();
  await locked.waitFor({ state: 'detached' });
  await expect.poll(() => field('Contest Name').inputValue()).toBe(trophy);
  await save(3);
  expect(await get(slug, stage.setter())).toMatchObject({ name: trophy, duration: null });
  expect(visit.trouble).toEqual([]);
});

test('in a running contest only texts and end can be changed, and every page of it fits a phone', async () => {
  const name = uniqueName('Night Cup ');
  const endTime = inWholeMinutes(30);
  const slug = await create(stage.setter(), {
    name,
    problems: [knots, tides],
    openContestForever: false,
    endTime,
  });
  await enter(stage.ada(), slug);
  await openAsSetter(`/contests/${slug}/manage`);
  await page.setViewportSize(phone);
  await own.getByRole('heading', { name: 'Your contest, version 1' }).waitFor();
  expect(await cutOff(page, 'dashboard')).toEqual([]);
  await own.getByRole('link', { name: 'Edit' }).click();
  await main.getByText('This contest has started. You can change only its texts and its end time.').waitFor();
  await expect.poll(() => field('Start Time').isDisabled()).toBe(true);
  expect(await cutOff(page, 'edit')).toEqual([]);
  await field('End Time').fill(await local(inWholeMinutes(90)));
  await dot('Problems').click();
  await expect.poll(() => button('Remove All').isDisabled()).toBe(true);
  await dot('Security').click();
  await expect.poll(() => main.getByLabel(/^Enable Proctored Mode/).isDisabled()).toBe(true);
  expect(await faultsOn(page, 'locked step', { within: 'main' })).toEqual([]);
  await save(2);
  await page.waitForURL(`**/contests/${slug}`);
  await own.getByRole('heading', { name: 'Your contest, version 2' }).waitFor();
  expect(await cutOff(page, 'contest')).toEqual([]);
  const deadline = (await get(slug, stage.ada())).run?.deadline ?? '';
  expect(Date.parse(deadline)).toBeGreaterThan(Date.parse(endTime));
});
