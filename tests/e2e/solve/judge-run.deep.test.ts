import { afterEach, expect, test } from 'vitest';
import type { Language } from '../../../contract/limits';
import { startVisit } from '../../support/browser/visit';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { solutionOf } from '../../support/solutions';

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

test('Java runs the samples on the judge, without naming a verdict; results are marked when they belong to older code, and hidden for another language', async () => {
  await openAndWrite('JAVA8', solutionOf(sample, 'JAVA8'));
  await run('Run samples').click();
  await panel().getByText('Output matches').first().waitFor();
  await panel().getByText('Ran on the judge').waitFor();
  expect(await panel().innerText()).not.toMatch(/Accepted|Wrong answer/);
  await expect.poll(() => run('Run samples').isEnabled()).toBe(true);

  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('// more');
  await panel().getByText('From an older version of your code.').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await panel().getByText('From an older version of your code.').waitFor({ state: 'detached' });
  await chooseLanguage(page, 'PYTHON3');
  await panel().getByText('Output matches').first().waitFor({ state: 'detached' });
  await chooseLanguage(page, 'JAVA8');
  await panel().getByText('Output matches').first().waitFor();
});

test('a program that does not compile shows the reason', async () => {
  await openAndWrite('JAVA8', 'class Main { int x = "no number"; }');
  await run('Run samples').click();
  await panel().getByText('Your program does not compile').waitFor();
  await panel()
    .getByText(/incompatible types/)
    .waitFor();
});

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

test('C++ runs on the judge while its runtime is not on this device', async () => {
  await openAndWrite('CPP17', solutionOf(sample, 'CPP17'));
  await run('Run samples').click();
  await panel().getByText('Output matches').first().waitFor();
  await panel().getByText('Ran on the judge').waitFor();
});
