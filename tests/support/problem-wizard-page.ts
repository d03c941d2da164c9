/** The problem wizard as a person works it, and what came of it on the server. */
import { expect } from 'vitest';
import { request } from '../integration/client';
import { rowsOnDevice } from './device-database';
import type { Visit } from './visit';

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

export function wizardPage(visit: Visit) {
  const { page } = visit;
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const text = (name: string) => main.getByRole('textbox', { name, exact: true });
  const choice = (name: string) => main.getByRole('combobox', { name, exact: true });
  const step = (name: string) => main.getByRole('heading', { level: 2, name, exact: true });
  const toast = (words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words });
  const tab = (name: string) => main.getByRole('tab', { name, exact: true });
  return {
    main,
    button,
    text,
    choice,
    step,
    toast,
    tab,
    drafts: main.getByRole('list', { name: 'Problems on this device' }).getByRole('listitem'),
    next: () => button('Next').click(),
    /** A new draft, whatever there is already. */
    async begin(): Promise<void> {
      await visit.open(`/problems/create?draft=${crypto.randomUUID()}`);
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
    /** Until the draft is on the disk, with what was typed last. */
    async draftSaved(field: string, value: unknown): Promise<void> {
      const read = () => rowsOnDevice<{ value: Record<string, unknown> }>(page, 'wizardDrafts');
      await expect.poll(async () => (await read()).map((row) => row.value[field])).toContainEqual(value);
    },
    /** The problem as whoever has this token is shown it by the server. */
    async detail(problemID: string, token: string): Promise<ShownProblem | undefined> {
      const { status, body } = await request<{ problems: ShownProblem[] }>(
        `${visit.url}/api/problem/get`,
        { problemID },
        { token },
      );
      return status === 200 ? body.problems[0] : undefined;
    },
  };
}
