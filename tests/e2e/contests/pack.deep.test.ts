/** A contest's pack: downloaded, opened by the organiser's code while the server is away, and delivered after it. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createProblem, createQuestion, type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { rowsOnDevice } from '../../support/browser/device-database';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { scheduled } from '../../support/in-minutes';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { queryDatabase } from '../../support/product/embedded-database';
import type { FlakyProxy } from '../../support/product/flaky-proxy';

const visit = await startVisit({
  judge: true,
  device: withServiceWorker,
  viaProxy: true,
});
const proxy = visit.proxy as FlakyProxy;
const { page } = visit;
const { create, register, board, start } = contestClient(() => visit.url);
const addsTwo =
  "const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);\nconsole.log(a + b);\n";
const secret = 'the lantern above the ninth quay';

let desk: Page;
let organiser: Person;
let ada: Person;
let slug: string;
let code: string;
let wrongCode: string;

const heading = (name: string, of = page) => of.getByRole('heading', { level: 1, name });
const button = (name: string, of = page) => of.getByRole('button', { name, exact: true });
const letter = (name: string, state: string) =>
  page.getByRole('link', { name: new RegExp(`^Problem ${name},.*: ${state}$`) });

/** All data on the device, as one text. */
const everythingOn = (of: Page): Promise<string> =>
  of.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        texts.push(JSON.stringify(await answer(database.transaction(table).objectStore(table).getAll())));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        if (/text|json|javascript/.test(type)) texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });

async function prepare(): Promise<void> {
  organiser = await signUpPerson(visit.url, 'harbourmaster');
  ada = await signUpPerson(visit.url, 'adaline');
  await createProblem(visit.url, organiser, {
    id: 'NINTH-QUAY',
    title: 'Ninth quay',
    public: false,
    description: `Count the boats under ${secret}.`,
  });
  await createQuestion(visit.url, organiser, { id: 'QUAY-QUESTION', public: false, description: secret });
  await signInDevice(page, visit.url, ada);
  desk = (await visit.openDevice()).page;
  await signInDevice(desk, visit.url, organiser);
  slug = await create(organiser, {
    name: 'Dark harbour',
    problems: ['NINTH-QUAY', 'QUAY-QUESTION'],
    ...scheduled(60, 180),
    lateSyncMinutes: 30,
  });
  await register(ada, slug);
}

/** A registered participant downloads the pack and sees its size and version; it contains no readable statement. */
async function downloadPack(): Promise<void> {
  // A short server failure must not hide the size permanently.
  const facts = `/api/contests/pack/${slug}/facts`;
  const mend = proxy.meddle(facts, { answer: { status: 503, json: {} } });
  let failures = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(facts) && response.status() === 503) failures += 1;
  });
  await visit.open(`/contests/${slug}`);
  // More than the retries of one call.
  await expect.poll(() => failures, { timeout: 60_000 }).toBeGreaterThan(3);
  mend();
  await page.getByText(/^\d+(\.\d+)? kB$/).waitFor();
  await button('Download for the contest').click();
  await page.getByText(/^Ready, encrypted until the start: version 1, 2 problems/).waitFor();
  await visit.open(`/contests/${slug}/manage`, desk);
  await desk.getByText(/^Participants have downloaded encrypted problems/).waitFor();
  expect(await button('Show the code', desk).count()).toBe(0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = await everythingOn(page);
  // The searched text includes the pack.
  expect(kept).toContain('Dark harbour');
  const [sealed] = await rowsOnDevice<{ whole: { data: string[] } }>(page, 'contestPackData');
  expect(kept).toContain(sealed?.whole.data[0]?.slice(0, 200));
  for (const plain of [secret, 'Ninth quay', 'NINTH-QUAY', 'QUAY-QUESTION'])
    expect(kept).not.toContain(plain);

  await visit.open('/offline');
  const entry = page.getByRole('listitem').filter({ hasText: 'Dark harbour' });
  await entry.getByText(/Ready, encrypted until the start: version 1/).waitFor();
}

