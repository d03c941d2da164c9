import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import { createProblem, createQuestion, type Person, signUpPerson } from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { rowsOnDevice } from '../support/device-database';
import { dropCopies } from '../support/drop-copies';
import { queryDatabase } from '../support/embedded-database';
import { solutionOf } from '../support/solutions';
import { chooseLanguage, writeProgram } from '../support/solve-page';
import { hardwareKeys, typedText, typeProgram } from '../support/type-program';
import { phone, startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ judge: true, device: withServiceWorker });
const { page } = visit;
const { create, register, start, board } = contestClient(() => visit.url);
const problem = 'SAMPLPRBLM';
const question = 'EMPTY-LOCKER';

let organiser: Person;
let ada: Person;

const heading = (name: string, of = page) => of.getByRole('heading', { level: 1, name });
const button = (name: string, of = page) => of.getByRole('button', { name, exact: true });
const letter = (name: string, state: string, of = page) =>
  of.getByRole('link', { name: new RegExp(`^Problem ${name},.*: ${state}$`) });
const openRun = (slug: string, of: Page = page) => visit.open(`/contests/${slug}/code`, of);

async function newContest(person: Person, more: object): Promise<string> {
  const slug = await create(organiser, more);
  await register(person, slug);
  return slug;
}

/** Opens the editor and waits until it accepts typing. */
async function begin(slug: string, of: Page = page): Promise<void> {
  await openRun(slug, of);
  await button('Start Contest', of).click();
  await of.getByRole('list', { name: 'Problems' }).waitFor();
}

async function handIn(code: string, of: Page = page): Promise<void> {
  await chooseLanguage(of, 'PYTHON3');
  await writeProgram(of, code);
  await button('Submit', of).click();
}

beforeAll(async () => {
  organiser = await signUpPerson(visit.url, 'harbourmaster');
  ada = await signUpPerson(visit.url, 'adaline');
});

test('CRUN-6 NAV-9 ROLE-3 the run asks signed-out visitors to sign in, outside the main layout', async () => {
  const slug = await create(organiser, { name: 'For members' });
  await openRun(slug);
  await heading('You are not logged in.').waitFor();
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  await signIn(page, visit.url, ada.email);
});

test('CRUN-3 CRUN-4 a failed start returns to the instructions with the server’s message', async () => {
  const slug = await create(organiser, { name: 'Not registered' });
  await openRun(slug);
  await button('Start Contest').click();
  await page.getByRole('alert').filter({ hasText: 'Register for this contest first.' }).waitFor();
  await expect.poll(() => button('Start Contest').isEnabled()).toBe(true);
});

