/** After a contest: practice and an editorial, also without a network. */
import { afterEach, expect, test } from 'vitest';
import { createQuestion, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { queryDatabase } from '../../support/product/embedded-database';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;
const { answer, create, enter, post } = contestClient(() => url);

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

test('a participant reads an editorial and practises a private problem of an ended contest without a network', async () => {
  const organiser = await signUpPerson(url, uniqueName('master'));
  const ada = await signUpPerson(url, uniqueName('ada'));
  const id = await createQuestion(url, organiser, {
    id: uniqueName('BOAT-'),
    title: 'Ferry',
    public: false,
  });
  const slug = await create(organiser, {
    name: 'Last summer',
    problems: [id],
    lateSyncMinutes: 0,
    openContestForever: false,
    endTime: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const editorial = { action: 'write', problemID: id, version: 0, text: 'Cross **at night**.' };
  await post('/contests/manage/practice', { contestSlug: slug, ...editorial }, organiser);
  await enter(ada, slug);
  await answer(ada, slug, id, 'option_0');
  const past = "start_time = now() - interval '3 hours', end_time = now() - interval '1 hour'";
  await queryDatabase(visit.dataDir, `update contests set ${past} where slug = $1`, [slug]);

  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}`);
  const read = page.getByRole('button', { name: 'Editorial: Ferry' });
  await read.waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await read.click();
  const dialog = page.getByRole('dialog', { name: 'Editorial: Ferry' });
  await dialog.getByText('at night').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Solve as practice: Ferry' }).click();
  await page.getByLabel('The stern').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.context().setOffline(false);
  await page.getByText('Correct', { exact: true }).first().waitFor();
});
