/** The main job of a learner. The last test really stops the server, loses the first answer and kills the tab. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { type Language, languageLabels, languages } from '../../contract/limits';
import { rowsOnDevice } from '../support/device-database';
import { solutionOf } from '../support/solutions';
import { chooseLanguage, writeProgram } from '../support/solve-page';
import { startVisit, withServiceWorker } from '../support/visit';

const sample = 'SAMPLPRBLM';
const slow = { timeout: 120_000 };

const visit = await startVisit({ judge: true, viaProxy: true, device: withServiceWorker });
const { page } = visit;

afterEach(() => expect(visit.trouble).toEqual([]));
const submitButton = (tab: Page) => tab.getByRole('button', { name: /^Submit/ });

async function submit(tab: Page, language: Language, code: string): Promise<void> {
  await chooseLanguage(tab, language);
  await writeProgram(tab, code);
  await submitButton(tab).click();
}

/** Verdicts of the device's submissions, in the order of submitting. */
async function verdicts(tab: Page, problemID: string): Promise<string[]> {
  type Row = { problemID: string; createdAt: number; state?: { verdict?: string } };
  const rows = await rowsOnDevice<Row>(tab, 'submissions');
  return rows
    .filter((row) => row.problemID === problemID)
    .sort((a, b) => a.createdAt - b.createdAt)
    .map((row) => row.state?.verdict ?? 'none');
}

test(`API-20 SOLVE-2 the judge accepts programs in ${languages.map((language) => languageLabels[language]).join(', ')}, and a wrong program gets that verdict`, async () => {
  await visit.open(`/code/${sample}`);
  for (const [before, language] of languages.entries()) {
    await submit(page, language, solutionOf(sample, language));
    await expect
      .poll(() => verdicts(page, sample), slow)
      .toEqual(Array.from({ length: before + 1 }, () => 'AC'));
    await page.getByText('Accepted').first().waitFor();
  }
  await submit(page, 'PYTHON3', solutionOf(sample, 'PYTHON3', 'wrong_answer'));
  await page.getByText('Wrong answer').first().waitFor();
});
