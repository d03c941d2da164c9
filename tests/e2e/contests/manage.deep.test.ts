import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { createQuestion, type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;
const { create, enter, post, get, register } = contestClient(() => url);
const knots = uniqueName('KNOTS').toUpperCase();
let organiser: Person;
let ada: Person;

beforeAll(async () => {
  organiser = await signUpPerson(url, uniqueName('master'));
  ada = await signUpPerson(url, uniqueName('ada'));
  await createQuestion(url, organiser, { id: knots, title: 'Which knot holds?' });
});

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });

/** A contest with a running participant: the organiser's dashboard, and the participant's run. */
async function openBoth(part: string): Promise<{ slug: string; theirs: Page }> {
  const slug = await create(organiser, { name: uniqueName('Evening Race '), problems: [knots] });
  await enter(ada, slug);
  await signInDevice(page, url, organiser);
  await visit.open(`/contests/${slug}/manage?part=${part}`);
  const { page: theirs } = await visit.openDevice();
  await signInDevice(theirs, url, ada);
  await visit.open(`/contests/${slug}/code`, theirs);
  await theirs.getByRole('button', { name: /Start Contest|Continue contest/ }).click();
  await theirs.getByRole('timer').or(theirs.getByRole('radio')).first().waitFor();
  return { slug, theirs };
}

test('D-35 an open run shows an announcement to its participant', async () => {
  const { theirs } = await openBoth('messages');
  await page.getByRole('textbox', { name: 'Announcement' }).fill('The harbour closes at ten.');
  await page.getByRole('button', { name: 'Send announcement' }).click();
  const toast = theirs.locator('[data-sonner-toast]').filter({ hasText: 'Announcement in Evening Race' });
  await toast.getByText('The harbour closes at ten.').waitFor();
  await theirs.getByRole('button', { name: /^Messages: \d+ new/ }).click();
  await theirs.getByRole('dialog').getByText('The harbour closes at ten.').waitFor();
  await toast.waitFor({ state: 'detached' });
});

test('D-35 a question asked offline is sent later and answered to all, and the run shows the answer', async () => {
  const { theirs } = await openBoth('clarifications');
  await theirs.getByRole('button', { name: /^Messages/ }).click();
  await theirs.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await theirs.context().setOffline(true);
  const theirDialog = theirs.getByRole('dialog');
  await theirDialog.getByText('Your question is sent when you are online again.').waitFor();
  await theirDialog.getByRole('textbox', { name: 'Ask the organiser' }).fill('Does a bowline count?');
  await theirDialog.getByRole('combobox').selectOption({ label: 'A · Which knot holds?' });
  await theirDialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await theirDialog.getByText('Saved on this device').waitFor();
  await theirs.context().setOffline(false);
  await theirDialog.getByText('Sent: no answer yet').waitFor();
  await theirs.keyboard.press('Escape');

  await page.reload();
  const asked = row('Does a bowline count?');
  await asked.getByRole('button', { name: 'Take and answer' }).click();
  await asked.getByRole('textbox', { name: 'Answer' }).fill('It does.');
  await asked.getByRole('button', { name: 'Answer everyone' }).click();
  await asked.getByText(/^Answer sent to everyone/).waitFor();

  await theirs.getByRole('button', { name: 'Messages: 1 new' }).click();
  await theirDialog.getByText('Answered', { exact: true }).waitFor();
  await expect.poll(() => theirDialog.getByText('It does.').count()).toBe(1);
});

test('D-35 the run shows a pause, and its clock stops until the organiser resumes the contest', async () => {
  const endTime = new Date(Date.now() + 90 * 60_000).toISOString();
  const slug = await create(organiser, {
    name: uniqueName('Night Race '),
    problems: [knots],
    openContestForever: false,
    endTime,
  });
  await enter(ada, slug);
  await signInDevice(page, url, organiser);
  await visit.open(`/contests/${slug}/manage?part=clock`);
  const { page: theirs } = await visit.openDevice();
  await signInDevice(theirs, url, ada);
  await visit.open(`/contests/${slug}/code`, theirs);
  await theirs.getByRole('button', { name: /Start Contest|Continue contest/ }).click();
  await theirs.getByRole('timer').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Pause for everyone?' }).click();
  await page.getByRole('heading', { name: 'The contest is paused' }).waitFor();
  await theirs.getByText('Paused', { exact: true }).waitFor();
  const stopped = await theirs.getByRole('timer').innerText();
  // Two more seconds would show on a running clock.
  await theirs.waitForFunction(
    (until) => performance.now() > until,
    await theirs.evaluate(() => performance.now() + 2000),
  );
  expect(await theirs.getByRole('timer').innerText()).toBe(stopped);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('heading', { name: 'The clock is running' }).waitFor();
  await theirs.getByText('Paused', { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => theirs.getByRole('timer').innerText()).not.toBe(stopped);
  expect((await get(slug, ada)).removed).toHaveLength(1);
});

test('D-35 a participant who was refused starts after the organiser has accepted them', async () => {
  const restriction = { emailRestriction: 'emails', allowedEmails: [ada.email], public: false };
  const name = uniqueName('Closed Race ');
  const slug = await create(organiser, { name, problems: [knots], ...restriction });
  await register(ada, slug);
  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}/code`);
  const start = page.getByRole('button', { name: 'Start Contest' });
  await start.click();
  await page.getByText('Ask the organiser to accept you.').waitFor();
  const accept = { contestSlug: slug, username: ada.username, action: 'accept' };
  expect((await post('/contests/manage/participant', accept, organiser)).status).toBe(200);
  await start.click();
  await page.getByRole('heading', { name: 'Which knot holds?' }).first().waitFor();
  expect(visit.trouble).toEqual([]);
});
