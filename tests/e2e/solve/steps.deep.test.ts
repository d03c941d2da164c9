import { afterEach, expect, test } from 'vitest';
import { startVisit } from '../../support/browser/visit';
import { runOnSamples } from '../../support/pages/solve-page';

const visit = await startVisit();
const { page } = visit;

afterEach(() => expect(visit.trouble).toEqual([]));

const focused = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test('a failed Python program can be stepped through by keyboard, and the focus returns', async () => {
  await visit.open('/code/FIRST-SIGNAL');
  await runOnSamples(page, 'PYTHON3', 'word = "Codeferry"\nprint(word)\nprint(wrod)\n');
  const opener = page.getByRole('button', { name: 'Step through' });
  await opener.click();
  const steps = page.getByRole('dialog', { name: 'Steps of Sample 1' });
  const status = steps.getByRole('status').filter({ hasText: /^Step/ });
  await status.getByText('Step 1 of 4').waitFor();
  await expect.poll(focused).toBe('Step');
  await page.keyboard.press('ArrowRight');
  await status.getByText('Line 2 runs next.').waitFor();
  await steps.getByText("'Codeferry'").waitFor();
  await steps.getByRole('button', { name: 'Last step' }).focus();
  await page.keyboard.press('Enter');
  await status.getByText('The program stopped: NameError').waitFor();
  // The button cannot go further, and keeps the focus.
  expect(await focused()).toBe('Last step');
  await page.keyboard.press('Escape');
  await steps.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Step through');
});

test('the search in the editor is in the language of the page', async () => {
  await visit.open('/code/FIRST-SIGNAL');
  await page.evaluate(() => localStorage.setItem('codeferry-language', 'es'));
  await page.reload();
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+f');
  await page.getByRole('textbox', { name: 'Buscar' }).waitFor();
  await page.getByRole('button', { name: 'Cerrar la búsqueda' }).waitFor();
});
