import type { Page } from 'playwright';
import { request } from '../../integration/client';
import { wizardPage } from './wizard-page';

export interface ShownProblem {
  id: string;
  version: number;
  title: string;
  type: string;
  tags: string[];
  testcaseLength: number;
  samples: { input: string; output: string }[];
  initialCode: { language: string; code: string }[];
}

export function problemWizardPage({ page, url }: { page: Page; url: string }) {
  const wizard = wizardPage(page);
  const { button, text, choice, step } = wizard;
  return {
    ...wizard,
    next: () => button('Next').click(),
    async begin(): Promise<void> {
      await page.goto(`${url}/problems/create?draft=${crypto.randomUUID()}`);
      await step('Basic Info').waitFor();
    },
    async fillBasics(title: string, type = 'Code'): Promise<void> {
      await choice('Type').selectOption(type);
      await text('Title').fill(title);
      await text('Description').fill('Add **two** numbers, $a + b$.');
    },
    async fillRequirements(): Promise<void> {
      await text('Input Format').fill('Two numbers.');
      await text('Output Format').fill('Their sum.');
      await text('Sample Input').fill('1 2');
      await text('Sample Output').fill('3');
      await text('Constraints').fill('$|a|, |b| < 100$');
      await text('Explanation').fill('One and two are three.');
    },
    async fillCase(input: string, output: string): Promise<void> {
      await text('Input').fill(input);
      await text('Expected Output').fill(output);
    },
    /** The problem as the server shows it to the owner of this token. */
    async detail(problemID: string, token: string): Promise<ShownProblem | undefined> {
      const { status, body } = await request<{ problems: ShownProblem[] }>(
        `${url}/api/problem/get`,
        { problemID },
        { token },
      );
      return status === 200 ? body.problems[0] : undefined;
    },
  };
}