test('CRUN-5 CRUN-7 a user who is not on the list can sign in with another email, and returns', async () => {
  const list = { emailRestriction: 'emails', allowedEmails: ['other@example.org'], public: false };
  const slug = await create(organiser, { name: 'By list', ...list });
  await openRun(slug);
  // The server's decision about this person is known before Start.
  await heading('You cannot take part with this email').waitFor();
  await page.getByRole('link', { name: 'Sign in with another email' }).click();
  await page.getByLabel('Email', { exact: true }).fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/contests/${slug}/code`);
  await heading('You cannot take part with this email').waitFor();
});

test('CRUN-2 counts down before the start, and then shows Start Contest without a reload', async () => {
  const startTime = new Date(Date.now() + 25 * 3_600_000).toISOString();
  const slug = await newContest(ada, { name: 'Tomorrow', openContestImmediately: false, startTime });
  const { page: early, context } = await visit.openDevice();
  await early.clock.install();
  await signIn(early, visit.url, ada.email);
  await openRun(slug, early);
  const timer = early.getByRole('timer', { name: 'Starts in' });
  await expect.poll(() => timer.innerText()).toMatch(/01\s+days\s+00\s+hours\s+5\d\s+min\s+\d\d\s+sec/);
  // Screen readers must not announce every second.
  expect(await timer.getAttribute('aria-live')).toBeNull();
  expect(await timer.locator('xpath=ancestor::*[@aria-live or @role="status"]').count()).toBe(0);
  const before = await timer.innerText();
  await early.clock.fastForward('00:01');
  await expect.poll(() => timer.innerText()).not.toBe(before);
  expect(await button('Start Contest', early).count()).toBe(0);
  await early.clock.fastForward('25:00:00');
  // One look at both: the app soon corrects its clock by the server's, and counts down again.
  await early.waitForFunction(() => {
    const names = [...document.querySelectorAll('button')].map(({ innerText }) => innerText.trim());
    return names.includes('Start Contest') && !document.querySelector('[role="timer"]');
  });
  await context.close();
});

test('CRUN-9 CRUN-12 CRUN-16 CRUN-18 a one-minute run shows one minute, and ends while the user is solving', async () => {
  const slug = await newContest(ada, { name: 'Short', timedContest: true, duration: 1 });
  const { page: short, context } = await visit.openDevice();
  await short.clock.install();
  await signIn(short, visit.url, ada.email);
  await begin(slug, short);
  await short.getByRole('timer', { name: '1 minute left' }).waitFor();
  await short.clock.fastForward('01:00');
  await heading('Contest has ended.', short).waitFor();
  // Ages the run by a minute on the server too, so a reload shows the same time.
  const past = "started_at = started_at - interval '1 minute'";
  const ofContest = 'contest_pk = (select pk from contests where slug = $1)';
  await queryDatabase(visit.dataDir, `update contest_runs set ${past} where ${ofContest}`, [slug]);
  await short.reload();
  await heading('Contest has ended.', short).waitFor();
  await context.close();
});

test('CRUN-1 CRUN-2 CRUN-19 SOLVE-10 a participant starts, loses the network, continues, and finishes', async () => {
  const slug = await newContest(ada, {
    ...{ name: 'Night race', problems: [problem, question], timedContest: true, duration: 60 },
  });
  await begin(slug);
  await page.getByRole('timer', { name: /hour|minutes left/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await letter('A', 'not tried').waitFor();
  await handIn(solutionOf(problem, 'PYTHON3', 'wrong_answer'));
  await letter('A', '(tried|partly solved)').waitFor();

  await page.context().setOffline(true);
  await page.getByText('Offline', { exact: true }).waitFor();
  await handIn(solutionOf(problem, 'PYTHON3', 'accepted'));
  await letter('A', 'queued on this device').waitFor();
  // SOLVE-10: typing opens no completion list.
  await page.locator('.cm-content').press('End');
  await page.keyboard.type('\npri');
  expect(await page.locator('.cm-tooltip-autocomplete').count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const typed = 'for a in [1]:\n    if a:\n        break\n    else:\n        continue\ncnt = a';
  await typeProgram(page, hardwareKeys(page), typed, 40);
  expect(await typedText(page)).toBe(typed);
  // A reload offline restores everything, including the other problem.
  await page.reload();
  await letter('A', 'queued on this device').waitFor();
  await letter('B', 'not tried').click();
  await heading('The locker that remembers').waitFor();
  await page.getByRole('radio').nth(1).check();
  await button('Submit').click();
  await letter('B', 'queued on this device').waitFor();

  await page.context().setOffline(false);
  await letter('B', 'solved').waitFor();
  await letter('A', 'solved').waitFor();
  // D-31: one answer, and no hint of the correct one.
  expect(await button('Answer again').count()).toBe(0);
  const { leaderboard } = await board(slug);
  expect(leaderboard).toMatchObject([{ username: 'adaline', totalScore: 200 }]);

  await button('Finish').click();
  await button('Continue solving').click();
  await button('Finish').click();
  await button('Finish now').click();
  await heading('You have finished').waitFor();
  await page.getByText('(2 submissions)').waitFor();
  await page.reload();
  await heading('You have finished').waitFor();
});

test('PROC-1 PROC-3 PROC-5 PROC-8 PROC-10 a proctored run counts exits, covers the page, and shows why it ended', async () => {
  const slug = await newContest(ada, { name: 'Watched', enableProctored: true, maxWarnings: 1 });
  await page.bringToFront();
  await begin(slug);
  await page.waitForFunction(() => document.fullscreenElement !== null);
  // Going offline is not a violation.
  await page.context().setOffline(true);
  await page.getByText('Offline', { exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Offline', { exact: true }).waitFor({ state: 'detached' });
  await button('Warnings: 0 of 1. Show details.').waitFor();

  await page.locator('.cm-content').click({ button: 'right' });
  await page.getByText('Right click is not allowed.').waitFor();

  await page.evaluate(() => document.exitFullscreen());
  await page.getByRole('dialog').getByText('Warning 1 of 1').waitFor();
  await button('Back to full screen').click();
  await button('Warnings: 1 of 1. Show details.').waitFor();

  // A tooltip under the pointer does not suppress detection.
  await button('Warnings: 1 of 1. Show details.').hover();
  await page.locator('[popover="manual"]:popover-open').waitFor();
  await page.evaluate(() => document.exitFullscreen());
  await heading('You are disqualified').waitFor();
  await page.getByText(/^Left .* 2 times; 1 warning was allowed\.$/).waitFor();
  await expect.poll(async () => (await start(ada, slug)).run.end).toMatchObject({ reason: 'malpractice' });
});

test('PROC-2 PROC-4 D-30 a reload of a proctored run is one warning; not returning to full screen disqualifies', async () => {
  const slug = await newContest(ada, { name: 'Watched again', enableProctored: true });
  await begin(slug);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('run-left')));
  await page.reload();
  await page.getByRole('dialog').getByText('Warning 1 of 3').waitFor();
  await button('Back to full screen').click();
  await button('Warnings: 1 of 3. Show details.').waitFor();
  await page.reload();
  await heading('You are disqualified').waitFor();
  await page.getByText(/^Left the contest .* and did not return within 15 seconds/).waitFor();
});

test('CRUN-10 signing out in another tab closes the run here, and signing in resumes it', async () => {
  const slug = await newContest(ada, { name: 'Long' });
  await begin(slug);
  await page.getByText('No time limit').waitFor();
  const other = await visit.openTab('/profile');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await heading('You have signed out').waitFor();
  await other.close();
  await signIn(page, visit.url, ada.email);
  await openRun(slug);
  await letter('A', 'not tried').waitFor();
});

test('OFF-1 visible content stays when a full device deletes its copy, and private content disappears at sign-out', async () => {
  await createQuestion(visit.url, ada, {
    id: 'OWN-QUESTION',
    title: 'Nobody else reads this',
    public: false,
  });
  await createProblem(visit.url, ada, { id: 'OWN-PROBLEM', title: 'Nobody else solves this', public: false });
  const slug = await newContest(ada, { name: 'Full boat' });
  const running = await newContest(ada, { name: 'Full ferry', problems: [question] });
  const shown = [
    ['/quiz/OWN-QUESTION', 'Nobody else reads this'],
    ['/code/OWN-PROBLEM', 'Nobody else solves this'],
    [`/contests/${slug}`, 'Full boat'],
    [`/contests/${slug}/code`, 'Full boat'],
  ] as const;
  const tabs = [];
  for (const [address, name] of shown) {
    const tab = await visit.openTab(address);
    await heading(name, tab).waitFor();
    tabs.push({ tab, name });
  }
  const run = await visit.openTab('/terms');
  await begin(running, run);
  await heading('The locker that remembers', run).waitFor();
  // This page has no run; it shows that the tabs have received the change.
  const reader = await visit.openTab('/problems/OWN-PROBLEM');
  await heading('Nobody else solves this', reader).waitFor();
  await visit.open('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await dropCopies(page);
  expect(await rowsOnDevice(page, 'contests', 'cache')).toEqual([]);
  await heading('Nobody else solves this', reader).waitFor({ state: 'detached' });
  for (const { tab, name } of tabs) {
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await heading(name, tab).waitFor();
  }
  await run.getByRole('radio').first().check();
  await letter('A', 'not tried', run).waitFor();

  await visit.open('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const { tab, name } of tabs.slice(0, 2)) await heading(name, tab).waitFor({ state: 'detached' });
  await heading('You have signed out', run).waitFor();
  await page.context().setOffline(false);
  for (const tab of [...tabs.map(({ tab }) => tab), run, reader]) await tab.close();
  await signIn(page, visit.url, ada.email);
});

test('the run fits a phone, and its pages report no errors', async () => {
  const slug = await newContest(ada, { name: 'On the road', problems: [problem, question] });
  await page.setViewportSize(phone);
  await begin(slug);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.locator('.cm-content').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect(visit.trouble).toEqual([]);
});
