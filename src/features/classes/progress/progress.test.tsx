import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type {
  ClassProgress,
  DeviceState,
  ProgressCell,
} from '../../../../contract/entities/classes/class-work';
import { renderAt } from '../../../../tests/support/components/render-at';
import type { ProgressRow } from '../../../data/classes/class-work';
import { describeDevices } from './describe-device';
import { progressCsv } from './progress-csv';
import { Progress } from './progress-page';

const device = vi.hoisted(() => ({ readAllComments: vi.fn() }));
vi.mock('../../../data/classes/comments', () => device);

const classID = '0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a11';
const time = '2026-11-25T10:45:00.000Z';
const minutesAgo = (minutes: number) => new Date(Date.parse(time) - minutes * 60_000).toISOString();

const none: ProgressCell = { state: 'notStarted', tries: 0, lastAt: null, late: false };
const tried: ProgressCell = {
  state: 'tried',
  tries: 3,
  lastAt: minutesAgo(9),
  late: false,
  help: { hints: 2, editorials: 1 },
};
const solved: ProgressCell = { state: 'solved', tries: 1, lastAt: minutesAgo(5), late: true };

const report = (more: Partial<DeviceState> = {}): DeviceState => ({
  name: 'Firefox on Linux',
  waiting: 0,
  refused: 0,
  oldestWaitingAt: null,
  isStorageLow: false,
  seenAt: minutesAgo(0),
  ...more,
});
const student = (displayName: string, more: Partial<ClassProgress['students'][number]> = {}) => ({
  displayName,
  username: displayName.toLowerCase(),
  group: '',
  devices: [],
  cells: [none, none],
  ...more,
});

const progress: ProgressRow = {
  classID,
  name: 'Informatics 7b',
  archivedAt: null,
  time,
  fetchedAt: Date.parse(time),
  assignments: [{ assignmentID: 'a1', title: 'First steps', opensAt: minutesAgo(99), dueAt: null }],
  assignmentID: 'a1',
  columns: ['Sum', 'Product'].map((title) => ({
    kind: 'problem' as const,
    name: title.toUpperCase(),
    title,
    dueAt: null,
    problems: [{ problemID: title.toUpperCase(), title }],
  })),
  students: [
    student('Ada', { group: 'Reds', cells: [solved, solved], devices: [report()] }),
    student('Ben', { group: 'Blues', cells: [tried, null], devices: [report({ waiting: 3 })] }),
    student('Cleo'),
  ],
};

const onAssignment = vi.fn();
const show = (more: Partial<ProgressRow> = {}, offline = false) =>
  renderAt(<Progress progress={{ ...progress, ...more }} offline={offline} onAssignment={onAssignment} />);
const names = () => within(screen.getByRole('table')).getAllByRole('rowheader');
const shownNames = () => names().map(({ firstChild }) => firstChild?.textContent);

beforeEach(() => {
  vi.clearAllMocks();
  device.readAllComments.mockResolvedValue([]);
});

