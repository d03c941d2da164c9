/** The story of a contest: two people take part, lose the network, and come back before and after the end. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { queryDatabase } from '../../support/product/embedded-database';
import { solutionOf } from '../../support/solutions';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ judge: true, device: withServiceWorker });
const { page } = visit;
let bea: Page;
let cyrus: Page;
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
const rowOf = (rank: number, { username }: Person, score: number) =>
  new RegExp(`^${rank} .*${username}.* ${score}`);
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
  await asked.getByRole('button', { name: 'Take and answer' }).click();
  await asked.getByRole('textbox', { name: 'Answer' }).fill(text);
  await button(page, how).and(asked.getByRole('button')).click();
  await asked.getByText(text).waitFor();
}

/** Two people register on the page of a contest, join and start. */
async function register(): Promise<void> {
  await Promise.all([takePart(bea), takePart(cyrus)]);
  await letter(cyrus, 'B', 'not tried').click();
  await cyrus.getByRole('radio').nth(1).check();
  await button(cyrus, 'Submit').click();
  await letter(cyrus, 'B', 'solved').waitFor();
  await visit.open(`/leaderboard/${slug}`);
  await page.getByRole('row', { name: rowOf(1, people.cyrus, 100) }).waitFor();
  await page.getByRole('row', { name: rowOf(2, people.bea, 0) }).waitFor();
}

/** One participant asks online, the other offline; one answer is private, one is public. */
async function askAndAnswer(): Promise<void> {
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
  await answer('Is the rope included?', 'It is.', `Answer ${people.cyrus.username}`);
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
}

/** An outage stops the clock for both, and everyone gets that time back. */
async function pause(): Promise<void> {
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
}

/** Both lose the network, and submit before the end. */
async function loseBothNetworks(): Promise<void> {
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
}

/** Submissions that arrive within the grace time count, and are marked as late. */
async function arriveInTime(): Promise<void> {
  await bea.context().setOffline(false);
  await heading(bea, 'Contest has ended.').waitFor();
  await expect
    .poll(async () => (await board(slug)).leaderboard[0])
    .toMatchObject({
      username: people.bea.username,
      totalScore: 200,
    });
  const submissions = bea.getByRole('list').filter({ hasText: 'A. ' });
  await expect.poll(() => submissions.getByText(/^Late sync: it counts/).count()).toBe(2);
}

/** A participant who returns after the grace time sees why the submission is refused, and opens the run from the outbox. */
async function arriveTooLate(): Promise<void> {
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
}

/** The final leaderboard is the same for all, and the contest is over. */
async function seeTheEnd(): Promise<void> {
  await visit.open(`/leaderboard/${slug}`);
  await page.getByRole('row', { name: rowOf(1, people.bea, 200) }).waitFor();
  await page.getByRole('row', { name: rowOf(2, people.cyrus, 100) }).waitFor();
  await visit.open(`/leaderboard/${slug}`, cyrus);
  await cyrus.getByText(/^Your rank is 2 of 2/).waitFor();
  await visit.open(`/contests/${slug}`, cyrus);
  await cyrus.getByText('Alert! Contest has ended!').waitFor();
  await button(cyrus, 'Contest Ended').waitFor();
  expect((await start(people.cyrus, slug)).problems).toEqual([]);
  expect(visit.trouble).toEqual([]);
}

// Its seven parts have the time of as many tests.
test('CDET-29 CDET-32 CRUN-2 CRUN-9 CRUN-14 CDET-12 CDET-17 LEAD-1 D-35 two people take part in a contest from its page to its end', async () => {
  const [organiser, first, second] = (await Promise.all(
    ['master', 'bea', 'cyrus'].map((name) => signUpPerson(visit.url, uniqueName(name))),
  )) as [Person, Person, Person];
  people = { bea: first, cyrus: second };
  slug = await create(organiser, contest);
  bea = (await visit.openDevice()).page;
  cyrus = (await visit.openDevice()).page;
  await Promise.all([
    signInDevice(page, visit.url, organiser),
    signInDevice(bea, visit.url, first),
    signInDevice(cyrus, visit.url, second),
  ]);
  await register();
  await askAndAnswer();
  await pause();
  await loseBothNetworks();
  await arriveInTime();
  await arriveTooLate();
  await seeTheEnd();
}, 900_000);
