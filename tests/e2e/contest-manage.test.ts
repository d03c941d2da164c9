import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import {
  createProblem,
  createQuestion,
  type Person,
  signUpPerson,
  solution,
  waitForVerdict,
} from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { queryDatabase } from '../support/embedded-database';
import { startVisit, withServiceWorker } from '../support/visit';

const { create, enter, post, answer, board, register, get } = contestClient(() => visit.url);
const visit = await startVisit({
  judge: true,
  env: { LIMIT_REQUESTS: '1000000' },
  device: withServiceWorker,
});
const { page, url } = visit;
let slug: string;
let organiser: Person;
let ada: Person;
let judged: { slug: string; problemID: string };

beforeAll(async () => {
  organiser = await signUpPerson(url, 'harbourmaster');
  ada = await signUpPerson(url, 'adaline');
  const ben = await signUpPerson(url, 'bellamy');
  await createQuestion(url, organiser, { id: 'KNOTS', title: 'Which knot holds?' });
  const endTime = new Date(Date.now() + 90 * 60_000).toISOString();
  slug = await create(organiser, {
    name: 'Evening Race',
    problems: ['KNOTS'],
    enableProctored: true,
    maxWarnings: 1,
    openContestForever: false,
    endTime,
  });
  await enter(ada, slug);
  const events = [1000, 60_000].map((elapsedMs) => ({
    id: randomUUID(),
    kind: 'blur',
    at: new Date().toISOString(),
    elapsedMs,
  }));
  await post('/contests/events', { contestSlug: slug, events }, ada);
  const sum = await createProblem(url, organiser, {
    title: 'Two numbers',
    testCases: [
      { input: '1 2\n', output: '3\n', sample: true },
      { input: '20 22\n', output: '7\n' },
    ],
  });
  judged = { slug: await create(organiser, { name: 'Long Race', problems: [sum] }), problemID: sum };
  const { run } = await enter(ben, slug);
  const times = { elapsedMs: 50 * 60_000, deviceTime: new Date().toISOString() };
  const entry = { run: { sequence: 3, previousHash: run.previousHash, ...times } };
  await answer(ben, slug, 'KNOTS', 'option_1', entry);
  await register(await signUpPerson(url, 'corrigan'), slug);
  await signIn(page, url, organiser.email);
});

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const dialog = () => page.getByRole('dialog');

test('ROLE-10 D-35 the contest’s page links the organiser to the participants and the state of each', async () => {
  await visit.open(`/contests/${slug}`);
  await page.getByRole('link', { name: 'Manage' }).click();
  await page.getByRole('heading', { level: 1, name: 'Manage Evening Race' }).waitFor();
  await row('corrigan').getByText('Registered').waitFor();
  await expect.poll(() => row('bellamy').innerText()).toMatch(/Running\n1 h \d+ min left/);
  await expect.poll(() => row('adaline').innerText()).toContain('Left the contest 2 times');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saving).suggestedFilename()).toBe(`participants-${slug}.csv`);
});

test('PROC-10 the organiser undoes a disqualification and gives extra time', async () => {
  await page.getByRole('button', { name: 'Manage adaline' }).click();
  await expect.poll(() => dialog().getByText('Warning: left the contest window').count()).toBe(2);
  await dialog().getByRole('button', { name: 'Undo the disqualification' }).click();
  await dialog().getByText('You have undone the disqualification of adaline.').waitFor();
  expect((await get(slug, ada)).run?.end).toBeNull();
  await dialog().getByLabel('Extra time in minutes').fill('15');
  await dialog().getByRole('button', { name: 'Set' }).click();
  await dialog().getByText('You have set the extra time of adaline to 15 minutes in total.').waitFor();
  await page.keyboard.press('Escape');
  await row('adaline').getByText('+ 15 min').waitFor();
});

test('the organiser refuses a held submission with a reason; decisions need a network', async () => {
  await page.getByRole('tab', { name: /Submissions/ }).click();
  await row('bellamy').getByText('Held for review').waitFor();
  await visit.context.setOffline(true);
  await row('bellamy').getByText('Needs a network').waitFor();
  await visit.context.setOffline(false);
  await row('bellamy').getByRole('button', { name: 'Refuse…' }).click();
  await row('bellamy').getByLabel('Reason').fill('Two devices at once.');
  await row('bellamy').getByRole('button', { name: 'Refuse', exact: true }).click();
  await row('bellamy').getByText('Two devices at once.').waitFor();
  expect((await board(slug)).leaderboard.map(({ totalScore }) => totalScore)).toEqual([0, 0]);
});

