import { afterEach, expect, test } from 'vitest';
import { writeProgram } from '../support/solve-page';
import { startVisit } from '../support/visit';

const sample = 'SAMPLPRBLM';

const visit = await startVisit();
const { page } = visit;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const editor = () => page.locator('.cm-content');
const results = () => page.getByRole('tabpanel');
const runKey = () => page.keyboard.press('ControlOrMeta+Enter');

async function openAndWrite(text: string, search = ''): Promise<void> {
  await visit.open(`/code/${sample}${search}`);
  await editor().waitFor();
  await writeProgram(page, text);
}

afterEach(() => expect(visit.trouble).toEqual([]));

test('printing 100,000 lines keeps the page small, and a screen reader announces the end of the run', async () => {
  await openAndWrite('for line in range(100000): print(line)');
  await runKey();
  await results()
    .getByText(/^… [\d,]+ more lines/)
    .first()
    .waitFor();
  await results()
    .getByRole('status')
    .filter({ hasText: /match\.$/ })
    .waitFor();
  expect(await results().locator('*').count()).toBeLessThan(3000);
});

test('a prompt printed by input is named beside the difference that it causes', async () => {
  await openAndWrite('length = input("Length: ")\nprint(3)');
  await button(/^Run samples/).click();
  const hint = page.getByText('input("…") prints its text. Leave the text out').first();
  await hint.waitFor();
  await writeProgram(page, 'length = input()\nprint(4)');
  await button(/^Run samples/).click();
  await hint.waitFor({ state: 'detached' });
  await page.getByText('Output differs').first().waitFor();
});
