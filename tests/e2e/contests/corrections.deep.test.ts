import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  createProblem,
  request,
  signUpPerson,
  solution,
  submitCode,
  sumProblem,
  waitForVerdict,
} from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ judge: true });
const { page, url } = visit;
const { create, enter, board, post } = contestClient(() => url);

/** One story: each part needs the version, the pages and the verdicts of the ones before. */
test('D-35 a contest keeps its version of a problem until the organiser takes the new one and rejudges; they can open each submission', async () => {
  const signUp = (name: string) => signUpPerson(url, uniqueName(name));
  const [organiser, author, ada] = [await signUp('master'), await signUp('author'), await signUp('ada')];
  const title = uniqueName('Two weights ');
  const testCases = [
    { input: '1 2\n', output: '3\n', sample: true },
    { input: '20 22\n', output: '7\n' },
  ];
  const problemID = await createProblem(url, author, { title, description: 'Old text.', testCases });
  const slug = await create(organiser, { name: uniqueName('Weighing Race '), problems: [problemID] });
  await enter(ada, slug);
  const submit = async (code: string) => {
    const more = { type: 'contest', contestSlug: slug, code };
    const id = await submitCode(url, problemID, more, { ...ada, key: randomUUID() });
    // The first one also waits for the judge to open.
    await waitForVerdict(url, id, 180_000);
  };
  await submit(solution);
  const { page: theirs } = await visit.openDevice();
  await signInDevice(theirs, url, ada);
  await visit.open(`/contests/${slug}/code`, theirs);
  await theirs.getByRole('button', { name: /Start Contest|Continue contest/ }).click();
  await theirs.getByText('Old text.').first().waitFor();
  const problem = sumProblem({ title, description: 'New text.' });
  const changed = await post('/problem/update', { problemID, version: 1, problem }, author);
  expect(changed.status).toBe(200);

  await signInDevice(page, url, organiser);
  await visit.open(`/contests/${slug}/manage`);
  await page.getByRole('tab', { name: 'Rejudging 1 new version' }).click();
  await page
    .getByText('Version 2 of this problem is available. This contest uses version 1.', { exact: true })
    .waitFor();
  const start = `${url}/api/contests/start/${slug}`;
  const { body } = await request<{ problems: object[] }>(start, {}, { ...ada, key: randomUUID() });
  expect(body.problems).toMatchObject([{ description: 'Old text.', version: 1 }]);

  await page.getByLabel('What changed (optional)').fill('Test 2 expected a wrong sum.');
  await page.getByRole('button', { name: 'Use the new version' }).click();
  await page.getByText('The contest uses version 2 now.').first().waitFor();
  await page.getByRole('tab', { name: 'Rejudging', exact: true }).waitFor();
  await theirs.getByText('This statement was changed (version 2).').waitFor();
  await theirs.getByRole('button', { name: 'Show the new statement' }).click();
  await theirs.getByText('New text.').first().waitFor();
  await theirs.getByRole('button', { name: /^Messages: 1 new/ }).click();
  await theirs.getByRole('dialog').getByText('Test 2 expected a wrong sum.').waitFor();

  const points = async () => (await board(slug)).leaderboard.map(({ totalScore }) => totalScore);
  expect(await points()).toEqual([50]);
  await page.getByRole('button', { name: 'Rejudge…' }).click();
  await page.getByText('50 → 100 points: gains 50').waitFor();
  expect(await points()).toEqual([50]);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Apply 1 point change?' }).click();
  await expect.poll(points).toEqual([100]);

  await submit(`# second try\n${solution}`);
  await visit.open(`/contests/${slug}/manage?part=submissions`);
  const opens = page.getByRole('link', { name: `Open ${title} by ${ada.username}` });
  await expect.poll(() => opens.count()).toBe(2);
  await opens.first().click();
  const dialog = page.getByRole('dialog');
  const code = dialog.getByRole('group', { name: 'Code' }).getByText('# second try');
  await code.waitFor();
  await dialog.getByText('Python 3').waitFor();
  await dialog.getByRole('region', { name: 'Changes since the previous submission' }).waitFor();
  const tests = dialog.getByRole('list', { name: 'Tests' }).getByRole('listitem');
  await expect.poll(() => tests.count()).toBe(2);
  await dialog.getByRole('region', { name: 'Judgements' }).getByText('counts').waitFor();
  // The open submission is in the address: Back closes it, and a reload reopens it.
  await page.reload();
  await code.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await opens.first().click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(visit.trouble).toEqual([]);
});
