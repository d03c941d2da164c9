import { expect, test } from 'vitest';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { writeProgram } from '../../support/pages/solve-page';
import type { FlakyProxy } from '../../support/product/flaky-proxy';
import { solutionOf } from '../../support/solutions';
import { cppControls } from '../run-client/cpp-controls';

const sample = 'SAMPLPRBLM';
/** The first start precompiles the standard library, which takes long on a busy machine. */
const patienceMs = 600_000;
const visit = await startVisit({ device: withServiceWorker, viaProxy: true });
const proxy = visit.proxy as FlakyProxy;

test(
  'SOLVE-4 OFF-1 C++ runs the samples after a stopped and a complete download, also in a new tab with the server stopped, until it is removed',
  async () => {
    await visit.open(`/code/${sample}`);
    await visit.page.getByLabel('Language', { exact: true }).selectOption('CPP17');
    const online = cppControls(visit.page);
    await online.results.click();
    let letGo = () => {};
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    proxy.meddle(/\/clang\.wasm\.1$/, { until });
    await online.offer.click();
    await online.cancel.click();
    letGo();
    await online.offer.click();
    await online.onDevice.waitFor({ timeout: patienceMs });
    await writeProgram(visit.page, solutionOf(sample, 'CPP17'));
    await online.run.click();
    await visit.page.getByText('Output matches').first().waitFor({ timeout: patienceMs });
    await visit.page.getByText('Saved on this device').first().waitFor();

    await visit.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await visit.stopServer();
    await visit.page.goto('about:blank');
    const page = await visit.openTab(`/code/${sample}`);
    const offline = cppControls(page);
    await page.locator('.cm-content').waitFor();
    await offline.results.click();
    await offline.onDevice.waitFor();
    await offline.run.click();
    await page.getByText('Output matches').first().waitFor({ timeout: patienceMs });

    const compilers = () => page.workers().filter((worker) => worker.url().includes('cpp'));
    expect(compilers()).not.toEqual([]);
    await offline.remove.click();
    await page
      .getByText(/^C\+\+17 (runs on the judge|is not on this device yet)/)
      .first()
      .waitFor();
    await expect.poll(() => compilers().length).toBe(0);
  },
  2 * patienceMs,
);
