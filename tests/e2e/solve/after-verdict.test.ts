/** The message beside the buttons refers to the program in the editor. */
import { expect } from 'vitest';
import { startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { solutionOf } from '../../support/solutions';

const problem = 'SAMPLPRBLM';
const glad = "All set. That's a wrap!";

const visit = await startVisit({ judge: true, device: { patienceMs: 120_000 } });
const { page } = visit;
const message = page.locator('[data-view] [role=status]').filter({ hasText: glad });

deepTest(
  "RUN-19 'All set' disappears with another program, another language and a run, and returns with the program",
  async () => {
    const right = solutionOf(problem, 'JAVASCRIPT_NODE');
    await visit.open(`/code/${problem}`);
    await chooseLanguage(page, 'JAVASCRIPT_NODE');
    await writeProgram(page, right);
    await page.getByRole('button', { name: /^Submit/ }).click();
    const told = message.first();
    await told.waitFor();

    await page.locator('.cm-content').press('ControlOrMeta+End');
    await page.keyboard.type('//');
    await told.waitFor({ state: 'detached' });
    await writeProgram(page, right);
    await told.waitFor();

    await chooseLanguage(page, 'PYTHON3');
    await told.waitFor({ state: 'detached' });
    await chooseLanguage(page, 'JAVASCRIPT_NODE');
    await told.waitFor();

    await page.getByRole('button', { name: /^Run/ }).click();
    await page.getByText(/samples match/).waitFor();
    expect(await told.count()).toBe(0);
  },
);

test('RUN-20 a failing run says that the program failed and what to do', async () => {
  await visit.open(`/code/${problem}`);
  await chooseLanguage(page, 'JAVASCRIPT_NODE');
  await writeProgram(page, 'throw new Error("sunk")');
  await page.getByRole('button', { name: /^Run/ }).click();
  await page
    .getByRole('status')
    .filter({ hasText: 'An error occurred while running your code. Please check your code and try again.' })
    .waitFor();
});
