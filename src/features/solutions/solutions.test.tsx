import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SharedSolution } from '../../../contract/entities/problem/shared-solution';
import { renderAt } from '../../../tests/support/components/render-at';
import { appDb } from '../../data/db/app-db';
import { cacheDb } from '../../data/db/cache-db';
import { forgetSolutions, readSolutions, storeSolutions } from '../../data/help/shared-solutions';
import { syncStatus } from '../../sync/network/sync-status';
import { SolutionsPage } from './solutions-page';

vi.mock('../../auth/session', async (original) => ({
  ...(await original<object>()),
  accountKey: () => 'ada',
}));

const solution = (name: string, at: number): SharedSolution => ({
  submissionID: `7c1d1a52-9a3f-4c44-8a8c-2a9c1b7e5f1${at}`,
  username: name,
  displayName: name,
  language: 'PYTHON3',
  code: `print(${at})`,
  bytes: 8,
  timeMs: 12,
  receivedTime: '2026-11-26T10:00:00.000Z',
});
const address = { problemID: 'P', language: undefined, order: 'shortest', submissionID: undefined } as const;

beforeEach(async () => {
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  syncStatus.network = 'offline';
});

test('offline, the page shows what was loaded before, continued page by page', async () => {
  await storeSolutions('ada', address, { solutions: [solution('Grace', 1)], total: 2 }, 0);
  const next = { solutions: [solution('Grace', 1), solution('Edsger', 2)], total: 2 };
  await storeSolutions('ada', address, next, 1);
  await renderAt(<SolutionsPage problemID="P" marked={undefined} from={undefined} />);
  expect((await screen.findByRole('link', { name: 'Grace' })).getAttribute('href')).toBe('/profile/Grace');
  expect(screen.getByText('print(2)')).toBeTruthy();
  expect(screen.getByText('2 solutions')).toBeTruthy();
  expect(screen.getByText(/^You are offline/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await forgetSolutions('ada', 'P');
  expect(await readSolutions('ada', address)).toBeUndefined();
});

test('sharing is off until the user turns it on here, and the change waits in the outbox', async () => {
  await renderAt(<SolutionsPage problemID="P" marked={undefined} from={undefined} />);
  const name = /^Share my accepted solutions/;
  await userEvent.click(await screen.findByRole('checkbox', { name, checked: false }));
  await screen.findByRole('checkbox', { name, checked: true }, { timeout: 10_000 });
  const [row] = await appDb.profileEdits.toArray();
  expect(row?.changes).toEqual({ preferences: { shareSolutions: true } });
});

test('a report of a solution needs a reason, and goes to the outbox with its id', async () => {
  await storeSolutions('ada', address, { solutions: [solution('Grace', 1)], total: 1 }, 0);
  await renderAt(<SolutionsPage problemID="P" marked={undefined} from={undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Report the solution of Grace' }));
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send report' });
  expect(send.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'What is wrong with it?' }), 'Insults.');
  await userEvent.click(send);
  await vi.waitFor(async () => expect(await appDb.reports.count()).toBe(1));
  const [{ payload } = { payload: null }] = await appDb.payloads.toArray();
  expect(payload).toMatchObject({ description: 'Insults.', submissionID: solution('', 1).submissionID });
});

test('NAV-32 the way back leads to the page that the user came from', async () => {
  await renderAt(<SolutionsPage problemID="P" marked={undefined} from="/code/P" />);
  expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe('/code/P');
});
