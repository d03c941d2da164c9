import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ClassDetail } from '../../../contract/entities/classes/class';
import { renderAt } from '../../../tests/support/components/render-at';
import { dropCards } from '../../parts/account-list/held-cards';
import { JoinForm } from './join-form';
import { StudentView } from './student-view';
import { BecomeTeacher, MakeClass } from './teach-forms';
import { TeacherView } from './teacher-view';

const server = vi.hoisted(() => ({
  becomeTeacher: vi.fn(),
  checkClassAccounts: vi.fn(),
  createClass: vi.fn(),
  createClassAccounts: vi.fn(),
  joinClass: vi.fn(),
  leaveClass: vi.fn(),
  makeClassCodes: vi.fn(),
  manageClass: vi.fn(),
  resetClassAccounts: vi.fn(),
}));
vi.mock('../../sync/classes/manage-class', () => server);

beforeEach(() => {
  vi.resetAllMocks();
  dropCards();
  server.manageClass.mockResolvedValue({ ok: true });
});

const classID = '5f1d8a0e-6c7b-4a51-9a3e-0d4b8a6a2f10';
const joinedAt = '2030-01-01T10:00:00.000Z';
const member = (displayName: string, more: object = {}) => ({
  username: displayName.toLowerCase(),
  displayName,
  role: 'student' as const,
  group: '',
  joinedAt,
  ...more,
});
const detail: ClassDetail = {
  classID,
  name: 'Informatics 7b',
  role: 'teacher',
  teachers: ['Hopper'],
  group: '',
  studentCount: 3,
  archivedAt: null,
  createdAt: joinedAt,
  code: 'ABCDEFGH',
  createsAccounts: true,
  members: [
    member('Hopper', { role: 'teacher' }),
    member('Ada', { group: 'Reds', account: { signInName: 'ada', mayReset: true } }),
    member('Ben', { group: 'Blues', account: { signInName: 'b@example.org', mayReset: false } }),
    member('Cleo'),
  ],
};
const show = (more: Partial<ClassDetail> = {}, offline = false) =>
  renderAt(<TeacherView detail={{ ...detail, ...more }} offline={offline} />);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a teacher sees the code, its QR code and link, and the members by group', async () => {
  await show();
  expect(screen.getByText('ABCD-EFGH')).toBeTruthy();
  expect(screen.getByRole('img', { name: /QR code for .*\/classes\/join#ABCDEFGH$/ })).toBeTruthy();
  const parts = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(parts.slice(0, 4)).toEqual(['Teachers', 'Reds', 'Blues', 'Without a group']);
  expect(within(screen.getByRole('list', { name: 'Reds' })).getByText('Ada')).toBeTruthy();
});

test('a new code needs a confirmation, and closing the class hides the code', async () => {
  const { unmount } = await show();
  fireEvent.click(button('New code'));
  expect(server.manageClass).not.toHaveBeenCalled();
  fireEvent.click(button(/The old code stops working/));
  await waitFor(() => expect(server.manageClass).toHaveBeenCalledWith({ classID, action: 'newCode' }));
  unmount();
  await show({ code: null });
  expect(screen.queryByText('ABCD-EFGH')).toBeNull();
  expect(button('Create a code')).toBeTruthy();
});

test('the dialog of a student changes the group and removes', async () => {
  await show();
  fireEvent.click(button('Edit Cleo'));
  const group = screen.getByLabelText('Group');
  fireEvent.change(group, { target: { value: ' Blues ' } });
  fireEvent.submit(group);
  await waitFor(() =>
    expect(server.manageClass).toHaveBeenCalledWith({
      classID,
      action: 'group',
      usernames: ['cleo'],
      group: 'Blues',
    }),
  );
  fireEvent.click(button('Edit Cleo'));
  expect(screen.getByText(/signs in with an account of their own/)).toBeTruthy();
  fireEvent.click(button('Remove from the class'));
  fireEvent.click(button('Remove?'));
  await waitFor(() =>
    expect(server.manageClass).toHaveBeenLastCalledWith({ classID, action: 'remove', username: 'cleo' }),
  );
});

test('sets a new password only of an account of the class, and shows its card', async () => {
  const card = { username: 'ada', displayName: 'Ada', signInName: 'ada', password: 'next-pass' };
  server.resetClassAccounts.mockResolvedValue({
    ok: true,
    refused: [],
    accounts: [{ ...card, teamName: 'Reds', affiliation: '', country: '' }],
  });
  await show();
  fireEvent.click(button('Edit Ben'));
  expect(screen.getByText(/only this person sets the password/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New password' })).toBeNull();
  fireEvent.click(button('Close'));
  fireEvent.click(button('Edit Ada'));
  fireEvent.click(button('New password'));
  fireEvent.click(button('Set a new password?'));
  expect((await screen.findByRole('list', { name: '1 card' })).textContent).toContain('next-pass');
  expect(server.resetClassAccounts).toHaveBeenCalledWith(classID, ['ada']);
  const sheet = document.querySelector('[data-print=cards]');
  for (const text of ['Informatics 7b', 'next-pass', 'ABCD-EFGH', location.origin])
    expect(sheet?.textContent).toContain(text);
});

test('names without a first line become accounts, with a group after a comma', async () => {
  server.checkClassAccounts.mockResolvedValue({ ok: true, rows: [{ outcome: 'new' }, { outcome: 'new' }] });
  await show();
  const list = await screen.findByLabelText('Names, one in each line');
  fireEvent.change(list, { target: { value: 'Dan\nEve, Reds' } });
  fireEvent.click(button('Check the list'));
  await screen.findByText('2 accounts to create');
  expect(server.checkClassAccounts.mock.calls[0]?.[1]).toMatchObject([
    { name: 'Dan', teamName: '' },
    { name: 'Eve', teamName: 'Reds' },
  ]);
});

test('with accounts at Firebase, students join with the code only', async () => {
  await show({ createsAccounts: false });
  expect(await screen.findByText(/keeps its accounts at Firebase/)).toBeTruthy();
  expect(screen.queryByLabelText('Names, one in each line')).toBeNull();
});

test('offline a teacher reads the members, and changes nothing', async () => {
  await show({}, true);
  expect(button('New code').disabled).toBe(true);
  expect(button('Archive the class').disabled).toBe(true);
  expect(screen.getAllByText('Changes need a network.').length).toBeGreaterThan(0);
  fireEvent.click(button('Edit Ada'));
  expect(button('Remove from the class').disabled).toBe(true);
});

test('an archived class has no code, and can be restored', async () => {
  await show({ archivedAt: joinedAt });
  expect(screen.queryByText('ABCD-EFGH')).toBeNull();
  fireEvent.click(button('Restore the class'));
  await waitFor(() => expect(server.manageClass).toHaveBeenCalledWith({ classID, action: 'restore' }));
});

test('a student sees teachers and group, and leaves after a question', async () => {
  server.leaveClass.mockResolvedValue({ ok: true });
  const { members: _, code: __, ...rest } = detail;
  const seen: ClassDetail = { ...rest, role: 'student', group: 'Reds' };
  const { router } = await renderAt(<StudentView detail={seen} offline={false} />);
  expect(screen.getByText('Hopper')).toBeTruthy();
  expect(screen.getByText('Reds')).toBeTruthy();
  fireEvent.click(button('Leave the class'));
  expect(server.leaveClass).not.toHaveBeenCalled();
  fireEvent.click(button('Leave?'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/classes'));
});

test('joins with a code as people type it, and explains a wrong one before it is sent', async () => {
  server.joinClass.mockResolvedValue({ ok: true, classID, name: 'Informatics 7b' });
  const { router } = await renderAt(<JoinForm offline={false} />);
  const field = screen.getByLabelText('Class code');
  fireEvent.change(field, { target: { value: 'ABCD' } });
  fireEvent.submit(field);
  expect(await screen.findByText(/A class code has eight letters/)).toBeTruthy();
  expect(server.joinClass).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'abcd-efgh' } });
  fireEvent.submit(field);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/classes/${classID}`));
  expect(server.joinClass).toHaveBeenCalledWith('abcd-efgh');
});

test('a class that is made again after a lost answer keeps its id, and another name gets another', async () => {
  server.createClass.mockResolvedValue({ ok: false, message: 'No network' });
  const { router } = await renderAt(<MakeClass offline={false} />);
  const field = screen.getByLabelText('Name of the class');
  const make = async (name: string) => {
    fireEvent.change(field, { target: { value: name } });
    await waitFor(() => expect(button('Make class').disabled).toBe(false));
    const before = server.createClass.mock.calls.length;
    fireEvent.submit(field);
    await waitFor(() => expect(server.createClass.mock.calls.length).toBe(before + 1));
    return server.createClass.mock.lastCall?.[0] as string;
  };
  const lost = await make('Informatics 7b');
  const renamed = await make('Informatics 7c');
  expect(renamed).not.toBe(lost);
  server.createClass.mockResolvedValue({ ok: true });
  expect(await make(' Informatics 7c ')).toBe(renamed);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/classes/${renamed}`));
});

