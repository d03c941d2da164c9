import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../tools/tour/member';
import {
  createProblem,
  type Person,
  request,
  signUpPerson,
  solution,
  submitCode,
  sumProblem,
  waitForVerdict,
} from '../integration/client';
import { contestClient } from '../integration/contest-client';
import { startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({
  judge: true,
  env: { LIMIT_REQUESTS: '1000000' },
  device: withServiceWorker,
});
const { page, url } = visit;
const { create, enter, board, post } = contestClient(() => url);
let organiser: Person;
let ada: Person;
let problemID: string;
let slug: string;

beforeAll(async () => {
  organiser = await signUpPerson(url, 'harbourmaster');
  const author = await signUpPerson(url, 'shipwright');
  ada = await signUpPerson(url, 'adaline');
  const testCases = [
    { input: '1 2\n', output: '3\n', sample: true },
    { input: '20 22\n', output: '7\n' },
  ];
  problemID = await createProblem(url, author, { title: 'Two weights', description: 'Old text.', testCases });
  slug = await create(organiser, { name: 'Weighing Race', problems: [problemID] });
  await enter(ada, slug);
  const more = { type: 'contest', contestSlug: slug, code: solution };
  await waitForVerdict(url, await submitCode(url, problemID, more, { ...ada, key: crypto.randomUUID() }));
  const { page: theirs } = await visit.openDevice();
  participant = theirs;
  await signIn(theirs, url, ada.email);
  await visit.open(`/contests/${slug}/code`, theirs);
  await theirs.getByRole('button', { name: /Start Contest|Continue contest/ }).click();
  await theirs.getByText('Old text.').first().waitFor();
  const problem = sumProblem({ title: 'Two weights', description: 'New text.' });
  const changed = await post('/problem/update', { problemID, version: 1, problem }, author);
  expect(changed.status).toBe(200);
  await signIn(page, url, organiser.email);
});
let participant: typeof page;

test('D-35 the dashboard shows that a problem has a new version, and the contest keeps its version until the organiser decides', async () => {
  await visit.open(`/contests/${slug}/manage`);
  await page.getByRole('tab', { name: 'Rejudging 1 new version' }).click();
  await page
    .getByText('Version 2 of this problem is available. This contest uses version 1.', { exact: true })
    .waitFor();
  const { problems } = (
    await request<{ problems: object[] }>(
      `${url}/api/contests/start/${slug}`,
      {},
      { ...ada, key: crypto.randomUUID() },
    )
  ).body;
  expect(problems).toMatchObject([{ description: 'Old text.', version: 1 }]);
});

test('D-35 open pages of participants offer the new version with a note on what changed', async () => {
  await page.getByLabel('What changed (optional)').fill('Test 2 expected a wrong sum.');
  await page.getByRole('button', { name: 'Use the new version' }).click();
  await page.getByText('The contest uses version 2 now.').first().waitFor();
  await page.getByRole('tab', { name: 'Rejudging', exact: true }).waitFor();
  await participant.getByText('This statement was changed (version 2).').waitFor();
  await participant.getByRole('button', { name: 'Show the new statement' }).click();
  await participant.getByText('New text.').first().waitFor();
  await participant.getByRole('button', { name: /^Messages: 1 new/ }).click();
  await participant.getByRole('dialog').getByText('Test 2 expected a wrong sum.').waitFor();
});

test('D-35 earlier submissions are rejudged by the new version once the organiser applies it', async () => {
  const points = async () => (await board(slug)).leaderboard.map(({ totalScore }) => totalScore);
  expect(await points()).toEqual([50]);
  await page.getByRole('button', { name: 'Rejudge…' }).click();
  await page.getByText('50 → 100 points: gains 50').waitFor();
  expect(await points()).toEqual([50]);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Apply 1 point change?' }).click();
  await expect.poll(points).toEqual([100]);
  expect(visit.trouble).toEqual([]);
});
