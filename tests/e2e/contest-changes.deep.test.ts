import { beforeAll, expect, test } from 'vitest';
import { createQuestion, type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { rowsOnDevice } from '../support/device-database';
import { signInDevice } from '../support/sign-in-fast';
import { uniqueName } from '../support/unique-name';
import { startVisit, withServiceWorker } from '../support/visit';
import { wizardPage } from '../support/wizard-page';

const visit = await startVisit({
  device: { ...withServiceWorker, patienceMs: 20_000 },
});
const { page, url } = visit;
const { create, get, enter, post } = contestClient(() => url);
const [knots, tides] = [uniqueName('KNOTS').toUpperCase(), uniqueName('TIDES').toUpperCase()];
let setter: Person;
let ada: Person;

const { main, button, field, dot, toast } = wizardPage(page);

const minuteMs = 60_000;
const inMinutes = (minutes: number) =>
  new Date(Math.floor(Date.now() / minuteMs + minutes) * minuteMs).toISOString();
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

test('the creator moves the end of a running contest; its open run tells the participant', async () => {
  const slug = await create(setter, {
    ...{ name: uniqueName('Night Cup '), problems: [knots, tides] },
    ...{ openContestForever: false, endTime: inMinutes(30) },
  });
  await enter(ada, slug);
  const theirs = await openAsAda(`/contests/${slug}/code`);
  await theirs.getByRole('button', { name: 'Continue contest' }).click();
  await theirs.getByRole('button', { name: /^Messages/ }).waitFor();
  await openAsSetter(`/contests/create?edit=${slug}`);
  await field('End Time').fill(await local(inMinutes(90)));
  await save(2);
  await theirs.getByRole('button', { name: 'Messages: 1 new' }).click();
  const said = theirs.getByRole('dialog', { name: 'Messages' });
  await said.getByText('The organiser changed the contest (version 2):').waitFor();
  await said.getByText(/^Ends: .* UTC → .* UTC$/m).waitFor();
});

test('after a contest has begun, other changes of a draft can be undone and its texts can be saved', async () => {
  const name = uniqueName('Dawn Cup ');
  const trophy = uniqueName('Dawn Trophy ');
  const slug = await create(setter, {
    ...{ name, problems: [knots, tides], openContestImmediately: false, startTime: inMinutes(60) },
    ...{ openContestForever: false, endTime: inMinutes(90) },
  });
  await openAsSetter(`/contests/create?edit=${slug}`);
  await field('Contest Name').fill(trophy);
  await main.getByLabel(/^Timed Contest/).check();
  await field('Duration in minutes').fill('20');
  await expect.poll(draftNames).toContain(trophy);
  // The creator opens the contest on another device.
  const { startTime: _, ...now } = { ...(await get(slug, setter)), openContestImmediately: true };
  expect((await post('/contests/update', { ...now, version: 1 }, setter)).status).toBe(200);
  await visit.open(`/contests/create?edit=${slug}`);
  await button('Continue with my changes').click();
  const locked = main.getByText('You have changed fields that are now locked', { exact: false });
  await locked.waitFor();
  await button('Restore locked fields').click();
  await locked.waitFor({ state: 'detached' });
  await expect.poll(() => field('Contest Name').inputValue()).toBe(trophy);
  await save(3);
  expect(await get(slug, setter)).toMatchObject({ name: trophy, duration: null });
  expect(visit.trouble).toEqual([]);
});
