import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { rowsOnDevice } from '../../support/browser/device-database';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { solutionOf } from '../../support/solutions';

const sample = 'SAMPLPRBLM';

const visit = await startVisit({
  judge: true,
  ownServer: true,
  device: withServiceWorker,
});
const { page } = visit;

const panel = (tab: Page) => tab.getByRole('tabpanel');
const run = (name: string | RegExp) => page.getByRole('button', { name });

test('offline, a run is queued, a newer run replaces it, and a later visit shows the result', async () => {
  await visit.open(`/code/${sample}`);
  await chooseLanguage(page, 'JAVA8');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.stopServer();
  await writeProgram(page, 'class Main { /* never sent */ }');
  // Only a request shows that the server is gone.
  await run(/^Run/).click();
  await panel(page)
    .getByText('Saved on this device. It runs on the judge when there is a network.')
    .waitFor();
  await writeProgram(page, solutionOf(sample, 'JAVA8'));
  await run('Run when online').click();
  const queued = async () => {
    const rows = await rowsOnDevice<{ payload: { code: string } }>(page, 'payloads');
    return rows.map(({ payload }) => payload.code.includes('never sent'));
  };
  await expect.poll(queued).toEqual([false]);
  await page.goto('about:blank');
  await visit.startServer();
  const later = await visit.openTab(`/code/${sample}`);
  await expect.poll(() => later.getByLabel('Language', { exact: true }).inputValue()).toBe('JAVA8');
  await panel(later).getByText('Output matches').first().waitFor();
  expect(visit.trouble).toEqual([]);
});
