import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountRow } from '../../../../../contract/entities/contest/contest-accounts';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { dropCards } from './held-cards';
import { RegistrationPanel } from './registration-panel';

const server = vi.hoisted(() => ({
  checkAccounts: vi.fn(),
  createAccounts: vi.fn(),
  resetAccounts: vi.fn(),
  setAsksTeam: vi.fn(),
}));
vi.mock('../../../../sync/contest-registration/manage-accounts', () => server);
const invitations = vi.hoisted(() => ({ fetchInvitations: vi.fn(), sendInvitation: vi.fn() }));
vi.mock('../../../../sync/contest-registration/invitations', () => invitations);

beforeEach(() => {
  vi.resetAllMocks();
  invitations.fetchInvitations.mockResolvedValue({ ok: false, message: '' });
  dropCards();
});

const contest = {
  contestSlug: 'spring',
  name: 'Spring contest',
  createsAccounts: true,
  participants: [],
} as unknown as ManagedContestRow;
const show = (more: Partial<ManagedContestRow> = {}, offline = false) =>
  render(<RegistrationPanel contest={{ ...contest, ...more }} offline={offline} />);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const typeList = (text: string) =>
  fireEvent.change(screen.getByLabelText('List (CSV)'), { target: { value: text } });
const card = (row: Pick<AccountRow, 'name'>, password: string) => ({
  ...{ username: row.name.toLowerCase(), displayName: row.name, signInName: row.name.toLowerCase() },
  ...{ password, teamName: 'Heaps', affiliation: '', country: '' },
});

test('shows each row with its fault, and creates nothing before it is confirmed', async () => {
  server.checkAccounts.mockResolvedValue({
    ok: true,
    rows: [{ outcome: 'new' }, { outcome: 'exists' }, { outcome: 'fault', fault: 'emailTaken' }],
  });
  show();
  typeList('name,email\nAda,\nBen,\nEve,eve@example.org');
  fireEvent.click(button('Check the list'));
  expect(await screen.findByText('1 account to create, 1 created before, 1 row with a fault')).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Check before you create' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Ada'),
    expect.stringContaining('Created before'),
    expect.stringMatching(/Eve.*Someone already signs in with this email. Invite them instead/),
  ]);
  fireEvent.click(screen.getByLabelText('Show only rows with a fault'));
  expect(screen.queryByText('Ada')).toBeNull();
  expect(server.createAccounts).not.toHaveBeenCalled();
  fireEvent.click(button('Change the list'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('List (CSV)').value).toMatch(/^name,email/);
});

test('creates the rows without a fault, and shows a card for each until the organiser hides them', async () => {
  server.checkAccounts.mockResolvedValue({
    ok: true,
    rows: [{ outcome: 'new' }, { outcome: 'fault', fault: 'twice' }],
  });
  server.createAccounts.mockImplementation(async (_slug, rows: AccountRow[], onProgress) => {
    onProgress({
      done: 1,
      rows: rows.map((row) => ({ outcome: 'new', credentials: card(row, 'abcd-efgh') })),
    });
    return { ok: true };
  });
  show();
  typeList('name\nAda\nAda');
  fireEvent.click(button('Check the list'));
  fireEvent.click(await screen.findByRole('button', { name: 'Create 1 account' }));
  const cards = await screen.findByRole('list', { name: '1 card' });
  expect(cards.textContent).toMatch(/Ada.*abcd-efgh/);
  expect(server.createAccounts.mock.calls[0]?.[1]).toMatchObject([{ name: 'Ada' }]);
  const sheet = document.querySelector('[data-print=cards]');
  for (const text of ['Spring contest', 'Ada', 'Heaps', 'abcd-efgh', '/contests/spring'])
    expect(sheet?.textContent).toContain(text);
  fireEvent.click(button('Done'));
  fireEvent.click(button('Hide the passwords?'));
  await waitFor(() => expect(screen.queryByText('abcd-efgh')).toBeNull());
});

