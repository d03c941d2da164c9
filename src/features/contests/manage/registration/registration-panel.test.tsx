import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountRow } from '../../../../../contract/entities/contest/contest-accounts';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { addCards, dropCards } from '../../../../parts/account-list/held-cards';
import { cardOwner } from './cards-section';
import { RegistrationPanel } from './registration-panel';

const server = vi.hoisted(() => ({
  checkAccounts: vi.fn(),
  createAccounts: vi.fn(),
  resetAccounts: vi.fn(),
  deleteAccounts: vi.fn(),
  setAsksTeam: vi.fn(),
}));
vi.mock('../../../../sync/contest-registration/manage-accounts', () => server);
const invitations = vi.hoisted(() => ({ fetchInvitations: vi.fn(), sendInvitation: vi.fn() }));
vi.mock('../../../../sync/contest-registration/invitations', () => invitations);

beforeEach(() => {
  vi.resetAllMocks();
  invitations.fetchInvitations.mockResolvedValue({ ok: true, data: { invitations: [], mail: 'sent' } });
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
  username: row.name.toLowerCase(),
  displayName: row.name,
  signInName: row.name.toLowerCase(),
  password,
  teamName: 'Heaps',
  affiliation: '',
  country: '',
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
  fireEvent.click(button('Hide the passwords'));
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

test('deletes accounts that nobody used, one or all of them, with their cards', async () => {
  const account = { mayReset: true, isUnused: true };
  const people = ['Ada', 'Ben', 'Eve'].map((displayName) => {
    const username = displayName.toLowerCase();
    return { username, displayName, account: { ...account, signInName: username } };
  });
  const used = { username: 'max', displayName: 'Max', account: { mayReset: true, signInName: 'max' } };
  server.deleteAccounts.mockImplementation(async (_slug, usernames: string[]) => ({
    deleted: usernames.filter((name) => name !== 'eve'),
    refused: usernames.filter((name) => name === 'eve'),
  }));
  addCards(cardOwner('spring'), [card({ name: 'Ada' }, 'ada-pass'), card({ name: 'Max' }, 'max-pass')]);
  show({ participants: [...people, used] as unknown as ManagedContestRow['participants'] });
  const list = within(screen.getByRole('list', { name: 'Accounts created here' }));
  expect(list.getAllByText(/never signed in/)).toHaveLength(3);
  expect(list.queryByRole('button', { name: 'Delete the account of Max' })).toBeNull();
  fireEvent.click(list.getByRole('button', { name: 'Delete the account of Ada' }));
  expect(server.deleteAccounts).not.toHaveBeenCalled();
  fireEvent.click(button('Delete this account?'));
  await waitFor(() => expect(screen.queryByText('ada-pass')).toBeNull());
  expect(screen.getAllByText('max-pass').length).toBeGreaterThan(0);
  expect(server.deleteAccounts).toHaveBeenCalledWith('spring', ['ada']);
  fireEvent.click(button('Delete 3 unused accounts'));
  fireEvent.click(button('Delete 3 accounts?'));
  await waitFor(() => expect(server.deleteAccounts).toHaveBeenCalledWith('spring', ['ada', 'ben', 'eve']));
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
    id: 'i1',
    email: null,
    token: 'abc',
    usesMax: 3,
    expiresAt: null,
    revokedAt: null,
    createdAt: '2030-01-01T10:00:00Z',
    acceptedBy: ['ada', 'ben'],
  };
  invitations.fetchInvitations.mockResolvedValue({ ok: true, data: { invitations: [one], mail: 'sent' } });
  invitations.sendInvitation.mockResolvedValue({ ok: true, data: { invitations: [], mail: 'sent' } });
  show();
  const list = await screen.findByRole('list', { name: 'Invitations' });
  expect(within(list).getByText('Accepted by ada, ben · 2 of 3 used')).toBeTruthy();
  expect(list.textContent).toContain('/contests/spring#invitation=abc');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Number of people (optional)', '0');
  expect(button('Create link').disabled).toBe(true);
  type('Number of people (optional)', '30');
  type('Valid for days (optional)', '367');
  expect(button('Create link').disabled).toBe(true);
  type('Valid for days (optional)', '7');
  fireEvent.click(button('Create link'));
  await waitFor(() =>
    expect(invitations.sendInvitation).toHaveBeenCalledWith(
      expect.objectContaining({ contestSlug: 'spring', action: 'link', usesMax: 30, days: 7 }),
    ),
  );
  await screen.findByText('You have not invited anyone yet.');
  type('Email addresses', 'a@b.org, c@d\n');
  fireEvent.click(button('Send 2 invitations'));
  await screen.findByText('“c@d” is not an email address. Correct or remove it.');
  expect(invitations.sendInvitation).toHaveBeenCalledTimes(1);
  type('Email addresses', 'a@b.org, c@d.org\n');
  fireEvent.click(button('Send 2 invitations'));
  await waitFor(() =>
    expect(invitations.sendInvitation).toHaveBeenLastCalledWith({
      contestSlug: 'spring',
      action: 'mail',
      emails: ['a@b.org', 'c@d.org'],
    }),
  );
});

test('an invitation says until when it is valid, or why nobody can accept it', async () => {
  const made = (id: string, more: object) => ({
    id,
    email: `${id}@x.org`,
    token: null,
    usesMax: 1,
    expiresAt: '2099-01-01T10:00:00Z',
    revokedAt: null,
    createdAt: '2026-01-01T10:00:00Z',
    acceptedBy: [],
    ...more,
  });
  const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
  invitations.fetchInvitations.mockResolvedValueOnce({ ok: false, message: 'The server is busy.' });
  invitations.fetchInvitations.mockResolvedValue({
    ok: true,
    data: {
      mail: 'sent',
      invitations: [
        made('open', {}),
        made('old', { expiresAt: '2026-01-02T10:00:00Z' }),
        made('used', { acceptedBy: ['ada'] }),
        made('gone', { revokedAt: '2026-01-02T10:00:00Z' }),
        made('link', { email: null, token: 'abc', usesMax: null, expiresAt: null, acceptedBy: names }),
      ],
    },
  });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
  fireEvent.click(button('Try again'));
  const rows = within(await screen.findByRole('list', { name: 'Invitations' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^open@x.orgNot accepted yet · Valid until Jan 1, 2099/),
    'old@x.orgNot accepted yetExpired',
    'used@x.orgAccepted by adaUsed up',
    'gone@x.orgNot accepted yetRevoked',
    expect.stringContaining('Accepted by p0, p1, p2, p3, p4, p5, p6, p7 and 2 more'),
  ]);
});