test('D-35 the run and the contest’s page show an announcement to all, and the run shows a decision to its participant', async () => {
  await page.getByRole('tab', { name: 'Announcements' }).click();
  await page.getByRole('textbox', { name: 'Announcement' }).fill('The harbour closes at ten.');
  await page.getByRole('button', { name: 'Send announcement' }).click();
  await row('The harbour closes at ten.').waitFor();
  const { page: theirs } = await visit.openDevice();
  await signIn(theirs, url, ada.email);
  await visit.open(`/contests/${slug}/code`, theirs);
  await theirs.getByRole('button', { name: /Start Contest|Continue contest/ }).click();
  const toast = theirs.locator('[data-sonner-toast]').filter({ hasText: 'Message from the organiser' });
  await toast.getByText('The harbour closes at ten.').waitFor();
  await theirs.getByRole('button', { name: /^Messages: \d+ new/ }).click();
  await theirs.getByRole('dialog').getByText('The harbour closes at ten.').waitFor();
  await theirs.getByRole('dialog').getByText('The organiser has undone your disqualification').waitFor();
  // Well before the default 30 s.
  await toast.waitFor({ state: 'detached', timeout: 5000 });
  await theirs.keyboard.press('Escape');
  await theirs.getByRole('button', { name: 'Messages', exact: true }).waitFor();
  await visit.open(`/contests/${slug}`, theirs);
  await theirs.getByRole('listitem').filter({ hasText: 'The harbour closes at ten.' }).waitFor();
});

test('D-35 a question asked offline is sent later and answered to all, and the run shows the answer', async () => {
  const eve = await signUpPerson(url, 'evelyn');
  await enter(eve, slug);
  const { page: theirs } = await visit.openDevice();
  await signIn(theirs, url, eve.email);
  await visit.open(`/contests/${slug}/code`, theirs);
  await theirs.getByRole('button', { name: /Start Contest|Continue contest/ }).click();
  await theirs.getByRole('button', { name: /^Messages/ }).click();
  await theirs.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await theirs.context().setOffline(true);
  const theirDialog = theirs.getByRole('dialog');
  await theirDialog.getByText('Your question is sent when you are online again.').waitFor();
  await theirDialog.getByRole('textbox', { name: 'Ask the organiser' }).fill('Does a bowline count?');
  await theirDialog.getByRole('combobox').selectOption({ label: 'About Which knot holds?' });
  await theirDialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await theirDialog.getByText('Saved on this device').waitFor();
  await theirs.context().setOffline(false);
  await theirDialog.getByText('Sent: no answer yet').waitFor();
  await theirs.keyboard.press('Escape');

  await page.reload();
  await page.getByRole('tab', { name: /Questions 1 open/ }).click();
  await row('Does a bowline count?').getByRole('textbox', { name: 'Answer' }).fill('It does.');
  await row('Does a bowline count?').getByRole('button', { name: 'Answer everyone' }).click();
  await row('Does a bowline count?').getByText('Answer sent to everyone').waitFor();

  await theirs.getByRole('button', { name: 'Messages: 1 new' }).waitFor({ timeout: 60_000 });
  await theirs.getByRole('button', { name: /^Messages/ }).click();
  await theirDialog.getByText('Answered', { exact: true }).waitFor();
  await expect.poll(() => theirDialog.getByText('It does.').count()).toBe(1);
});

