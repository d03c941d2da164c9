/** The clock of the page stands still, except where a test moves it. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { rowsOnDevice } from '../../support/browser/device-database';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { typedText } from '../../support/pages/type-program';

const visit = await startVisit();

/** The clock cannot be started again, so the device is not used again. */
async function openStopped(path: string, control: string): Promise<Page> {
  const { page } = await visit.openDevice();
  const now = Date.now();
  await page.clock.install({ time: now });
  await visit.open(path, page);
  await page.locator(control).waitFor();
  await page.getByRole('button', { name: 'Outbox: Online. Everything is sent' }).waitFor();
  await page.clock.pauseAt(now + 3_600_000);
  return page;
}

async function draft(page: Page): Promise<string | undefined> {
  const [row] = await rowsOnDevice<{ code: string }>(page, 'drafts');
  return row?.code;
}

/** Types at the end of the program, like a user who does not stop. */
async function type(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').press('ControlOrMeta+End');
  await page.keyboard.insertText(text);
  await expect.poll(() => typedText(page)).toContain(text);
}

const saving = (page: Page) => page.getByText('Saving locally…');

test('SOLVE-8 SOLVE-9 LIM-1 the code is saved 2 s after a change, and "Saving locally…" shows for 1 s', async () => {
  const page = await openStopped('/code/SAMPLPRBLM', '.cm-content');
  await type(page, '# first');
  await page.clock.runFor(1900);
  expect(await draft(page)).toBeUndefined();
  expect(await saving(page).count()).toBe(0);
  await page.clock.runFor(150);
  await expect.poll(() => draft(page)).toContain('# first');
  await saving(page).waitFor();
  await page.clock.runFor(900);
  expect(await saving(page).count()).toBe(1);
  await page.clock.runFor(150);
  await saving(page).waitFor({ state: 'detached' });
  await page.getByText('Saved on this device').waitFor();
});

test('SOLVE-9 LIM-1 a user who does not stop typing waits no longer than 2 s for a save', async () => {
  const page = await openStopped('/code/SAMPLPRBLM', '.cm-content');
  for (const word of ['one', 'two', 'three', 'four']) {
    expect(await draft(page)).toBeUndefined();
    await type(page, `# ${word}`);
    await page.clock.runFor(480);
  }
  expect(await draft(page)).toBeUndefined();
  await page.clock.runFor(100);
  await expect.poll(() => draft(page)).toContain('# four');
});

deepTest('LIM-1 the search asks the server 500 ms after the last letter', async () => {
  const page = await openStopped('/explore', '[role=combobox]');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/search') asked.push(request.postDataJSON().query);
  });
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('cra');
  await page.clock.runFor(450);
  await box.fill('crate');
  await page.clock.runFor(450);
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => asked).toEqual(['crate']);
});
