import { randomUUID } from 'node:crypto';
import type { Route } from 'playwright';
import { beforeAll, expect } from 'vitest';
import { createQuestion, type Person, request, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { inMinutes } from '../../support/in-minutes';
import { deepTest, test } from '../../support/lanes';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;
const { create, enter, post, answer, board, register, get } = contestClient(() => url);
const knots = uniqueName('KNOTS').toUpperCase();
let organiser: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  const signUp = (name: string) => signUpPerson(url, uniqueName(name));
  [organiser, ada, ben] = [await signUp('master'), await signUp('ada'), await signUp('ben')];
  await createQuestion(url, organiser, { id: knots, title: 'Which knot holds?' });
});

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const dialog = () => page.getByRole('dialog');

/** Creates a contest, and opens its dashboard as its organiser. */
async function openDashboard(more: object, before: (slug: string) => Promise<unknown>): Promise<string> {
  const slug = await create(organiser, { name: uniqueName('Evening Race '), problems: [knots], ...more });
  await before(slug);
  await signInDevice(page, url, organiser);
  await visit.open(`/contests/${slug}/manage`);
  return slug;
}

const proctored = {
  enableProctored: true,
  maxWarnings: 1,
  openContestForever: false,
  endTime: inMinutes(90),
};
const blurs = () =>
  [1000, 60_000].map((elapsedMs) => ({
    id: randomUUID(),
    kind: 'blur',
    at: new Date().toISOString(),
    elapsedMs,
  }));

test('ROLE-10 PROC-10 D-35 the organiser sees the state of each participant, undoes a disqualification and gives extra time', async () => {
  const corrigan = await signUpPerson(url, uniqueName('corrigan'));
  const slug = await openDashboard(proctored, async (contestSlug) => {
    for (const person of [ada, ben]) await enter(person, contestSlug);
    await register(corrigan, contestSlug);
    await post('/contests/events', { contestSlug, events: blurs() }, ada);
  });
  await visit.open(`/contests/${slug}`);
  await page.getByRole('link', { name: 'Manage' }).click();
  await page.getByRole('heading', { level: 1, name: /^Manage Evening Race/ }).waitFor();
  await row(corrigan.username).getByText('Registered').waitFor();
  await expect.poll(() => row(ben.username).innerText()).toMatch(/Running\n1 h \d+ min left/);
  await expect.poll(() => row(ada.username).innerText()).toContain('Left the contest 2 times');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saving).suggestedFilename()).toBe(`participants-${slug}.csv`);

  await page.getByRole('button', { name: `Manage ${ada.username}` }).click();
  await expect.poll(() => dialog().getByText('Warning: left the contest window').count()).toBe(2);
  await dialog().getByRole('button', { name: 'Undo the disqualification' }).click();
  await dialog().getByText(`You have undone the disqualification of ${ada.username}.`).waitFor();
  expect((await get(slug, ada)).run?.end).toBeNull();
  await dialog().getByLabel('Extra time in minutes').fill('15');
  await dialog().getByRole('button', { name: 'Set' }).click();
  await dialog()
    .getByText(`You have set the extra time of ${ada.username} to 15 minutes in total.`)
    .waitFor();
  await page.keyboard.press('Escape');
  await row(ada.username).getByText('+ 15 min').waitFor();
});

