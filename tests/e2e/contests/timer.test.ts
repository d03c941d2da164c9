/** The countdown before a contest, and the timer of a run. Each test moves the clock of a device of its own. */
import type { Page } from 'playwright';
import { afterEach, beforeAll, expect } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { contestRunPage } from '../../support/pages/contest-run-page';
import { queryDatabase } from '../../support/product/embedded-database';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({ device: withServiceWorker });
const { url } = visit;
const { createFor } = contestClient(() => url);

let organiser: Person;
let ada: Person;

beforeAll(async () => {
  organiser = await signUpPerson(url, uniqueName('master'));
  ada = await signUpPerson(url, uniqueName('ada'));
});

afterEach(() => expect(visit.trouble.splice(0)).toEqual([]));

const newContest = (more: object) => createFor(ada, organiser, { problems: ['EMPTY-LOCKER'], ...more });

/** A signed-in device whose clock can be moved. */
async function openClock(): Promise<Page> {
  const { page } = await visit.openDevice();
  await signInDevice(page, url, ada);
  await page.clock.install();
  return page;
}

/** With the network, the app would correct its clock by the server's. Messages come from the stored app. */
async function loseNetwork(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await contestRunPage(page, url).loseNetwork();
}

deepTest('CRUN-2 counts down before the start, and then shows Start Contest without a reload', async () => {
  const startTime = new Date(Date.now() + 25 * 3_600_000).toISOString();
  const slug = await newContest({ name: 'Tomorrow', openContestImmediately: false, startTime });
  const page = await openClock();
  const { button, open } = contestRunPage(page, url);
  await open(slug);
  const timer = page.getByRole('timer', { name: 'Starts in' });
  await expect.poll(() => timer.innerText()).toMatch(/01\s+days\s+00\s+hours\s+5\d\s+min\s+\d\d\s+sec/);
  // Screen readers must not announce every second.
  expect(await timer.getAttribute('aria-live')).toBeNull();
  expect(await timer.locator('xpath=ancestor::*[@aria-live or @role="status"]').count()).toBe(0);
  const before = await timer.innerText();
  await page.clock.fastForward('00:01');
  await expect.poll(() => timer.innerText()).not.toBe(before);
  expect(await button('Start Contest').count()).toBe(0);
  // The app soon corrects its clock by the server's, and counts down again: the page itself notes what it showed.
  await page.evaluate(() => {
    const look = () => {
      const names = [...document.querySelectorAll('button')].map(({ innerText }) => innerText.trim());
      if (!names.includes('Start Contest') || document.querySelector('[role="timer"]')) return;
      document.documentElement.dataset.seen = 'start';
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  await page.clock.fastForward('25:00:00');
  await page.waitForFunction(() => document.documentElement.dataset.seen === 'start');
});

test('CRUN-9 CRUN-12 CRUN-16 CRUN-18 a one-minute run shows one minute, and ends while the user is solving', async () => {
  const slug = await newContest({ name: 'Short', timedContest: true, duration: 1 });
  const page = await openClock();
  const { begin, heading } = contestRunPage(page, url);
  await begin(slug);
  await page.getByRole('timer', { name: '1 minute left' }).waitFor();
  expect(await page.getByRole('timer').innerText()).toMatch(/^(1:00|0:[0-5]\d)$/);
  await loseNetwork(page);
  await page.clock.fastForward('01:00');
  await page.locator('[data-sonner-toast]', { hasText: 'Contest has ended.' }).waitFor();
  await heading('Contest has ended.').waitFor();
  // Ages the run by a minute on the server too, so a reload shows the same time.
  const past = "started_at = started_at - interval '1 minute'";
  const ofContest = 'contest_pk = (select pk from contests where slug = $1)';
  await queryDatabase(visit.dataDir, `update contest_runs set ${past} where ${ofContest}`, [slug]);
  await page.context().setOffline(false);
  await page.reload();
  await heading('Contest has ended.').waitFor();
});

deepTest('CRUN-17 a warning appears when 10, 5 and 1 minutes are left, each once', async () => {
  const slug = await newContest({ name: 'Eleven minutes', timedContest: true, duration: 11 });
  const page = await openClock();
  const { begin, heading } = contestRunPage(page, url);
  await begin(slug);
  await page.getByRole('timer', { name: '11 minutes left' }).waitFor();
  await loseNetwork(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    const textOf = new WeakMap<Element, string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll<HTMLElement>('[data-sonner-toast]')) {
        const text = toast.innerText.trim();
        if (textOf.get(toast) !== text && / left$/.test(text)) seen.push(text);
        textOf.set(toast, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const warnings = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(await warnings()).toEqual([]);
  await page.clock.fastForward('01:00');
  await expect.poll(warnings).toEqual(['10 minutes left']);
  await page.clock.fastForward('04:00');
  await page.getByRole('timer', { name: /^[67] minutes left/ }).waitFor();
  expect(await warnings()).toEqual(['10 minutes left']);
  await page.clock.fastForward('01:00');
  await expect.poll(warnings).toEqual(['10 minutes left', '5 minutes left']);
  await page.clock.fastForward('04:00');
  await expect.poll(warnings).toEqual(['10 minutes left', '5 minutes left', '1 minute left']);
  await page.clock.fastForward('01:00');
  await heading('Contest has ended.').waitFor();
  expect(await warnings()).toEqual(['10 minutes left', '5 minutes left', '1 minute left']);
});
