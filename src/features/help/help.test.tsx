import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { shownProblem } from '../../../contract/fixtures/shown-problem';
import { renderAt } from '../../../tests/support/components/render-at';
import { storeProblem } from '../../data/copies/problems';
import { appDb } from '../../data/db/app-db';
import { cacheDb } from '../../data/db/cache-db';
import { readOpenedHelp } from '../../data/help/opened-help';
import { HelpSection } from './help-section';

vi.mock('../../auth/session', async (original) => ({
  ...(await original<object>()),
  accountKey: () => 'ada',
}));

const fences = ['cpp', 'python'].map((info) => `\`\`\`${info}\n${info} code\n\`\`\``).join('\n\n');
const problem = shownProblem('P', {
  hintCount: 2,
  hasEditorial: true,
  hints: ['Read it.', 'Sort.'],
  editorial: `The idea.\n\n${fences}`,
});
const show = async (more: Partial<ProblemDetail> = {}) => {
  await storeProblem({ ...problem, ...more });
  return renderAt(<HelpSection problemID="P" />, '/code/P');
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const parts = async () => [...(await readOpenedHelp('ada', 'P'))];

beforeEach(async () => {
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

test('hints open one at a time, and each opening is recorded once', async () => {
  await show();
  await press('Hints (2)');
  const solutions = screen.getByRole('link', { name: 'Solutions of others' });
  expect(solutions.getAttribute('href')).toBe('/problems/P/solutions?from=%2Fcode%2FP');
  expect(screen.queryByText('Read it.')).toBeNull();
  await press('Show hint 1');
  expect(await screen.findByText('Read it.')).toBeTruthy();
  expect(screen.queryByText('Sort.')).toBeNull();
  expect(await parts()).toEqual(['hint1']);
  await press('Show hint 2');
  expect(await screen.findByText('Sort.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show hint/ })).toBeNull();
  expect(await appDb.outbox.count()).toBe(2);
});

test('before solving, the editorial asks first, and records the opening; a switch chooses the language', async () => {
  await show();
  await press('Editorial');
  expect(await screen.findByText(/^You have not solved this problem yet/)).toBeTruthy();
  expect(screen.queryByText('The idea.')).toBeNull();
  await press('Read the editorial');
  expect(await screen.findByText('The idea.')).toBeTruthy();
  expect(await parts()).toEqual(['editorial']);
  // Python is the default language.
  expect(screen.getByText('python code')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'C++17' }));
  expect(await screen.findByText('cpp code')).toBeTruthy();
});

test('after solving, the editorial opens at once, and nothing is recorded', async () => {
  await appDb.submissions.add({
    id: 's',
    account: 'ada',
    problemID: 'P',
    language: 'PYTHON3',
    code: '',
    createdAt: 1,
    receipt: 'judged',
    state: { verdict: 'AC' },
  } as never);
  await show();
  await press('Editorial');
  expect(await screen.findByText('The idea.')).toBeTruthy();
  expect(await parts()).toEqual([]);
});

test('while a contest runs, or an assignment is open, the text says when help is available', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { unmount } = await show({ closedBy: { until }, hints: undefined, editorial: undefined });
  await press('Hints (2)');
  expect(await screen.findByText(/^A contest runs with this problem/)).toBeTruthy();
  unmount();
  await show({ editorial: undefined, editorialFrom: until });
  await press('Editorial');
  expect(await screen.findByText(/^This problem belongs to an assignment/)).toBeTruthy();
});

test('a timed run on this device closes the help of its problems, even if the copy is older', async () => {
  const run = { account: 'ada', contestSlug: 'cup', deadlineAtMs: Date.now() + 3_600_000 };
  await appDb.contestRuns.add(run as never);
  await appDb.contestProblems.add({ account: 'ada', contestSlug: 'cup', problems: [problem], fetchedAt: 1 });
  await show();
  await press('Hints (2)');
  await waitFor(() => expect(screen.getByText(/^A contest runs with this problem/)).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Show hint 1' })).toBeNull();
});

test('a problem without help shows nothing', async () => {
  const { container } = await show({ hintCount: 0, hasEditorial: false });
  expect(container.textContent).toBe('');
});
