import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContestRole } from '../../../../contract/rules/contest/contest-roles';
import { renderAt } from '../../../../tests/support/components/render-at';
import { RoleContext } from '../organiser/role';
import type { SimilaritySearch } from '../organiser/similarity-search';
import { similarityCsv } from './similarity-csv';
import { SimilarityPanel } from './similarity-panel';

const person = (id: string, name: string) => ({ id, username: name.toLowerCase(), displayName: name });
const pairOf = (left: string, right: string, similarity: number, more: object = {}) => ({
  left: person(`e-${left}`, left),
  right: person(`e-${right}`, right),
  similarity,
  longest: 84,
  problemID: 'SUM',
  language: 'CPP17',
  ...more,
});
const full = {
  contestName: 'Spring',
  problems: [
    { id: 'SUM', title: 'Sum' },
    { id: 'LIS', title: 'Rising' },
  ],
  check: {
    state: 'done',
    startedAt: '2030-01-01T10:00:00Z',
    finishedAt: '2030-01-01T10:00:09Z',
    done: 2,
    total: 2,
  },
  groups: [{ problemID: 'SUM', language: 'CPP17', compared: 9, leftOut: 2 }],
  pairs: [
    pairOf('Ada', 'Ben', 0.93),
    pairOf('Cyrus', 'Dora', 0.5, { problemID: 'LIS', language: 'PYTHON3' }),
    pairOf('Ada', 'Eve', 0.26),
  ],
};
let report: object = full;
const asked: object[] = [];
vi.mock('../../../sync/contest-run/similarity', () => ({
  fetchSimilarity: async () => ({ ok: true, data: report }),
  checkSimilarity: async (slug: string) => {
    asked.push({ slug });
    return { ok: true, data: { ...report, check: { ...full.check, state: 'running', done: 1 } } };
  },
  fetchSimilarCode: async (body: object) => {
    asked.push(body);
    const left = 'int a;\nint same(int x);\nint b;\nint also;\n';
    const right = 'int also;\nint same(int y);\n';
    const parts = [
      { left: [7, 23], right: [10, 26] },
      { left: [31, 40], right: [0, 9] },
    ];
    return { ok: true, data: { left, right, parts } };
  },
}));
beforeEach(() => {
  report = full;
  asked.length = 0;
});

const show = async (search: SimilaritySearch = {}, role: ContestRole = 'judge') => {
  const onSearch = vi.fn();
  await renderAt(
    <RoleContext value={role}>
      <SimilarityPanel slug="spring" search={search} onSearch={onSearch} />
    </RoleContext>,
    '/contests/spring/manage?part=similarity',
  );
  await (search.pair ? screen.findByRole('button', { name: 'All pairs' }) : screen.findByRole('status'));
  return onSearch;
};
const rows = () => screen.getAllByRole('link').map((row) => row.textContent);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('the list shows the pairs with their scores, and says that a high score proves nothing', async () => {
  await show();
  screen.getByText(/^A high score alone proves nothing\./);
  expect(screen.getByRole('status').textContent).toMatch(/^Checked .+: 9 programs · 2 programs left out$/);
  expect(rows()).toEqual([
    'Compare:93 %Ada and BenA · Sum · C++17Longest equal part: 84 words',
    'Compare:50 %Cyrus and DoraB · Rising · Python 3Longest equal part: 84 words',
    'Compare:26 %Ada and EveA · Sum · C++17Longest equal part: 84 words',
  ]);
  press('j');
  press('j');
  expect(document.activeElement?.textContent).toContain('Cyrus');
});

test('problem and language filter the pairs', async () => {
  const onSearch = await show({ problem: 'SUM' });
  expect(rows()).toHaveLength(2);
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'PYTHON3' } });
  expect(onSearch).toHaveBeenCalledWith({ problem: 'SUM', language: 'PYTHON3', pair: undefined });
});

test('both programs appear side by side with the equal parts marked in both', async () => {
  await show({ pair: 'e-Ada.e-Ben' });
  await screen.findByRole('group', { name: 'Code of Ben' });
  expect(asked).toEqual([{ contestSlug: 'spring', leftID: 'e-Ada', rightID: 'e-Ben' }]);
  const marks = (current: boolean) =>
    [...document.querySelectorAll(current ? 'mark[aria-current]' : 'mark')].map(
      ({ textContent }) => textContent,
    );
  expect(marks(false)).toEqual(['int same(int x);', 'int also;', 'int also;', 'int same(int y);']);
  expect(marks(true)).toEqual(['int same(int x);', 'int same(int y);']);
  press('n');
  await waitFor(() => expect(marks(true)).toEqual(['int also;', 'int also;']));
  press('p');
  await waitFor(() => expect(marks(true)).toEqual(['int same(int x);', 'int same(int y);']));
});

test('keys and buttons lead to the next pair that matches, and back to the list', async () => {
  const onSearch = await show({ pair: 'e-Ada.e-Ben', problem: 'SUM' });
  await screen.findByText('Pair 1 of 2');
  press('k');
  expect(onSearch).not.toHaveBeenCalled();
  press('j');
  expect(onSearch).toHaveBeenLastCalledWith({ problem: 'SUM', language: undefined, pair: 'e-Ada.e-Eve' });
  fireEvent.click(screen.getByRole('button', { name: 'Next pair' }));
  expect(onSearch).toHaveBeenCalledTimes(2);
  press('Escape');
  expect(onSearch).toHaveBeenLastCalledWith({ problem: 'SUM', language: undefined, pair: undefined });
});

test('a pair that the newest check does not report says so', async () => {
  await show({ pair: 'x.y' });
  await screen.findByText('The newest check does not report this pair.');
});

test('the jury starts a check and sees its progress; others who may read see the result only', async () => {
  report = { ...full, check: null, groups: [], pairs: [] };
  await show();
  screen.getByText('Nothing has been checked yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Check the submissions' }));
  await screen.findByRole('progressbar', { name: 'Checking: 1 of 2 groups' });
  expect(asked).toEqual([{ slug: 'spring' }]);
});

test('a reader cannot start a check', async () => {
  await show({}, 'read');
  expect(screen.queryByRole('button', { name: /^Check/ })).toBeNull();
});

test('the CSV has a row for each pair', () => {
  const csv = similarityCsv(full.problems, full.pairs.slice(1, 2) as never);
  expect(csv.split('\n')[1]?.trim()).toBe('B,Rising,Python 3,50,84,cyrus,Cyrus,e-Cyrus,dora,Dora,e-Dora');
});
