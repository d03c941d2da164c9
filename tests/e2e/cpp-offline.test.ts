import { expect, test } from 'vitest';
import type { FlakyProxy } from '../support/flaky-proxy';
import { solutionOf } from '../support/solutions';
import { startVisit, withServiceWorker } from '../support/visit';

const sample = 'SAMPLPRBLM';
/** The first start precompiles the standard library, which takes long on a busy machine. */
const patienceMs = 600_000;
const visit = await startVisit({ device: withServiceWorker, viaProxy: true });
const proxy = visit.proxy as FlakyProxy;
let { page } = visit;

const run = () => page.getByRole('button', { name: 'Run samples' });
const offer = () =>
  page.getByRole('button', { name: /^Download C\+\+ for this device: [\d.]+ MB, uses about/ });
const onDevice = () => page.getByText(/^C\+\+ is on this device/);
const results = () => page.getByRole('tab', { name: 'Samples' });

test(
  'SOLVE-4 C++ is offered with its size, its download can be stopped, and it runs the samples after the download',
  async () => {
    await visit.open(`/code/${sample}`);
    await page.getByLabel('Language').selectOption('CPP17');
    await results().click();
    await offer().waitFor();
    let letGo = () => {};
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    proxy.meddle(/\/clang\.wasm\.1$/, { until });
    await offer().click();
    await page.getByRole('button', { name: 'Cancel the download' }).click();
    letGo();
    await offer().click();
    await onDevice().waitFor({ timeout: patienceMs });
    const editor = page.locator('.cm-content');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(solutionOf(sample, 'CPP17'));
    await run().click();
    await page.getByText('Output matches').first().waitFor({ timeout: patienceMs });
    await page.getByText('Saved on this device').first().waitFor();
  },
  2 * patienceMs,
);

test(
  'OFF-1 it still runs in a new tab with the server stopped',
  async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await visit.stopServer();
    await page.close();
    page = await visit.openTab(`/code/${sample}`);
    await page.locator('.cm-content').waitFor();
    await results().click();
    await onDevice().waitFor();
    await run().click();
    await page.getByText('Output matches').first().waitFor({ timeout: patienceMs });
  },
  2 * patienceMs,
);

test('removing C++ stops its worker, and the page names the judge or the missing download', async () => {
  const compilers = () => page.workers().filter((worker) => worker.url().includes('cpp'));
  expect(compilers()).not.toEqual([]);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page
    .getByText(/^C\+\+17 (runs on the judge|is not on this device yet)/)
    .first()
    .waitFor();
  await expect.poll(() => compilers().length).toBe(0);
});
