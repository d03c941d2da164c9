import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../contract/limits';
import { chooseLanguage, writeProgram } from '../support/solve-page';
import { startVisit } from '../support/visit';

const sample = 'SAMPLPRBLM';

const visit = await startVisit({ judge: true, device: { patienceMs: 90_000 } });
const { page } = visit;

afterEach(() => expect(visit.trouble).toEqual([]));

async function openAndWrite(language: Language, code: string): Promise<void> {
  await visit.open(`/code/${sample}`);
  await chooseLanguage(page, language);
  await writeProgram(page, code);
}

const panel = () => page.getByRole('tabpanel');
const run = (name: string | RegExp) => page.getByRole('button', { name });

test('a custom input also runs on the judge, and survives a reload', async () => {
  const echo = [
    'import java.util.*;',
    'class Main { public static void main(String[] a) {',
    'System.out.println("<" + new Scanner(System.in).nextLine() + ">"); System.err.println("aside"); System.exit(3); } }',
  ];
  await openAndWrite('JAVA8', echo.join('\n'));
  await page.getByRole('tab', { name: 'Custom input' }).click();
  await page.getByLabel('Input for the next run').fill('hello from here\n');
  await run('Run my input').click();
  await panel().getByText('The program failed (exit code 3)').waitFor();
  await panel().getByText('<hello from here>').waitFor();
  await panel().getByText('aside').first().waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Custom input' }).click();
  await expect.poll(() => page.getByLabel('Input for the next run').inputValue()).toBe('hello from here\n');
  // The device keeps the judge's result.
  await panel().getByText('<hello from here>').waitFor();
});
