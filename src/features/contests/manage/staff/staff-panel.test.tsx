import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContestRole } from '../../../../../contract/rules/contest/contest-roles';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { RoleContext } from '../../organiser/role';
import { StaffPanel } from './staff-panel';

const sent: unknown[] = [];
vi.mock('../../../../sync/contest-run/manage-contest', () => ({
  manageStaff: async (body: unknown) => {
    sent.push(body);
    return { ok: true };
  },
}));
beforeEach(() => {
  sent.length = 0;
});

const contest = {
  contestSlug: 'spring',
  staff: [
    { username: 'ada.l', displayName: 'Ada', role: 'judge', addedAt: '2030-01-01T10:00:00Z' },
    { username: 'ben.k', displayName: 'Ben', role: 'read', addedAt: '2030-01-01T10:00:00Z' },
  ],
} as unknown as ManagedContestRow;

const show = (role: ContestRole, username: string, offline = false) =>
  render(
    <RoleContext value={role}>
      <StaffPanel contest={contest} offline={offline} username={username} />
    </RoleContext>,
  );

test('ROLE-10 the creator adds people by username with a role, changes roles and removes people', async () => {
  show('creator', 'creator');
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: ' eve ' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'all' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent).toEqual([{ contestSlug: 'spring', username: 'eve', role: 'all' }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(''));
  fireEvent.change(screen.getByRole('combobox', { name: 'Role of Ben' }), { target: { value: 'judge' } });
  await waitFor(() => expect(sent[1]).toEqual({ contestSlug: 'spring', username: 'ben.k', role: 'judge' }));
  const [remove] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Remove' });
  // Disabled while the role is sent.
  await waitFor(() => expect(remove?.disabled).toBe(false));
  fireEvent.click(remove as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Ada?' }));
  await waitFor(() => expect(sent[2]).toEqual({ contestSlug: 'spring', username: 'ada.l', role: null }));
});

test('a member changes nothing but can leave', async () => {
  show('judge', 'ada.l');
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Leave this contest’s staff' }));
  fireEvent.click(screen.getByRole('button', { name: /^Leave\?/ }));
  await waitFor(() => expect(sent).toEqual([{ contestSlug: 'spring', username: 'ada.l', role: null }]));
});

test('offline nothing can be changed', () => {
  show('creator', 'creator', true);
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
  expect(screen.getByText('Needs a network')).toBeTruthy();
});
