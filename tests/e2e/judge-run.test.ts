import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { rowsOnDevice } from '../support/device-database';
import { solutionOf } from '../support/solutions';
import { writeProgram } from '../support/solve-page';
import { startVisit, withServiceWorker } from '../support/visit';

const sample = 'SAMPLPRBLM';

const visit = await startVisit({ judge: true, device: withServiceWorker });
let { page } = visit;

beforeAll(() => openProblem(page));

async function openProblem(tab: Page): Promise<void> {
  await visit.open(`/code/${sample}`, tab);
  await tab.locator('.cm-content').waitFor();
}

const panel = (tab: Page) => tab.getByRole('tabpanel');
const run = (tab: Page, name: string | RegExp = /^Run/) => tab.getByRole('button', { name });

test('Java runs the samples on the judge at once, without naming a verdict', async () => {
  await page.getByLabel('Language').selectOption('JAVA8');
  await writeProgram(page, solutionOf(sample, 'JAVA8'));
  await run(page, 'Run samples').click();
  await panel(page).getByText('Output matches').first().waitFor();
  await panel(page).getByText('Ran on the judge').waitFor();
  expect(await panel(page).innerText()).not.toMatch(/Accepted|Wrong answer/);
  await expect.poll(() => run(page, 'Run samples').isEnabled()).toBe(true);
});

test('results are marked when they belong to older code, and hidden for another language', async () => {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('// more');
  await panel(page).getByText('From an older version of your code.').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await panel(page).getByText('From an older version of your code.').waitFor({ state: 'detached' });
  await page.getByLabel('Language').selectOption('PYTHON3');
  await panel(page).getByText('Output matches').first().waitFor({ state: 'detached' });
  await page.getByLabel('Language').selectOption('JAVA8');
  await panel(page).getByText('Output matches').first().waitFor();
});

test('a program that does not compile shows the reason', async () => {
  await writeProgram(page, 'class Main { int x = "no number"; }');
  await run(page, 'Run samples').click();
  await panel(page).getByText('The code has an error and did not start').waitFor();
  await panel(page)
    .getByText(/incompatible types/)
    .waitFor();
});

test('a custom input also runs on the judge, and survives a reload', async () => {
  await page.getByRole('tab', { name: 'Custom input' }).click();
  await page.getByLabel('Input for the next run').fill('hello from here\n');
  const echo = [
    'import java.util.*;',
    'class Main { public static void main(String[] a) {',
    'System.out.println("<" + new Scanner(System.in).nextLine() + ">"); System.err.println("aside"); System.exit(3); } }',
  ];
  await writeProgram(page, echo.join('\n'));
  await run(page, 'Run my input').click();
  await panel(page).getByText('The program failed (exit code 3)').waitFor();
  await panel(page).getByText('<hello from here>').waitFor();
  await panel(page).getByText('aside').first().waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Custom input' }).click();
  await expect.poll(() => page.getByLabel('Input for the next run').inputValue()).toBe('hello from here\n');
  // The device keeps the judge's result.
  await panel(page).getByText('<hello from here>').waitFor();
});

test('offline, a run is queued, a newer run replaces it, and a later visit shows the result', async () => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await visit.stopServer();
  await writeProgram(page, 'class Main { /* never sent */ }');
  // Only a request shows that the server is gone.
  await run(page).click();
  await panel(page)
    .getByText('Saved on this device. It runs on the judge when there is a network.')
    .waitFor();
  await writeProgram(page, solutionOf(sample, 'JAVA8'));
  await run(page, 'Run when online').click();
  const queued = async () => {
    const rows = await rowsOnDevice<{ payload: { code: string } }>(page, 'payloads');
    return rows.map(({ payload }) => payload.code.includes('never sent'));
  };
  await expect.poll(queued).toEqual([false]);
  await page.close();
  await visit.startServer();
  page = await visit.context.newPage();
  await openProblem(page);
  await expect.poll(() => page.getByLabel('Language').inputValue()).toBe('JAVA8');
  await panel(page).getByText('Output matches').first().waitFor();
});

test('C++ runs on the judge while its runtime is not on this device', async () => {
  await page.getByLabel('Language').selectOption('CPP17');
  await writeProgram(page, solutionOf(sample, 'CPP17'));
  await run(page, 'Run samples').click();
  await panel(page).getByText('Output matches').first().waitFor();
  await panel(page).getByText('Ran on the judge').waitFor();
});

test('the page reports no errors', () => {
  expect(visit.trouble).toEqual([]);
});