test('after a lost connection the created accounts stay, and the organiser continues', async () => {
  server.checkAccounts.mockResolvedValue({ ok: true, rows: [{ outcome: 'new' }, { outcome: 'new' }] });
  server.createAccounts.mockImplementationOnce(async (_slug, rows: AccountRow[], onProgress) => {
    onProgress({
      done: 1,
      rows: [{ outcome: 'new', credentials: card(rows[0] as AccountRow, 'first-pass') }],
    });
    return { ok: false, message: 'No network.' };
  });
  server.createAccounts.mockImplementationOnce(async (_slug, rows: AccountRow[], onProgress) => {
    onProgress({
      done: 2,
      rows: [
        { outcome: 'exists' },
        { outcome: 'new', credentials: card(rows[1] as AccountRow, 'second-pass') },
      ],
    });
    return { ok: true };
  });
  show();
  typeList('name\nAda\nBen');
  fireEvent.click(button('Check the list'));
  fireEvent.click(await screen.findByRole('button', { name: 'Create 2 accounts' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /No network. The accounts that were created/,
  );
  fireEvent.click(button('Continue'));
  expect((await screen.findByRole('list', { name: '2 cards' })).textContent).toMatch(
    /first-pass.*second-pass/,
  );
});

test('explains a list without a name column, and accounts at Firebase', () => {
  const { unmount } = show();
  typeList('Ada\nBen');
  fireEvent.click(button('Check the list'));
  expect(screen.getByText(/one of them must be “name”/)).toBeTruthy();
  expect(server.checkAccounts).not.toHaveBeenCalled();
  unmount();
  show({ createsAccounts: false });
  expect(screen.queryByLabelText('List (CSV)')).toBeNull();
  expect(screen.getByText(/keeps its accounts at Firebase/)).toBeTruthy();
});

test('sets a new password only of accounts that the organiser created and the owner did not confirm', async () => {
  const person = { username: 'ada', displayName: 'Ada', account: { signInName: 'ada', mayReset: true } };
  const owned = { username: 'ben', displayName: 'Ben', account: { signInName: 'b@x.org', mayReset: false } };
  const own = { username: 'eve', displayName: 'Eve' };
  server.resetAccounts.mockResolvedValue({ accounts: [card({ name: 'Ada' }, 'next-pass')], refused: [] });
  show({ participants: [person, owned, own] as unknown as ManagedContestRow['participants'] });
  const list = screen.getByRole('list', { name: 'Accounts created here' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(within(list).getByRole('button'));
  fireEvent.click(button('Set a new password?'));
  expect(await screen.findByText('next-pass', { selector: 'li code' })).toBeTruthy();
  expect(server.resetAccounts).toHaveBeenCalledWith('spring', ['ada']);
});

test('offline nothing can be sent', () => {
  show({}, true);
  typeList('name\nAda');
  expect(button('Check the list').disabled).toBe(true);
  expect(screen.getByText('Creating accounts needs a network.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Ask for team name/).disabled).toBe(true);
});

test('creates a link, mails invitations, and shows who accepted', async () => {
  const one = {
    ...{ id: 'i1', email: null, token: 'abc', usesMax: 3, expiresAt: null, revokedAt: null },
    ...{ createdAt: '2030-01-01T10:00:00Z', acceptedBy: ['ada', 'ben'] },
  };
  invitations.fetchInvitations.mockResolvedValue({ ok: true, data: { invitations: [one], mail: 'sent' } });
  invitations.sendInvitation.mockResolvedValue({ ok: true, data: { invitations: [], mail: 'sent' } });
  show();
  const list = screen.getByRole('list', { name: 'Invitations' });
  expect((await within(list).findByText('Accepted by ada, ben · 2 of 3 used')).textContent).toBeTruthy();
  expect(list.textContent).toContain('/contests/spring#invitation=abc');
  fireEvent.change(screen.getByLabelText('Number of people (optional)'), { target: { value: '0' } });
  expect(button('Create link').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Number of people (optional)'), { target: { value: '30' } });
  fireEvent.click(button('Create link'));
  await waitFor(() =>
    expect(invitations.sendInvitation).toHaveBeenCalledWith(
      expect.objectContaining({ contestSlug: 'spring', action: 'link', usesMax: 30, days: null }),
    ),
  );
  fireEvent.change(screen.getByLabelText('Email addresses'), { target: { value: 'a@b.org, c@d.org\n' } });
  await waitFor(() => expect(button('Send 2 invitations').disabled).toBe(false));
  fireEvent.click(button('Send 2 invitations'));
  await waitFor(() =>
    expect(invitations.sendInvitation).toHaveBeenLastCalledWith({
      ...{ contestSlug: 'spring', action: 'mail', emails: ['a@b.org', 'c@d.org'] },
    }),
  );
});