test('D-35 an announcement and a jury note that are pressed again after a lost answer are stored once', async () => {
  /** Presses `name`; the server stores what is sent, and its answer does not arrive. */
  const pressWithLostAnswer = async (name: string, address: string) => {
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(address, lose, { times: 1 });
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name }).click();
    await lost;
  };
  const slug = await openDashboard({}, async (contestSlug) => {
    await enter(ada, contestSlug);
    await answer(ada, contestSlug, knots, 'option_1');
  });
  await page.getByRole('tab', { name: 'Announcements' }).click();
  const announcement = page.getByRole('textbox', { name: 'Announcement' });
  await announcement.fill('The harbour closes at ten.');
  await pressWithLostAnswer('Send announcement', '**/contests/manage/announce');
  expect(await announcement.inputValue()).toBe('The harbour closes at ten.');
  await page.getByRole('button', { name: 'Send announcement' }).click();
  await expect.poll(() => announcement.inputValue()).toBe('');
  const { messages } = await request<{ messages: { text: string }[] }>(
    `${url}/api/contests/messages/${slug}`,
    undefined,
    ada,
  ).then(({ body }) => body);
  expect(messages.map(({ text }) => text)).toEqual(['The harbour closes at ten.']);

  await page.getByRole('tab', { name: /^Submissions/ }).click();
  await page.getByRole('link', { name: `Open Which knot holds? by ${ada.username}` }).press('Enter');
  const note = dialog().getByRole('textbox', { name: 'New note' });
  await note.fill('Their laptop broke.');
  await pressWithLostAnswer('Add note', '**/contests/manage/note');
  expect(await note.inputValue()).toBe('Their laptop broke.');
  await dialog().getByRole('button', { name: 'Add note' }).click();
  await expect.poll(() => note.inputValue()).toBe('');
  await expect.poll(() => dialog().getByText('Their laptop broke.').count()).toBe(1);
});

