import { expect, test } from 'vitest';
import { startVisit, withServiceWorker } from '../../support/browser/visit';

const visit = await startVisit({ ownServer: true, device: withServiceWorker });
const { page } = visit;

const deepCalls = '(function deep(n) { if (n > 0) deep(n - 1); })(1500); ';

async function writeAndRun(code: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
  await page.getByRole('button', { name: /^Run/ }).click();
}

test('a program too deep for the bare engine runs and its result names the engine, also with the server stopped', async () => {
  await visit.open('/code/SAMPLPRBLM');
  await page.locator('.cm-content').waitFor();
  await page.getByLabel('Language', { exact: true }).selectOption('JAVASCRIPT_NODE');
  await expect.poll(() => page.locator('.cm-content').innerText()).toContain('readFileSync');
  await writeAndRun(`${deepCalls}console.log('first ' + 6 * 7);`);
  await page.getByText('first 42').first().waitFor();
  await page.getByText("Ran in this browser's own JavaScript engine").first().waitFor();

  await page.evaluate(() => navigator.serviceWorker.ready);
  await visit.stopServer();
  await page.reload();
  await page.locator('.cm-content').waitFor();
  await writeAndRun(`${deepCalls}console.log('second ' + 6 * 7);`);
  await page.getByText('second 42').first().waitFor();
  await page.getByText("Ran in this browser's own JavaScript engine").first().waitFor();
});