/** When the contest is moved, the pack is updated, and the organiser sees the code from the start on. */
async function moveContest(): Promise<void> {
  const moved = 'start_time = now(), version = version + 1';
  await queryDatabase(visit.dataDir, `update contests set ${moved} where slug = $1`, [slug]);
  await visit.open(`/contests/${slug}`);
  await page.getByText(/^Ready, encrypted until the start: version 2/).waitFor();
  await visit.open(`/contests/${slug}/manage`, desk);
  await button('Show the code', desk).click();
  const shown = desk.getByRole('dialog', { name: 'Code of the contest' }).getByText(/^(\w{4}-){3}\w{4}$/);
  code = (await shown.textContent()) ?? '';
  const other = await create(organiser, { name: 'Another', problems: ['NINTH-QUAY'] });
  await register(ada, other);
  const path = (rest: string) => `${visit.url}/api/contests/${rest}`;
  await fetch(path(`pack/${other}/facts`), { headers: { authorization: `Bearer ${ada.token}` } });
  const answer = await fetch(path(`manage/${other}/pack-code`), {
    headers: { authorization: `Bearer ${organiser.token}` },
  });
  wrongCode = ((await answer.json()) as { code: string }).code;
  expect(wrongCode).not.toBe(code);
}

/** The typed code opens the pack without a server; a mistyped and a wrong code do not. */
async function openWithoutServer(): Promise<void> {
  // The download includes the languages, as the page says.
  await visit.open('/offline');
  const script = page.getByRole('listitem').filter({ hasText: 'JavaScript' });
  const isHere = script.getByText(/^On this device, /);
  const bring = script.getByRole('button', { name: /^Download/ });
  // Prefetching may have downloaded it already.
  await isHere.or(bring).first().waitFor();
  if (await bring.isVisible()) await bring.click();
  await isHere.waitFor();
  await visit.stopServer();
  await visit.open(`/contests/${slug}/code`);
  await page
    .getByText('You are offline, and the contest pack (version 2) is on this device.', { exact: false })
    .waitFor();
  const field = page.getByLabel('Code of the contest');
  const mistyped = `${code.slice(0, 5)}${code[5] === '7' ? '8' : '7'}${code.slice(6)}`;
  await field.fill(mistyped);
  await button('Open and start').click();
  await page.getByText('There is a typing mistake in the second group.', { exact: false }).waitFor();
  await field.fill(wrongCode);
  await button('Open and start').click();
  await page.getByRole('alert').filter({ hasText: 'This is not the code of this contest.' }).waitFor();
  expect(await everythingOn(page)).not.toContain(secret);
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize({ width: 1440, height: 900 });
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await button('Open and start').click();
  await letter('A', 'not tried').waitFor();
  await page.getByText(secret, { exact: false }).first().waitFor();
}

/** Samples run, and submissions wait on the device, even after a reload. */
async function workWithoutServer(): Promise<void> {
  await chooseLanguage(page, 'JAVASCRIPT_NODE');
  await writeProgram(page, addsTwo);
  await button('Run samples').click();
  await page.getByText('Output matches').first().waitFor();
  await button('Submit').click();
  await letter('A', 'queued on this device').waitFor();
  await letter('B', 'not tried').click();
  await page.getByRole('main').getByRole('radio').first().check();
  await button('Submit').click();
  await letter('B', 'queued on this device').waitFor();
  await page.reload();
  await letter('B', 'queued on this device').waitFor();
}

/** When the server returns, all submissions are delivered, dated from the contest’s start. */
async function deliverAll(): Promise<void> {
  await visit.startServer();
  await letter('A', 'solved').waitFor();
  const { run, contest } = await start(ada, slug);
  expect(run.startedAt).toBe(contest.startTime);
  expect(run.sequence).toBe(2);
  const { leaderboard } = await board(slug);
  expect(leaderboard).toMatchObject([{ username: 'adaline' }]);
  await button('Finish').click();
  await button('Finish now').click();
  await heading('You have finished').waitFor();
  expect(visit.trouble).toEqual([]);
}

// Its five parts have the time of as many tests.
test('CRUN-2 Offline 7 Offline 10 a participant with the pack takes part although the server is away from before the start', async () => {
  await prepare();
  await downloadPack();
  await moveContest();
  await openWithoutServer();
  await workWithoutServer();
  await deliverAll();
}, 600_000);
