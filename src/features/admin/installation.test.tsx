import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { AdminPage } from './admin-page';

const server = vi.hoisted(() => ({ adminCall: vi.fn() }));
vi.mock('../../sync/admin/admin-client', () => server);

const at = '2030-01-01T10:00:00.000Z';
const report = {
  id: 'r1',
  type: 'bug',
  description: 'It flickers',
  email: 'ada@example.org',
  username: 'ada.l',
  page: '/code/SUM',
  screen: { width: 390, height: 844 },
  receivedAt: at,
  hasScreenshot: true,
  closedAt: null,
  answer: null,
  answeredAt: null,
};
const solution = { submissionID: 's1', problemID: 'SUM', username: 'grace', isHidden: false };
const item = { key: 'p1', name: 'SUM', title: 'Sum', creator: 'ada.l', isPublic: true, isDeleted: false };
const answers: Record<string, unknown> = {
  adminReports: {
    reports: [
      report,
      { ...report, id: 'r2', description: 'Hint', email: 'Anonymous' },
      { ...report, id: 'r3', description: 'Insults', solution },
    ],
    next: null,
  },
  adminScreenshot: { url: 'data:image/png;base64,AAAA' },
  adminChangeReport: { message: '' },
  adminMails: {
    mails: [
      {
        id: 'm',
        at,
        kind: 'password code',
        recipient: 'a@b.cd',
        outcome: 'retry',
        attempts: 2,
        error: 'ETIMEDOUT',
      },
    ],
    waiting: 1,
    next: null,
  },
  adminStorage: {
    databaseBytes: 12_000_000,
    tables: [{ group: 'Submissions', bytes: 5_000_000 }],
    users: [],
    disk: { freeBytes: 5e9, totalBytes: 2e10 },
    backups: { everyHours: 24, files: [] },
  },
  adminContent: { items: [item], next: null },
  adminChangeContent: { message: '' },
};

beforeEach(() => {
  server.adminCall.mockReset();
  server.adminCall.mockImplementation(async (name: string) => ({ ok: true, data: answers[name] }));
});
const show = (section: string) =>
  renderAt(<AdminPage section={section} onSection={() => {}} notFound={<p>not found</p>} />);
const sent = (call: string) =>
  server.adminCall.mock.calls.filter(([name]) => name === call).map(([, { body }]) => body);

test('answers a report, and closes an anonymous one', async () => {
  await show('reports');
  fireEvent.click(await screen.findByRole('button', { name: 'Open report: It flickers' }));
  expect(await screen.findByRole('img', { name: 'Screenshot of the report' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'Fixed.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(sent('adminChangeReport')).toEqual([{ action: 'answer', id: 'r1', text: 'Fixed.' }]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Open report: Hint' }));
  expect(screen.queryByLabelText('Answer')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close report' }));
  await waitFor(() => expect(sent('adminChangeReport')).toContainEqual({ action: 'close', id: 'r2' }));
});

test('opens a reported solution, and ends its sharing', async () => {
  await show('reports');
  fireEvent.click(await screen.findByRole('button', { name: 'Open report: Insults' }));
  const link = screen.getByRole('link', { name: 'SUM, by grace' });
  expect(link.getAttribute('href')).toBe('/problems/SUM/solutions?solution=s1');
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing this solution' }));
  await waitFor(() => expect(sent('adminChangeReport')).toEqual([{ action: 'hideSolution', id: 'r3' }]));
});

test('shows failed mails with their error, and sizes with backups', async () => {
  const { unmount } = await show('mails');
  const row = within(await screen.findByRole('table', { name: 'Mail log' })).getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/password code.*a@b\.cd.*will be retried \(attempt 2\).*ETIMEDOUT/);
  unmount();
  await show('storage');
  expect(await screen.findByText('5.0 GB of 20.0 GB')).toBeTruthy();
  expect(screen.getByText('There is no backup yet.')).toBeTruthy();
});

test('makes a problem private only with a reason', async () => {
  await show('content');
  fireEvent.click(await screen.findByRole('button', { name: 'Make private: Sum' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Copied' } });
  fireEvent.submit(screen.getByLabelText('Reason'));
  await waitFor(() =>
    expect(sent('adminChangeContent')).toEqual([
      { action: 'makePrivate', kind: 'problem', key: 'p1', reason: 'Copied' },
    ]),
  );
});