deepTest('D-35 the organiser refuses a held submission with a reason; decisions need a network', async () => {
  const slug = await openDashboard(proctored, async (contestSlug) => {
    const { run } = await enter(ben, contestSlug);
    const times = { elapsedMs: 50 * 60_000, deviceTime: new Date().toISOString() };
    const entry = { run: { sequence: 3, previousHash: run.previousHash, ...times } };
    await answer(ben, contestSlug, knots, 'option_1', entry);
  });
  await page.getByRole('tab', { name: /Submissions 1 held/ }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Held for review' });
  const entry = page.getByRole('link', { name: `Open Which knot holds? by ${ben.username}` });
  await entry.press('Enter');
  const held = dialog();
  await held.getByText('Submitted from a second device or out of order.').waitFor();
  await visit.context.setOffline(true);
  await held.getByText('Needs a network').first().waitFor();
  await visit.context.setOffline(false);
  await held.getByRole('textbox', { name: 'New note' }).fill('Their laptop broke.');
  await held.getByRole('button', { name: 'Add note' }).click();
  await held.getByText('Their laptop broke.').waitFor();
  await held.getByRole('button', { name: 'Refuse…' }).click();
  await held.getByLabel('Reason').fill('Two devices at once.');
  await held.getByRole('button', { name: 'Refuse', exact: true }).click();
  await held.getByText('Two devices at once.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('No submissions match these filters.').waitFor();
  expect((await board(slug)).leaderboard.map(({ totalScore }) => totalScore)).toEqual([0]);
});

deepTest(
  'D-35 the organiser announces, answers a question and pauses; the run and the contest’s page show it',
  async () => {
    const slug = await openDashboard({}, async (contestSlug) => {
      await enter(ada, contestSlug);
      const question = { id: randomUUID(), problemID: knots, text: 'Does a bowline count?' };
      await post('/contests/ask', { contestSlug, ...question }, ada);
    });
    await page.getByRole('tab', { name: /Questions 1 open/ }).click();
    const asked = row('Does a bowline count?');
    await asked.getByRole('button', { name: 'Take and answer' }).click();
    await asked.getByRole('textbox', { name: 'Answer' }).fill('It does.');
    await asked.getByRole('button', { name: 'Answer everyone' }).click();
    await asked.getByText(/^Answer sent to everyone/).waitFor();
    await page.getByRole('tab', { name: 'Announcements' }).click();
    await page.getByRole('textbox', { name: 'Announcement' }).fill('The harbour closes at ten.');
    await page.getByRole('button', { name: 'Send announcement' }).click();
    await row('The harbour closes at ten.').waitFor();

    const { page: theirs } = await visit.openDevice();
    await signInDevice(theirs, url, ada);
    await visit.open(`/contests/${slug}/code`, theirs);
    await theirs.getByRole('button', { name: /Start Contest|Continue contest/ }).click();
    await theirs.getByRole('button', { name: /^Messages: \d+ new/ }).click();
    await theirs.getByRole('dialog').getByText('The harbour closes at ten.').waitFor();
    await theirs.getByRole('dialog').getByText('It does.').first().waitFor();
    await theirs.keyboard.press('Escape');
    await theirs.getByRole('button', { name: 'Messages', exact: true }).waitFor();

    await page.getByRole('tab', { name: 'Clock' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Pause for everyone?' }).click();
    await page.getByRole('heading', { name: 'The contest is paused' }).waitFor();
    await visit.open(`/contests/${slug}`, theirs);
    await theirs.getByRole('listitem').filter({ hasText: 'The harbour closes at ten.' }).waitFor();
    await theirs
      .getByText(/paused/i)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('heading', { name: 'The clock is running' }).waitFor();
    expect((await get(slug, ada)).removed).toHaveLength(1);
  },
);

deepTest(
  'D-35 a participant with an unconfirmed email can start once the organiser accepts them',
  async () => {
    const restriction = { emailRestriction: 'emails', allowedEmails: [ada.email], public: false };
    const start = (contestSlug: string) =>
      post<{ message?: string }>(`/contests/start/${contestSlug}`, {}, ada);
    const slug = await openDashboard(restriction, async (contestSlug) => {
      await register(ada, contestSlug);
      expect((await start(contestSlug)).body.message).toContain('Ask the organiser to accept you.');
    });
    await row(ada.username).getByText('Email not confirmed: accept or block').waitFor();
    await page.getByRole('button', { name: `Manage ${ada.username}` }).click();
    await dialog().getByText(`${ada.email} (not confirmed)`).waitFor();
    await dialog().getByRole('button', { name: 'Accept', exact: true }).click();
    await dialog().getByText(`${ada.email} (accepted by you, email not confirmed)`).waitFor();
    await dialog().getByText(`You have accepted ${ada.username}.`).waitFor();
    expect(await dialog().getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await row(ada.username).getByText('Email not confirmed').waitFor({ state: 'detached' });
    expect((await start(slug)).status).toBe(200);
  },
);

test('ROLE-10 D-35 other users see that only the organiser manages the contest; visitors are asked to sign in', async () => {
  const slug = await create(organiser, { name: uniqueName('Evening Race '), problems: [knots] });
  await visit.open(`/contests/${slug}/manage`);
  await page.waitForURL('**/login?from=**manage');
  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}/manage`);
  await page.getByText('Only the organiser can manage this contest').waitFor();
  expect(visit.trouble).toEqual([]);
});

deepTest(
  'ROLE-10 the creator adds a juror, who finds the contest in My contests and sees only what the role allows',
  async () => {
    const slug = await openDashboard({}, (contestSlug) => enter(ada, contestSlug));
    await page.getByRole('tab', { name: 'Staff' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill(ben.username);
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: 'Reads' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await row(ben.username).waitFor();
    await signInDevice(page, url, ben);
    await visit.open('/contests/mine');
    await page.getByRole('heading', { name: 'Contests you help to run' }).waitFor();
    await page.locator(`a[href*="${slug}/manage"]`).click();
    await page.getByText('Your role in this contest: Reads').waitFor();
    const names = await page.getByRole('tab').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual([
      'Participants',
      'Submissions',
      'Similarity',
      'Questions',
      'Staff',
    ]);
    await page.getByRole('button', { name: `View ${ada.username}` }).click();
    expect(await dialog().getByRole('button', { name: 'Block' }).count()).toBe(0);
    expect(visit.trouble).toEqual([]);
  },
);
