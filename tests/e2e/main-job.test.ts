/** The main job of a learner. The tests really stop the server, lose the first answer and kill the tab. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languageLabels, languages } from '../../contract/limits';
import { rowsOnDevice } from '../support/device-database';
import { queryDatabase } from '../support/embedded-database';
import type { FlakyProxy } from '../support/flaky-proxy';
import { solutionOf } from '../support/solutions';
import { chooseLanguage, writeProgram } from '../support/solve-page';
import { startVisit, withServiceWorker } from '../support/visit';

const sample = 'SAMPLPRBLM';
const visit = await startVisit({ judge: true, viaProxy: true, device: withServiceWorker });
const { context, dataDir, openTab } = visit;
const proxy = visit.proxy as FlakyProxy;
let { page } = visit;

beforeAll(() => visit.open('/'));

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

/** Submissions with a verdict in the device's database. */
async function judged(tab: Page, problemID: string): Promise<string[]> {
  type Row = { problemID: string; state?: { verdict?: string } };
  const rows = await rowsOnDevice<Row>(tab, 'submissions');
  return rows.filter((row) => row.problemID === problemID).map((row) => row.state?.verdict ?? 'none');
}

describe('the main job', () => {
  test('HOME-1 SOLVE-18 a visitor opens the sample problem from the home page and runs its samples', async () => {
    await page
      .getByRole('link', { name: /sample problem/i })
      .first()
      .click();
    await page.waitForURL(`**/code/${sample}*`);
    await writeProgram(page, solutionOf(sample, 'PYTHON3'));
    await runButton(page).click();
    await page.getByText('Output matches').first().waitFor();
  });

  test.each(languages.map((language) => [languageLabels[language], language] as const))(
    'API-20 SOLVE-2 %s is submitted and accepted by the judge',
    async (_label, language) => {
      const before = (await judged(page, sample)).filter((verdict) => verdict === 'AC').length;
      await submit(page, language, solutionOf(sample, language));
      await expect
        .poll(async () => (await judged(page, sample)).filter((verdict) => verdict === 'AC').length, {
          timeout: 60_000,
        })
        .toBe(before + 1);
      await page.getByText('Accepted').first().waitFor();
    },
  );

  test('a wrong program gets that verdict', async () => {
    await submit(page, 'PYTHON3', solutionOf(sample, 'PYTHON3', 'wrong_answer'));
    await page.getByText('Wrong answer').first().waitFor();
  });

  describe('without a network', () => {
    const second = 'TWIN-BEACONS';
    const third = 'HULL-LETTERS';

    test('OFF-1 after one visit, every deep link works with the server stopped', async () => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await visit.stopServer();
      await page.close();
      page = await openTab(`/code/${second}`);
      await page.locator('.cm-content').waitFor();
      for (const path of ['/', '/explore', `/problems/${second}`, '/challenges/first-crossing', '/terms']) {
        const tab = await openTab(path);
        await tab.getByRole('heading', { level: 1 }).first().waitFor();
        await tab.close();
      }
    });

    test('SOLVE-4 samples still run in both local languages', async () => {
      for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
        await chooseLanguage(page, language);
        await writeProgram(page, solutionOf(second, language));
        await runButton(page).click();
        await page.getByText('Output matches').first().waitFor();
      }
    });

    test('a submission is saved on this device, even if the tab is killed', async () => {
      await submit(page, 'PYTHON3', solutionOf(second, 'PYTHON3'));
      await page.getByText('Saved on this device').first().waitFor();
      await killTab(page);
      page = await openTab(`/code/${third}`);
      await submit(page, 'CPP17', solutionOf(third, 'CPP17'));
      await page.getByText('Saved on this device').first().waitFor();
    });

    test('API-20 back online, both get their verdicts without a reload, exactly once despite a lost response', async () => {
      // One request each or one batch, depending on timing.
      const calls = ['/api/code/submit', '/api/outbox'];
      const seen = () => calls.reduce((sum, path) => sum + proxy.seen(path), 0);
      const sentBefore = seen();
      proxy.dropNextAnswer(...calls);
      await visit.startServer();
      await page.getByText('Accepted').first().waitFor({ timeout: 120_000 });
      await expect.poll(() => judged(page, second), { timeout: 120_000 }).toEqual(['AC']);
      expect(await judged(page, third)).toEqual(['AC']);
      expect(proxy.dropped()).toBe(1);
      expect(seen() - sentBefore).toBeGreaterThan(1);
      const rows = await queryDatabase<{ id: string; n: number }>(
        dataDir,
        `select problems.id, count(*)::int as n from submissions join problems on problems.pk = problem_pk
       where problems.id = any($1) group by 1`,
        [[second, third]],
      );
      expect(rows.map((row) => row.n)).toEqual([1, 1]);
    });

    test('the tabs report no script errors', () => {
      expect(visit.trouble).toEqual([]);
    });
  });
});