test('offers the teacher code only where the server has one', async () => {
  server.becomeTeacher.mockResolvedValue({ ok: true });
  const { unmount } = await renderAt(<BecomeTeacher hasCode={false} offline={false} />);
  expect(screen.queryByLabelText('Teacher code')).toBeNull();
  expect(screen.getByText(/Ask the operator/)).toBeTruthy();
  unmount();
  await renderAt(<BecomeTeacher hasCode offline={false} />);
  const field = screen.getByLabelText('Teacher code');
  fireEvent.change(field, { target: { value: 'abcd efgh jkmn' } });
  fireEvent.submit(field);
  await waitFor(() => expect(server.becomeTeacher).toHaveBeenCalledWith('abcd efgh jkmn'));
});

test('personal codes are made for accounts of the class, and join the password on the same card', async () => {
  server.makeClassCodes.mockImplementation(async (_class, usernames: string[], onMade) => {
    onMade(
      usernames.map((username) => ({
        username,
        displayName: 'Ada',
        signInName: 'ada',
        password: '271828',
        teamName: 'Reds',
        affiliation: '',
        country: '',
      })),
    );
    return { ok: true };
  });
  server.resetClassAccounts.mockResolvedValue({
    ok: true,
    refused: [],
    accounts: [
      {
        username: 'ada',
        displayName: 'Ada',
        signInName: 'ada',
        password: 'abcd-efgh-jkmn',
        teamName: 'Reds',
        affiliation: '',
        country: '',
      },
    ],
  });
  await show();
  fireEvent.click(button('New personal codes for 1 student'));
  fireEvent.click(button(/Old personal codes stop working/));
  const cards = await screen.findByRole('list', { name: '1 card' });
  expect(server.makeClassCodes.mock.calls[0]?.[1]).toEqual(['ada']);
  expect(within(cards).getByText('271828')).toBeTruthy();
  fireEvent.click(button('Edit Ada'));
  fireEvent.click(button('New password'));
  fireEvent.click(button('Set a new password?'));
  await waitFor(() => expect(within(cards).getByText('abcd-efgh-jkmn')).toBeTruthy());
  expect(within(cards).getByText('271828')).toBeTruthy();
});

test('without a class code, shared devices cannot be used', async () => {
  await show({ code: null });
  expect(button('New personal codes for 1 student').disabled).toBe(true);
  expect(screen.getByText('Create a class code first. Shared devices need it.')).toBeTruthy();
});