test('D-35 the run shows a pause, and its clock stops until the organiser resumes the contest', async () => {
  // Her run is open nowhere else: leaving it there would end it.
  const flora = await signUpPerson(url, 'florence');
  await enter(flora, slug);
  const { page: theirs } = await visit.openDevice();
  await signIn(theirs, url, flora.email);
  await visit.open(`/contests/${slug}/code`, theirs);
  await theirs.getByRole('button', { name: /Start Contest|Continue contest/ }).click();
  await theirs.getByRole('timer').waitFor();
  await page.getByRole('tab', { name: 'Clock' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('heading', { name: 'The contest is paused' }).waitFor();
  await theirs.getByText('Paused', { exact: true }).waitFor();
  const standing = await theirs.getByRole('timer').innerText();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('heading', { name: 'The clock is running' }).waitFor();
  await expect.poll(() => theirs.getByRole('timer').innerText()).toBe(standing);
  await theirs.getByText('Paused', { exact: true }).waitFor({ state: 'detached' });
  expect((await get(slug, flora)).removed).toHaveLength(1);
});

test('D-35 rejudging a problem previews who would gain, and changes nothing before it is applied', async () => {
  await enter(ada, judged.slug);
  const body = { code: solution, language: 'PYTHON3', problemID: judged.problemID, type: 'contest' };
  const sent = await post<{ submissionID: string }>(
    '/code/submit',
    { ...body, contestSlug: judged.slug },
    ada,
  );
  await waitForVerdict(url, sent.body.submissionID);
  await queryDatabase(
    visit.dataDir,
    `update test_cases set expected = $1 where position = 1 and problem_pk = (select pk from problems where id = $2)`,
    [Buffer.from('42\n'), judged.problemID],
  );
  await visit.open(`/contests/${judged.slug}/manage?part=rejudging`);
  await page.getByRole('button', { name: 'Rejudge…' }).click();
  await page.getByText('50 → 100 points: gains 50').waitFor();
  expect((await board(judged.slug)).leaderboard).toMatchObject([{ totalScore: 50 }]);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Apply 1 point change?' }).click();
  await page.getByRole('button', { name: 'Rejudge…' }).waitFor();
  expect((await board(judged.slug)).leaderboard).toMatchObject([{ totalScore: 100 }]);
});

test('D-35 the organiser opens a submission and reads its code, tests, judgements and what changed', async () => {
  const code = `# second try\n${solution}`;
  const body = { code, language: 'PYTHON3', problemID: judged.problemID, type: 'contest' };
  const sent = await post<{ submissionID: string }>(
    '/code/submit',
    { ...body, contestSlug: judged.slug },
    ada,
  );
  await waitForVerdict(url, sent.body.submissionID);
  await visit.open(`/contests/${judged.slug}/manage?part=submissions`);
  const opens = page.getByRole('button', { name: 'Open Two numbers by adaline' });
  await expect.poll(() => opens.count()).toBe(2);
  const second = opens.first();
  await second.click();
  await dialog().getByRole('group', { name: 'Code' }).getByText('# second try').waitFor();
  await dialog().getByText('Python 3').waitFor();
  await dialog().getByRole('region', { name: 'Changes since the previous submission' }).waitFor();
  const tests = dialog().getByRole('list', { name: 'Tests' }).getByRole('listitem');
  expect(await tests.count()).toBe(2);
  await dialog().getByRole('region', { name: 'Judgements' }).getByText('counts').waitFor();
  // The open submission is in the address: Back closes it, and a reload reopens it.
  await page.reload();
  await dialog().getByRole('group', { name: 'Code' }).getByText('# second try').waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await second.click();
  await dialog().waitFor();
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
});

test('D-35 a participant with an unconfirmed email can start once the organiser accepts them', async () => {
  const gale = await signUpPerson(url, 'gale.force');
  const restriction = { emailRestriction: 'emails', allowedEmails: [gale.email], public: false };
  const closed = await create(organiser, { name: 'Closed Race', problems: ['KNOTS'], ...restriction });
  await register(gale, closed);
  const { page: theirs } = await visit.openDevice();
  await signIn(theirs, url, gale.email);
  await visit.open(`/contests/${closed}/code`, theirs);
  const start = theirs.getByRole('button', { name: 'Start Contest' });
  await start.click();
  await theirs.getByText('Ask the organiser to accept you.').waitFor();

  await visit.open(`/contests/${closed}/manage`);
  await row('gale.force').getByText('Email not confirmed: accept or block').waitFor();
  await page.getByRole('button', { name: 'Manage gale.force' }).click();
  await dialog().getByText(`${gale.email} (not confirmed)`).waitFor();
  await dialog().getByRole('button', { name: 'Accept', exact: true }).click();
  await dialog().getByText(`${gale.email} (accepted by you, email not confirmed)`).waitFor();
  await dialog().getByText('You have accepted gale.force.').waitFor();
  expect(await dialog().getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await row('gale.force').getByText('Email not confirmed').waitFor({ state: 'detached' });

  await start.click();
  await theirs.getByRole('heading', { name: 'Which knot holds?' }).first().waitFor();
});

test('D-35 other users see that only the organiser manages the contest; visitors are asked to sign in', async () => {
  const { page: theirs } = await visit.openDevice();
  await visit.open(`/contests/${slug}/manage`, theirs);
  await theirs.waitForURL('**/login?from=**manage');
  await signIn(theirs, url, ada.email);
  await visit.open(`/contests/${slug}/manage`, theirs);
  await theirs.getByText('Only the organiser can manage this contest').waitFor();
  expect(visit.trouble).toEqual([]);
});
