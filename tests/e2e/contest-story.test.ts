import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import { type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { queryDatabase } from '../support/embedded-database';
import { solutionOf } from '../support/solutions';
import { chooseLanguage, writeProgram } from '../support/solve-page';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ judge: true, device: withServiceWorker });
const { page } = visit;
const bea = (await visit.openDevice()).page;
const cyrus = (await visit.openDevice()).page;
const { create, board, get, start } = contestClient(() => visit.url);
const problem = 'SAMPLPRBLM';
const question = 'EMPTY-LOCKER';
const contest = {
  name: 'Two ferries',
  problems: [problem, question],
  openContestForever: false,
  endTime: new Date(Date.now() + 3_600_000).toISOString(),
  lateSyncMinutes: 10,
};

let slug: string;
let people: Record<'bea' | 'cyrus', Person>;

const button = (of: Page, name: string) => of.getByRole('button', { name, exact: true });
const heading = (of: Page, name: string) => of.getByRole('heading', { level: 1, name });
const letter = (of: Page, name: string, state: string) =>
  of.getByRole('link', { name: new RegExp(`^Problem ${name},.*: ${state}$`) });
const changeContest = (change: string) =>
  queryDatabase(visit.dataDir, `update contests set ${change} where slug = $1`, [slug]);

/** From the contest's page to the editor, like a participant who followed a link. */
async function takePart(of: Page): Promise<void> {
  await visit.open(`/contests/${slug}`, of);
  await button(of, 'Register').click();
  await button(of, 'Join the Contest!').click();
  await button(of, 'Start Contest').click();
  await letter(of, 'A', 'not tried').waitFor();
  await of.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function loseNetwork(of: Page): Promise<void> {
  await of.context().setOffline(true);
  await of.getByText('Offline', { exact: true }).waitFor();
}

async function handInWithoutNetwork(of: Page): Promise<void> {
  await letter(of, 'A', 'not tried').click();
  await chooseLanguage(of, 'PYTHON3');
  await writeProgram(of, solutionOf(problem, 'PYTHON3', 'accepted'));
  await button(of, 'Submit').click();
  await letter(of, 'A', 'queued on this device').waitFor();
}

async function ask(of: Page, text: string): Promise<void> {
  await of.getByRole('button', { name: /^Messages/ }).click();
  await of.getByRole('dialog').getByRole('textbox', { name: 'Ask the organiser' }).fill(text);
  await button(of, 'Ask').click();
}

/** The organiser answers from the list of questions. */
async function answer(question: string, text: string, how: string): Promise<void> {
  const asked = page.getByRole('listitem').filter({ hasText: question });
  await asked.getByRole('textbox', { name: 'Answer' }).fill(text);
  await button(page, how).and(asked.getByRole('button')).click();
  await asked.getByText(text).waitFor();
}

beforeAll(async () => {
  const organiser = await signUpPerson(visit.url, 'harbourmaster');
  people = { bea: await signUpPerson(visit.url, 'beatrix'), cyrus: await signUpPerson(visit.url, 'cyrus') };
  slug = await create(organiser, contest);
  await Promise.all([
    signIn(page, visit.url, organiser.email),
    signIn(bea, visit.url, people.bea.email),
    signIn(cyrus, visit.url, people.cyrus.email),
  ]);
});

test('CDET-29 CDET-32 CRUN-2 two people register on the page of a contest, join and start', async () => {
  await Promise.all([takePart(bea), takePart(cyrus)]);
  await letter(cyrus, 'B', 'not tried').click();
  await cyrus.getByRole('radio').nth(1).check();
  await button(cyrus, 'Submit').click();
  await letter(cyrus, 'B', 'solved').waitFor();
  await visit.open(`/leaderboard/${slug}`);
  await page.getByRole('row', { name: /^1 .*cyrus.* 100/ }).waitFor();
  await page.getByRole('row', { name: /^2 .*beatrix.* 0/ }).waitFor();
});

test('D-35 one participant asks online, the other offline; one answer is private, one is public', async () => {
  await ask(cyrus, 'Is the rope included?');
  await cyrus.getByRole('dialog').getByText('Sent: no answer yet').waitFor();
  await cyrus.keyboard.press('Escape');
  await loseNetwork(bea);
  await ask(bea, 'Which ferry is meant?');
  await bea.getByRole('dialog').getByText('Saved on this device').waitFor();
  await bea.context().setOffline(false);
  await bea.getByRole('dialog').getByText('Sent: no answer yet').waitFor();
  await bea.keyboard.press('Escape');

  await visit.open(`/contests/${slug}/manage`);
  await page.getByRole('tab', { name: /Questions 2 open/ }).click();
  await answer('Is the rope included?', 'It is.', 'Answer cyrus');
  await answer('Which ferry is meant?', 'The second one.', 'Answer everyone');
  await page.getByRole('tab', { name: 'Questions', exact: true }).waitFor();

  await bea.getByRole('button', { name: 'Messages: 1 new' }).waitFor();
  await cyrus.getByRole('button', { name: 'Messages: 2 new' }).click();
  const read = cyrus.getByRole('dialog');
  await read.getByText('It is.').waitFor();
  await read.getByText('The second one.').waitFor();
  await cyrus.keyboard.press('Escape');
  await cyrus.getByRole('button', { name: 'Messages', exact: true }).waitFor();
  await bea.getByRole('button', { name: /^Messages/ }).click();
  await bea.getByRole('dialog').getByText('The second one.').waitFor();
  expect(await bea.getByText('Is the rope included?').count()).toBe(0);
  await bea.keyboard.press('Escape');
});

test('D-35 an outage stops the clock for both, and everyone gets that time back', async () => {
  const before = (await start(people.bea, slug)).run.deadline;
  await page.getByRole('tab', { name: 'Clock' }).click();
  // The confirmation button's name begins with the same word.
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('heading', { name: 'The contest is paused' }).waitFor();
  for (const of of [bea, cyrus]) await of.getByText('Paused', { exact: true }).waitFor();
  await button(page, 'Resume').click();
  for (const of of [bea, cyrus]) await of.getByText('Paused', { exact: true }).waitFor({ state: 'detached' });
  const [outage] = (await get(slug, people.bea)).removed;
  const pausedMs = Date.parse(outage?.to ?? '') - Date.parse(outage?.from ?? '');
  expect(pausedMs).toBeGreaterThan(0);
  const after = (await start(people.bea, slug)).run.deadline;
  expect(Date.parse(after ?? '') - Date.parse(before ?? '')).toBe(pausedMs);
});

test('both lose the network, and submit before the end', async () => {
  await loseNetwork(bea);
  await loseNetwork(cyrus);
  await letter(bea, 'B', 'not tried').click();
  await bea.getByRole('radio').nth(1).check();
  await button(bea, 'Submit').click();
  await letter(bea, 'B', 'queued on this device').waitFor();
  await handInWithoutNetwork(bea);
  await handInWithoutNetwork(cyrus);
  // Ends the contest: all code was written in time, but none has arrived.
  await changeContest(`end_time = now() - (select sum((one->>'to')::timestamptz - (one->>'from')::timestamptz)
    from jsonb_array_elements(removed) one)`);
});

test('CRUN-9 CRUN-14 submissions that arrive within the grace time count, and are marked as late', async () => {
  await bea.context().setOffline(false);
  await heading(bea, 'Contest has ended.').waitFor();
  await expect
    .poll(async () => (await board(slug)).leaderboard[0])
    .toMatchObject({
      username: 'beatrix',
      totalScore: 200,
    });
  const submissions = bea.getByRole('list').filter({ hasText: 'A. ' });
  await expect.poll(() => submissions.getByText(/^Late sync: it counts/).count()).toBe(2);
});

test('a participant who returns after the grace time sees why the submission is refused, and opens the run from the outbox', async () => {
  await changeContest('late_sync_minutes = 0');
  await cyrus.context().setOffline(false);
  await heading(cyrus, 'Contest has ended.').waitFor();
  await cyrus.getByText(/^Not accepted: You submitted this before the end/).waitFor();
  // The user keeps the code.
  await visit.open('/contests', cyrus);
  await cyrus
    .getByRole('banner')
    .getByRole('button', { name: /^Outbox: 1 refused/ })
    .click();
  const outbox = cyrus.getByRole('region', { name: 'Outbox' });
  await button(cyrus, 'Save as a file').waitFor();
  await outbox.getByRole('link', { name: 'Edit' }).click();
  await cyrus.waitForURL(`**/contests/${slug}/code?problem=${problem}`);
  await heading(cyrus, 'Contest has ended.').waitFor();
});

test('CDET-12 CDET-17 LEAD-1 the final leaderboard is the same for all, and the contest is over', async () => {
  await visit.open(`/leaderboard/${slug}`);
  await page.getByRole('row', { name: /^1 .*beatrix.* 200/ }).waitFor();
  await page.getByRole('row', { name: /^2 .*cyrus.* 100/ }).waitFor();
  await visit.open(`/leaderboard/${slug}`, cyrus);
  await cyrus.getByText(/^Your rank is 2 of 2/).waitFor();
  await visit.open(`/contests/${slug}`, cyrus);
  await cyrus.getByText('Alert! Contest has ended!').waitFor();
  await button(cyrus, 'Contest Ended').waitFor();
  expect((await start(people.cyrus, slug)).problems).toEqual([]);
  expect(visit.trouble).toEqual([]);
});
