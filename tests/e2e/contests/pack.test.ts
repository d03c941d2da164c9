/** A contest's pack, from the download to the delivery. The whole story is in contest-pack.deep.test.ts. */
import { afterEach, expect, test } from 'vitest';
import { createQuestion, request, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { contestRunPage } from '../../support/pages/contest-run-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;
const { create, register, start } = contestClient(() => url);
const { button, letter, open } = contestRunPage(page, url);
const secret = 'the lantern above the ninth quay';

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

test('CRUN-2 Offline 7 Offline 10 a participant opens the sealed pack with the organiser’s code, without a network', async () => {
  const organiser = await signUpPerson(url, uniqueName('master'));
  const ada = await signUpPerson(url, uniqueName('ada'));
  const id = uniqueName('QUAY-');
  const options = ['The bow', 'The stern'].map((text, at) => ({
    id: `option_${at}`,
    text,
    isCorrect: at === 1,
  }));
  const questionData = { questionText: secret, options };
  await createQuestion(url, organiser, { id, public: false, questionData });
  const slug = await create(organiser, {
    name: 'Dark harbour',
    problems: [id],
    lateSyncMinutes: 30,
    openContestForever: false,
    endTime: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await register(ada, slug);
  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}`);
  await button('Download for the contest').click();
  await page.getByText(/^Ready, encrypted until the start: version 1, 1 problem/).waitFor();
  const sealed = JSON.stringify(await rowsOnDevice(page, 'contestPackData'));
  expect(sealed.length).toBeGreaterThan(100);
  expect(sealed).not.toContain(secret);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  const { body } = await request<{ code: string }>(
    `${url}/api/contests/manage/${slug}/pack-code`,
    undefined,
    organiser,
  );
  expect(body.code).toMatch(/^(\w{4}-){3}\w{4}$/);
  await page.context().setOffline(true);
  await open(slug);
  const field = page.getByLabel('Code of the contest');
  const mistyped = `${body.code.slice(0, 5)}${body.code[5] === '7' ? '8' : '7'}${body.code.slice(6)}`;
  await field.fill(mistyped);
  await button('Open and start').click();
  await page.getByText('There is a typing mistake in the second group.', { exact: false }).waitFor();
  await field.fill(body.code.toLowerCase());
  await button('Open and start').click();
  await letter('A', 'not tried').waitFor();
  await page.getByText(secret).first().waitFor();

  await page.getByRole('main').getByRole('radio').nth(1).check();
  await button('Submit').click();
  await letter('A', 'queued on this device').waitFor();
  await page.context().setOffline(false);
  await letter('A', 'solved').waitFor();
  const { run, contest } = await start(ada, slug);
  expect(run).toMatchObject({ startedAt: contest.startTime, sequence: 1 });
});
