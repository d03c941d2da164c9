import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../../tests/support/components/render-at';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import type { EntrySearch } from './entry-search';
import { SubmissionsPanel } from './submissions-panel';

const asked: unknown[] = [];
vi.mock('../../../../sync/contest-run/review-submissions', () => ({
  fetchManagedEntries: async (body: unknown) => {
    asked.push(body);
    return { entries: [{ ...entryOf(77), title: 'From the server' }], total: 120, perPage: 50 };
  },
}));
beforeEach(() => {
  asked.length = 0;
});

const entryOf = (minute: number, more: object = {}) => ({
  id: `e${minute}`,
  kind: 'code',
  username: 'ada.l',
  problemID: 'SUM',
  title: `Sum ${minute}`,
  state: 'counted',
  reason: null,
  deviceTime: null,
  elapsedMs: null,
  score: 100,
  status: 'done',
  writtenTime: '',
  receivedTime: `2030-01-01T10:0${minute % 10}:00Z`,
  contestTimeMs: minute * 60_000,
  language: 'CPP17',
  verdict: 'AC',
  ...more,
});
const contest = {
  contestSlug: 'spring',
  problems: [{ id: 'SUM', title: 'Sum' }],
  totalEntries: 3,
  participants: [{ username: 'ada.l', displayName: 'Ada' }],
  entries: [
    entryOf(2, { state: 'held', score: null, status: 'queued', verdict: undefined }),
    entryOf(3),
    entryOf(1, { state: 'refused', score: null }),
  ],
} as unknown as ManagedContestRow;

const show = async (more: { search?: EntrySearch; contest?: object; offline?: boolean } = {}) => {
  const onSearch = vi.fn();
  const nothing = () => null;
  await renderAt(
    <SubmissionsPanel
      contest={{ ...contest, ...more.contest }}
      offline={more.offline ?? false}
      search={more.search ?? {}}
      onSearch={onSearch}
      entryID={undefined}
      onEntry={nothing}
      views={{ Tests: nothing, Groups: nothing, Difference: nothing }}
    />,
  );
  return onSearch;
};
const rows = () => screen.getAllByRole('row').slice(1);

test('D-35 the list shows all submissions, newest first, also refused and held ones', async () => {
  await show();
  expect(rows().map((row) => row.textContent)).toEqual([
    '0:03:00Sum 3Adaada.lC++17Accepted100Counts',
    '0:02:00Sum 2Adaada.lC++17Not judged–Held for review',
    '0:01:00Sum 1Adaada.lC++17Accepted–Refused',
  ]);
  expect(screen.getByRole('status').textContent).toBe('3 submissions');
  expect(asked).toEqual([]);
});

test('D-35 arrow keys, Home and End move through the list, and each row is a link to its submission', async () => {
  await show();
  const [first, second, third] = screen.getAllByRole('link');
  expect(second?.getAttribute('href')).toContain('entry=e2');
  first?.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('End');
  expect(document.activeElement).toBe(third);
  press('ArrowDown');
  expect(document.activeElement).toBe(third);
  press('ArrowUp');
  press('Home');
  expect(document.activeElement).toBe(first);
});

test('a filter shows what matches, and choosing another one starts at the first page', async () => {
  const onSearch = await show({ search: { state: 'held', page: 1 } });
  expect(rows()).toHaveLength(1);
  fireEvent.change(screen.getByRole('combobox', { name: 'Verdict' }), { target: { value: 'WA' } });
  expect(onSearch).toHaveBeenCalledWith({ state: 'held', verdict: 'WA', page: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onSearch).toHaveBeenLastCalledWith({});
});

test('the server filters and pages a list that is longer than the dashboard; offline the newest ones show', async () => {
  const onSearch = await show({ contest: { totalEntries: 900 }, search: { verdict: 'AC', page: 2 } });
  await screen.findByText('From the server');
  expect(asked[0]).toMatchObject({ contestSlug: 'spring', verdict: 'AC', page: 1 });
  screen.getByText('Page 2 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Older submissions' }));
  expect(onSearch).toHaveBeenCalledWith({ verdict: 'AC', page: 3 });
});

test('offline a long list says that only the newest submissions are on the device', async () => {
  await show({ contest: { totalEntries: 900 }, offline: true });
  expect(screen.getByText(/Only the newest 3 submissions are on this device/)).toBeTruthy();
  expect(asked).toEqual([]);
});
