import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type {
  ChangeMember,
  InviteMember,
  ProblemMembers,
} from '../../../../contract/entities/problem/problem-member';
import { renderAt } from '../../../../tests/support/components/render-at';
import { Invitations } from './invitations';
import { MembersDialog } from './members-dialog';

const at = '2026-11-26T10:00:00.000Z';
const people: ProblemMembers = {
  role: 'creator',
  creator: { username: 'ada.l', displayName: 'Ada' },
  members: [
    { memberID: 'm1', username: 'bob.m', displayName: 'Bob', role: 'author', invitedAt: at, acceptedAt: at },
    { memberID: 'm2', email: 'eve@example.org', role: 'tester', invitedAt: at },
  ],
};
const server = vi.hoisted(() => ({ people: {} as never, sent: [] as unknown[] }));
vi.mock('../../../sync/authoring/problem-members', () => ({
  fetchMembers: async () => ({ ok: true, members: server.people }),
  inviteMember: async (body: InviteMember) => {
    server.sent.push(body);
    return { ok: false, message: 'There is no user with this username.' };
  },
  changeMember: async (body: ChangeMember) => {
    server.sent.push(body);
    return { ok: true, members: server.people };
  },
  answerInvitation: async (body: { accept: boolean }) => {
    server.sent.push(body);
    return { ok: true, problemID: body.accept ? 'ants' : undefined };
  },
}));

beforeEach(() => {
  server.sent.length = 0;
  server.people = people as never;
});

const open = () =>
  renderAt(<MembersDialog problemID="ants" title="Ants" onClose={vi.fn()} onLeft={vi.fn()} />, '/');
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};

test('the creator invites, changes roles and removes people', async () => {
  await open();
  (await rowOf('eve@example.org')).getByText('Invited');
  fireEvent.change(screen.getByLabelText('Username or email'), { target: { value: ' zoe.k ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite', hidden: true }));
  await screen.findByText('There is no user with this username.');
  const bob = await rowOf('Bob');
  fireEvent.change(bob.getByLabelText('Role of Bob'), { target: { value: 'tester' } });
  await waitFor(() => expect(server.sent).toHaveLength(2));
  await waitFor(() =>
    expect(bob.getByRole('button', { name: 'Remove', hidden: true }).hasAttribute('disabled')).toBe(false),
  );
  fireEvent.click(bob.getByRole('button', { name: 'Remove', hidden: true }));
  fireEvent.click(bob.getByRole('button', { name: 'Remove Bob?', hidden: true }));
  await waitFor(() =>
    expect(server.sent).toEqual([
      { problemID: 'ants', person: 'zoe.k', role: 'author' },
      { problemID: 'ants', memberID: 'm1', role: 'tester' },
      { problemID: 'ants', memberID: 'm1', role: null },
    ]),
  );
});

test('a member sees the people and can only leave', async () => {
  const [bob] = people.members;
  server.people = { ...people, role: 'author', members: [{ ...bob, self: true }] } as never;
  await open();
  const row = await rowOf('Bob');
  row.getByText('Co-author');
  expect(screen.queryByLabelText('Username or email')).toBeNull();
  fireEvent.click(row.getByRole('button', { name: 'Leave', hidden: true }));
  fireEvent.click(row.getByRole('button', { name: 'Leave? You lose access.', hidden: true }));
  await waitFor(() => expect(server.sent).toEqual([{ problemID: 'ants', memberID: 'm1', role: null }]));
});

test('an invitation says who invites to what, and is accepted or declined', async () => {
  const onAnswered = vi.fn();
  const invitation = { invitationID: 'i1', title: 'Ants', role: 'tester', invitedBy: 'Ada', invitedAt: at };
  const { router } = await renderAt(
    <Invitations invitations={[invitation as never]} offline={false} onAnswered={onAnswered} />,
    '/problems/mine',
  );
  screen.getByText('Ada invites you to “Ants” as tester.');
  fireEvent.click(screen.getByRole('button', { name: 'Decline the invitation to Ants' }));
  await waitFor(() => expect(server.sent).toEqual([{ invitationID: 'i1', accept: false }]));
  await waitFor(() => expect(onAnswered).toHaveBeenCalled());
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: 'Accept the invitation to Ants' });
  await waitFor(() => expect(accept.disabled).toBe(false));
  fireEvent.click(accept);
  await waitFor(() => expect(router.state.location.pathname).toBe('/problems/ants'));
  // NAV-31
  expect(router.state.location.search).toEqual({ from: '/problems/mine' });
});
