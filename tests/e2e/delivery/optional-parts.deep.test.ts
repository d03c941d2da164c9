/** Parts of the app that only some devices store: vim keys and translations (decision 127). The server really stops. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { startTwoBuilds } from '../../support/browser/second-build';
import { startVisit, withServiceWorker } from '../../support/browser/visit';

const visit = await startVisit({ ownServer: true, device: withServiceWorker });
const { page } = visit;

afterEach(() => expect(visit.trouble).toEqual([]));

const storedVim = (shown: Page) =>
  shown.evaluate(async () => (await (await caches.open('optional-parts')).keys()).map(({ url }) => url));
const mode = (shown: Page, name: string) => shown.locator('.cm-vim-panel').getByText(name).waitFor();

test('OFF-1 vim keys chosen in the settings work without the server, in an editor that was never open', async () => {
  // Stores the problem, and loads no editor.
  await visit.open('/problems/SAMPLPRBLM');
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'All Aboard' }).waitFor();
  await visit.open('/settings');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('checkbox', { name: /Vim keys/ }).check();
  await expect.poll(() => storedVim(page)).toHaveLength(1);
  await visit.stopServer();
  await visit.open('/');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await visit.open('/code/SAMPLPRBLM');
  await mode(page, 'NORMAL');
  await page.locator('.cm-content').click();
  await page.keyboard.press('i');
  await mode(page, 'INSERT');
  await page.keyboard.type('x = 1');
  await page.keyboard.press('Escape');
  await mode(page, 'NORMAL');
  await visit.startServer();
});

test('OFF-1 after an update the app is still in Spanish and has vim keys, without the server', async () => {
  const builds = await startTwoBuilds(visit.url);
  const { page: shown } = await visit.openDevice(withServiceWorker);
  const heading = (name: string) => shown.getByRole('main').getByRole('heading', { level: 1, name });
  await shown.goto(`${builds.url}/problems/SAMPLPRBLM`);
  await heading('All Aboard').waitFor();
  await shown.goto(`${builds.url}/settings`);
  await shown.evaluate(() => navigator.serviceWorker.ready);
  await shown.getByRole('checkbox', { name: /Vim keys/ }).check();
  await expect.poll(() => storedVim(shown)).toHaveLength(1);
  await shown.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await heading('Ajustes').waitFor();
  builds.change();
  await shown.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await shown.getByRole('button', { name: 'Recargar' }).click({ timeout: 180_000 });
  await shown.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('-second.')),
  );
  await heading('Ajustes').waitFor();
  // The old one is removed when the new build has taken over.
  await expect.poll(() => storedVim(shown)).toEqual([expect.stringContaining('-second.')]);
  await builds.close();
  await shown.goto(`${builds.url}/explore`);
  await heading('Explorar').waitFor();
  expect(await shown.evaluate(() => document.documentElement.lang)).toBe('es');
  await shown.goto(`${builds.url}/code/SAMPLPRBLM`);
  await shown.getByRole('button', { name: 'Ejecutar ejemplos' }).first().waitFor();
  await mode(shown, 'NORMAL');
});
