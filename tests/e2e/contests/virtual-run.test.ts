/** A virtual run of a question. The one with a program and a stopped server is in virtual-run.deep.test.ts. */
import { afterEach, expect, test } from 'vitest';
import { createQuestion, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { contestRunPage } from '../../support/contest-run-page';
import { queryDatabase } from '../../support/embedded-database';
import { signInDevice } from '../../support/sign-in-fast';
import { uniqueName } from '../../support/unique-name';
import { startVisit, withServiceWorker } from '../../support/visit';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;
const { answer, board, create, enter } = contestClient(() => url);
const { button, finish, heading, letter } = contestRunPage(page, url);

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

test('item 8 an ended contest offers a virtual run, which works without a network and leaves the official leaderboard as it is', async () => {
  const organiser = await signUpPerson(url, uniqueName('master'));
  const [ada, bea] = [await signUpPerson(url, uniqueName('ada')), await signUpPerson(url, uniqueName('bea'))];
  const id = await createQuestion(url, organiser, { id: uniqueName('BOAT-') });
  const slug = await create(organiser, {
    ...{ name: 'Last summer', problems: [id], lateSyncMinutes: 0, openContestForever: false },
    endTime: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await enter(bea, slug);
  await answer(bea, slug, id, 'option_0');
  const past = "start_time = now() - interval '3 hours', end_time = now() - interval '1 hour'";
  await queryDatabase(visit.dataDir, `update contests set ${past} where slug = $1`, [slug]);
  const official = await board(slug);
  expect(official.leaderboard).toMatchObject([{ username: bea.username, totalScore: 0 }]);

  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}`);
  await page.getByRole('link', { name: 'Virtual participation' }).click();
  await heading('Last summer (virtual)').waitFor();
  await page.getByText('1 problem, on this device').waitFor();
  await page.getByText('2 hours from your start').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await button('Start virtual run').click();
  await letter('A', 'not tried').waitFor();
  await page.getByRole('timer', { name: /^2 hours|^1 hour and 59 minutes/ }).waitFor();
  await page.getByRole('main').getByRole('radio').nth(1).check();
  await button('Submit').click();
  await letter('A', 'queued on this device').waitFor();
  await finish();
  await page.getByText(/^Your rank would be \d of 2, with 0 points\. It can still change: /).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Your rank would be 1 of 2, with 100 points.').waitFor();
  const now = await board(slug);
  expect(now).toEqual({ ...official, asOf: now.asOf });
});