test('a cell says who did what, how often and late, and leads to the programs', async () => {
  await show();
  const cell = screen.getByRole('link', { name: /^Ben, Sum: Tried, 3 tries/ });
  expect(cell.getAttribute('href')).toContain(`/classes/${classID}/work?`);
  for (const part of ['assignment=a1', 'student=ben', 'problem=SUM']) {
    expect(cell.getAttribute('href')).toContain(part);
  }
  const ofBen = screen.getByRole('link', { name: /^Ben, Sum/ }).textContent;
  expect(ofBen).toContain('opened 2 hints, opened 1 editorial before solving');
  expect(screen.getByRole('link', { name: /^Ada, Sum: Solved, 1 try, .*late$/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Cleo/ })).toBeNull();
  expect(screen.getByRole('img', { name: 'Cleo, Sum: Not started' })).toBeTruthy();
  expect(screen.getByText('Not for this student')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Solved by 1 of 3 students' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('3 students · 1 solved everything');
});

test('students are filtered by group, and sorted by name, solved tasks and device problems', async () => {
  await show();
  expect(shownNames()).toEqual(['Ada', 'Ben', 'Cleo']);
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose('Order', 'least');
  expect(shownNames()).toEqual(['Ben', 'Cleo', 'Ada']);
  choose('Order', 'device');
  expect(shownNames()[0]).toBe('Ben');
  choose('Group', 'Blues');
  expect(shownNames()).toEqual(['Ben']);
  choose('Group', ' ');
  expect(shownNames()).toEqual(['Cleo']);
  choose('Assignment', '');
  expect(onAssignment).toHaveBeenCalledWith(undefined);
});

test('without a network the grid says when it was fetched', async () => {
  await show({}, true);
  expect(screen.getByText(/You are offline. This was the state at/)).toBeTruthy();
  expect(names()).toHaveLength(3);
});

test('a new answer of a student is marked in the cell', async () => {
  device.readAllComments.mockResolvedValue([
    { classID, isUnread: true, problemID: 'SUM', student: { username: 'ben' } },
    { classID, isUnread: false, problemID: 'SUM', student: { username: 'ada' } },
  ]);
  await show();
  expect(await screen.findByRole('link', { name: /^Ben, Sum: .*New answer to a comment$/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Ada, Sum: .*New answer/ })).toBeNull();
});

test('an archived class shows no devices, and an empty class says what to do', async () => {
  const { unmount } = await show({ archivedAt: time });
  expect(screen.queryByText('Up to date')).toBeNull();
  unmount();
  const empty = await show({ students: [], assignments: [], columns: [] });
  expect(screen.getByText('No students yet')).toBeTruthy();
  empty.unmount();
  await show({ assignments: [], columns: [] });
  expect(screen.getByText('Nothing assigned yet')).toBeTruthy();
});

test('a device is up to date, has waiting work, was not seen, or has little storage', () => {
  const say = (...devices: DeviceState[]) =>
    describeDevices(devices, Date.parse(time)).map(({ text }) => text);
  expect(say()).toEqual(['No device has reported yet']);
  expect(say(report())).toEqual(['Up to date']);
  expect(say(report({ waiting: 3, oldestWaitingAt: minutesAgo(1) }))).toEqual(['3 waiting']);
  expect(say(report({ waiting: 1, oldestWaitingAt: minutesAgo(9) }))[0]).toMatch(
    /^1 waiting since \d\d:\d\d$/,
  );
  expect(say(report({ seenAt: minutesAgo(3) }))[0]).toMatch(/^Not seen since \d\d:\d\d$/);
  expect(say(report({ refused: 1, waiting: 1, isStorageLow: true }))).toEqual([
    '1 waiting · 1 refused · Storage is low',
  ]);
  expect(say(report(), report({ name: 'Chrome on Android', waiting: 2 }))).toEqual([
    'Firefox on Linux: Up to date',
    'Chrome on Android: 2 waiting',
  ]);
  expect(say(report(), report({ name: 'Old phone', seenAt: minutesAgo(999) }))).toEqual(['Up to date']);
});

test('the CSV has names, groups, and for each task state, tries, time and lateness', () => {
  const [header, ada, ben] = progressCsv(progress, progress.students).split('\r\n');
  expect(header).toBe(
    'Name,Username,Group,Sum: state,Sum: tries,Sum: last work,Sum: late,Sum: solved,Sum: hints,Sum: editorials,Product: state,Product: tries,Product: last work,Product: late,Product: solved,Product: hints,Product: editorials',
  );
  expect(ada?.startsWith(`Ada,ada,Reds,Solved,1,${solved.lastAt},yes,1/1,`)).toBe(true);
  expect(ben).toBe(`Ben,ben,Blues,Tried,3,${tried.lastAt},no,0/1,2,1,,,,,,,`);
});
