/** The main job of a learner. The last test really stops the server, loses the first answer and kills the tab. */
import type { Page } from 'playwright';
import { afterEach, expect } from 'vitest';
import { type Language, languageLabels, languages } from '../../../contract/limits';
import { rowsOnDevice } from '../../support/browser/device-database';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { chooseLanguage, keptRuntimes, writeProgram } from '../../support/pages/solve-page';
import { queryDatabase } from '../../support/product/embedded-database';
import type { FlakyProxy } from '../../support/product/flaky-proxy';
import { solutionOf } from '../../support/solutions';

const sample = 'SAMPLPRBLM';
const second = 'TWIN-BEACONS';
const third = 'HULL-LETTERS';
const slow = { timeout: 120_000 };

const visit = await startVisit({ judge: true, viaProxy: true, device: withServiceWorker });
const { page, context, dataDir, openTab } = visit;
const proxy = visit.proxy as FlakyProxy;

afterEach(() => expect(visit.trouble).toEqual([]));

/** Kills a tab's process, like a phone out of memory. */
async function killTab(tab: Page): Promise<void> {
  const session = await context.newCDPSession(tab);
  const crashed = tab.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.close();
}

const runButton = (tab: Page) => tab.getByRole('button', { name: /^Run/ });
const submitButton = (tab: Page) => tab.getByRole('button', { name: /^Submit/ });

async function submit(tab: Page, language: Language, code: string): Promise<void> {
  await chooseLanguage(tab, language);
  await writeProgram(tab, code);
  await submitButton(tab).click();
}

/** Verdicts of the device's submissions, in the order of submitting. */
async function verdicts(tab: Page, problemID: string): Promise<string[]> {
  type Row = { problemID: string; createdAt: number; state?: { verdict?: string } };
  const rows = await rowsOnDevice<Row>(tab, 'submissions');
  return rows
    .filter((row) => row.problemID === problemID)
    .sort((a, b) => a.createdAt - b.createdAt)
    .map((row) => row.state?.verdict ?? 'none');
}

test('HOME-1 SOLVE-18 a visitor opens the sample problem from the home page and runs its samples', async () => {
  await visit.open('/');
  await page
    .getByRole('link', { name: /sample problem/i })
    .first()
    .click();
  await page.waitForURL(`**/code/${sample}*`);
  await writeProgram(page, solutionOf(sample, 'PYTHON3'));
  await runButton(page).click();
  await page.getByText('Output matches').first().waitFor();
});

deepTest(
  `API-20 SOLVE-2 the judge accepts programs in ${languages.map((language) => languageLabels[language]).join(', ')}, and a wrong program gets that verdict`,
  async () => {
    await visit.open(`/code/${sample}`);
    for (const [before, language] of languages.entries()) {
      await submit(page, language, solutionOf(sample, language));
      await expect
        .poll(() => verdicts(page, sample), slow)
        .toEqual(Array.from({ length: before + 1 }, () => 'AC'));
      await page.getByText('Accepted').first().waitFor();
    }
    await submit(page, 'PYTHON3', solutionOf(sample, 'PYTHON3', 'wrong_answer'));
    await page.getByText('Wrong answer').first().waitFor();
  },
);

/** Opens, runs and submits without a server; returns the last tab. */
async function workOffline(): Promise<Page> {
  const tab = await openTab(`/code/${second}`);
  await tab.locator('.cm-content').waitFor();
  for (const path of ['/', '/explore', `/problems/${second}`, '/challenges/first-crossing', '/terms']) {
    const other = await openTab(path);
    await other.getByRole('heading', { level: 1 }).first().waitFor();
    await other.close();
  }
  for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
    await chooseLanguage(tab, language);
    await writeProgram(tab, solutionOf(second, language));
    await runButton(tab).click();
    await tab.getByText('Output matches').first().waitFor();
  }
  await submit(tab, 'PYTHON3', solutionOf(second, 'PYTHON3'));
  await tab.getByText('Saved on this device').first().waitFor();
  await killTab(tab);
  const next = await openTab(`/code/${third}`);
  await submit(next, 'CPP17', solutionOf(third, 'CPP17'));
  await next.getByText('Saved on this device').first().waitFor();
  return next;
}

test('OFF-1 SOLVE-4 API-20 after one visit, every deep link, the samples and Submit work with the server stopped, also after the tab is killed; both submissions get their verdicts exactly once despite a lost response', async () => {
  await visit.open('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The app downloads the rest while the page is open.
  const onDevice = async () =>
    (await rowsOnDevice<{ id: string }>(page, 'problems', 'cache')).map(({ id }) => id);
  await expect.poll(onDevice, slow).toEqual(expect.arrayContaining([second, third]));
  await expect.poll(() => keptRuntimes(page).then(({ length }) => length), slow).toBeGreaterThanOrEqual(4);
  await visit.stopServer();
  await page.goto('about:blank');
  const tab = await workOffline();

  // One request each or one batch, depending on timing.
  const calls = ['/api/code/submit', '/api/outbox'];
  const seen = () => calls.reduce((sum, path) => sum + proxy.seen(path), 0);
  const sentBefore = seen();
  proxy.dropNextAnswer(...calls);
  await visit.startServer();
  await tab.getByText('Accepted').first().waitFor(slow);
  await expect.poll(() => verdicts(tab, second), slow).toEqual(['AC']);
  expect(await verdicts(tab, third)).toEqual(['AC']);
  expect(proxy.dropped()).toBe(1);
  expect(seen() - sentBefore).toBeGreaterThan(1);
  const rows = await queryDatabase<{ id: string; n: number }>(
    dataDir,
    `select problems.id, count(*)::int as n from submissions join problems on problems.pk = problem_pk
       where problems.id = any($1) group by 1 order by 1`,
    [[second, third]],
  );
  expect(rows).toEqual([
    { id: third, n: 1 },
    { id: second, n: 1 },
  ]);
});
