/** The message beside the buttons refers to the program in the editor. */
import { test } from 'vitest';
import { chooseLanguage, writeProgram } from '../support/solve-page';
import { startVisit } from '../support/visit';

const problem = 'SAMPLPRBLM';

const visit = await startVisit({ judge: true, device: { patienceMs: 120_000 } });
const { page } = visit;

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
