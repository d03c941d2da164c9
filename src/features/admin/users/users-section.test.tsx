import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminUserDetail } from '../../../../contract/entities/admin/admin-user';
import { renderAt } from '../../../../tests/support/components/render-at';
import { AdminPage } from '../admin-page';

const server = vi.hoisted(() => ({ adminCall: vi.fn() }));
vi.mock('../../../sync/admin/admin-client', () => server);

const ada: AdminUserDetail = {
  uid: 'u1',
  username: 'ada.l',
  displayName: 'Ada',
  email: 'ada@example.org',
  createdAt: '2030-01-01T10:00:00.000Z',
  roles: [],
  blockedAt: null,
  isOwn: false,
  block: null,
  lastSignInAt: '2030-01-02T10:00:00.000Z',
  sessions: 2,
  submissions: 3,
  problems: 1,
  contests: 0,
  reports: 0,
  storageBytes: 2_500_000,
};
const failure = (errorCode: string) => ({
  ok: false,
  failure: { kind: 'http', status: 403, error: { errorCode, error: 'Not allowed', message: 'No.' } },
});
let answers: Record<string, (options: object) => unknown>;

beforeEach(() => {
  answers = {
    adminUsers: () => ({ ok: true, data: { users: [ada], total: 1, next: null } }),
    adminUser: () => ({ ok: true, data: ada }),
    adminChangeUser: () => ({ ok: true, data: { user: ada } }),
  };
  server.adminCall.mockReset();
  server.adminCall.mockImplementation(async (name: string, options: object) => answers[name]?.(options));
});

const show = () =>
  renderAt(<AdminPage section={undefined} onSection={() => {}} notFound={<h1>/admin is not found.</h1>} />);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = () => server.adminCall.mock.calls.filter(([name]) => name === 'adminChangeUser');

test('lists accounts and searches for them', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(within(table).getByText('ada@example.org')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' ada ' } });
  fireEvent.submit(screen.getByRole('searchbox'));
  await waitFor(() =>
    expect(server.adminCall).toHaveBeenLastCalledWith('adminUsers', {
      query: { search: 'ada', filter: 'all' },
    }),
  );
});

test('an account without an email shows its sign-in name instead of a made address', async () => {
  const nell = { ...ada, username: 'nell', email: 'nell-7@no-mail.invalid' };
  answers.adminUsers = () => ({ ok: true, data: { users: [nell], total: 1, next: null } });
  answers.adminUser = () => ({ ok: true, data: nell });
  await show();
  expect(await screen.findByText('No email')).toBeTruthy();
  fireEvent.click(button('Open nell'));
  expect(await screen.findByText('No email, signs in as nell-7')).toBeTruthy();
  expect(screen.queryByText(/no-mail/)).toBeNull();
});

test('blocks only with a reason, and shows the block', async () => {
  const block = { reason: 'Spam', by: 'boss', at: '2030-01-03T10:00:00.000Z' };
  answers.adminChangeUser = () => ({ ok: true, data: { user: { ...ada, blockedAt: block.at, block } } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Open ada.l' }));
  expect(await screen.findByText('3 submissions · 1 problem · 0 contests')).toBeTruthy();
  expect(button('Block account').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' Spam ' } });
  fireEvent.submit(screen.getByLabelText('Reason'));
  expect(await screen.findByText(/by boss\. Spam$/)).toBeTruthy();
  expect(sent()).toEqual([['adminChangeUser', { body: { action: 'block', uid: 'u1', reason: 'Spam' } }]]);
});

test('asks before it ends sessions, and shows a reset link once', async () => {
  const resetLink = { url: 'https://x.org/forgot-password#token=abc', expiresAt: '2030-01-03T10:00:00.000Z' };
  answers.adminChangeUser = () => ({ ok: true, data: { user: ada, resetLink } });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Open ada.l' }));
  fireEvent.click(await screen.findByRole('button', { name: 'End all sessions' }));
  expect(sent()).toHaveLength(0);
  fireEvent.click(button('Sign out on all devices?'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(button('Make a reset link').disabled).toBe(false));
  fireEvent.click(button('Make a reset link'));
  fireEvent.click(button('Replace an earlier link?'));
  expect(await screen.findByText(/token=abc/)).toBeTruthy();
});

test('looks like an unknown address as soon as the server refuses the role', async () => {
  answers.adminUsers = () => failure('FORBIDDEN');
  await show();
  expect(await screen.findByRole('heading', { name: '/admin is not found.' })).toBeTruthy();
});

test('says that the server is away, and tries again', async () => {
  answers.adminUsers = () => failure('NETWORK');
  await show();
  expect(await screen.findByRole('alert')).toBeTruthy();
  answers.adminUsers = () => ({ ok: true, data: { users: [ada], total: 1, next: null } });
  fireEvent.click(button('Try again'));
  expect(await screen.findByText('ada@example.org')).toBeTruthy();
});
