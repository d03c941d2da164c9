/** A full device deletes its copies of contests and problems while pages show them. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createProblem, createQuestion, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { dropCopies } from '../../support/browser/drop-copies';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { contestRunPage } from '../../support/pages/contest-run-page';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { page, url } = visit;
const { create, register } = contestClient(() => url);
const heading = (name: string, of: Page = page) => of.getByRole('heading', { level: 1, name });

test('OFF-1 visible content stays when a full device deletes its copy, and private content disappears at sign-out', async () => {
  const organiser = await signUpPerson(url, uniqueName('master'));
  const ada = await signUpPerson(url, uniqueName('ada'));
  const newContest = async (more: object) => {
    const slug = await create(organiser, more);
    await register(ada, slug);
    return slug;
  };
  const [ownQuestion, ownProblem] = [uniqueName('OWN-Q-'), uniqueName('OWN-P-')];
  await signInDevice(page, url, ada);
  await createQuestion(visit.url, ada, {
    id: ownQuestion,
    title: 'Nobody else reads this',
    public: false,
  });
  await createProblem(visit.url, ada, { id: ownProblem, title: 'Nobody else solves this', public: false });
  const slug = await newContest({ name: 'Full boat' });
  const running = await newContest({ name: 'Full ferry', problems: ['EMPTY-LOCKER'] });
  const shown = [
    [`/quiz/${ownQuestion}`, 'Nobody else reads this'],
    [`/code/${ownProblem}`, 'Nobody else solves this'],
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
  const runPage = contestRunPage(run, url);
  await runPage.begin(running);
  await heading('The locker that remembers', run).waitFor();
  // This page has no run; it shows that the tabs have received the change.
  const reader = await visit.openTab(`/problems/${ownProblem}`);
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
  await runPage.letter('A', 'not tried').waitFor();

  await visit.open('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const { tab, name } of tabs.slice(0, 2)) await heading(name, tab).waitFor({ state: 'detached' });
  await heading('You have signed out', run).waitFor();
});
