import { randomBytes, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makePng } from '../../support/browser/png';
import { startVisit } from '../../support/browser/visit';

const visit = await startVisit({
  env: { REPORTS_MB: '1' },
  device: { viewport: { width: 1280, height: 800 }, patienceMs: 60_000 },
});
const { page } = visit;

/** Leaves less space for screenshots than one needs. */
async function fillStorage(): Promise<void> {
  const line = 1 + 1422;
  const pixels = randomBytes(700 * line);
  for (let at = 0; at < pixels.length; at += line) pixels[at] = 0;
  const picture = makePng(line - 1, 700, new Uint8Array(deflateSync(pixels)));
  const form = new FormData();
  const fields = { type: 'bug', description: 'Noise.', email: 'Anonymous', currentURL: visit.url };
  for (const [name, value] of Object.entries({ ...fields, screenWidth: '390', screenHeight: '844' }))
    form.set(name, value);
  form.set('screenshot', new Blob([picture], { type: 'image/png' }), 'screenshot.png');
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await fetch(`${visit.url}/api/bug-report`, { method: 'POST', body: form, headers });
  expect(answer.status).toBe(200);
}

test('BUG-13 a report whose screenshot the server cannot store stays in the form, and can be sent without it', async () => {
  await fillStorage();
  await visit.open('/terms');
  await page.getByRole('button', { name: 'Report a bug or request a feature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a report' });
  const description = dialog.getByLabel('What happened, or what would you like to see?');
  const withScreenshot = dialog.getByLabel('Add a screenshot of this page');
  const send = dialog.getByRole('button', { name: /^Send/ });
  await description.fill('The mast is broken');
  await withScreenshot.check();
  await dialog.getByAltText('Screenshot that will be sent').waitFor();
  await send.click();
  await page
    .getByText('Error while submitting bug report. The server cannot store more screenshots.')
    .waitFor();
  await expect.poll(() => send.isEnabled()).toBe(true);
  expect(await description.inputValue()).toBe('The mast is broken');
  await withScreenshot.uncheck();
  await send.click();
  await page.getByText('Bug report submitted successfully!').waitFor();
  await dialog.waitFor({ state: 'detached' });
});
