import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminJudges } from '../../../contract/entities/admin/judges';
import { renderAt } from '../../../tests/support/components/render-at';
import { AdminPage } from './admin-page';

const server = vi.hoisted(() => ({ adminCall: vi.fn() }));
vi.mock('../../sync/admin/admin-client', () => server);

const at = '2030-01-01T10:00:00.000Z';
const judge: AdminJudges['judges'][number] = {
  id: 'j1',
  host: 'lab-7 · 42',
  slots: 2,
  sandbox: 'cgroup',
  languages: ['PYTHON3'],
  startedAt: at,
  seenAt: at,
  isAlive: true,
  control: 'run',
  jobs: [{ id: 's1', kind: 'submission', language: 'PYTHON3', since: at }],
};
const data: AdminJudges = {
  judges: [judge],
  queue: { waiting: 3, running: 1, oldestAt: at, stuck: 2, isPaused: false },
};
const settings = [
  { name: 'signUp', value: 'open', default: 'open', changedAt: null, changedBy: null },
  { name: 'queueMax', value: 50, default: 2000, changedAt: at, changedBy: 'boss' },
  { name: 'notice', value: null, default: null, changedAt: null, changedBy: null },
];
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = {
    adminJudges: data,
    adminChangeJudges: data,
    adminSettings: { settings },
    adminChangeSetting: { settings },
  };
  server.adminCall.mockReset();
  server.adminCall.mockImplementation(async (name: string) => ({ ok: true, data: answers[name] }));
});
const show = (section: string) =>
  renderAt(<AdminPage section={section} onSection={() => {}} notFound={<p>not found</p>} />);
const sent = (call: string) =>
  server.adminCall.mock.calls.filter(([name]) => name === call).map(([, { body }]) => body);

test('shows a judge with its job, pauses it after a confirmation, and queues stuck submissions again', async () => {
  await show('judges');
  const row = within(await screen.findByRole('table', { name: 'Judges' })).getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/lab-7 · 42.*Judging.*1 of 2 slots.*Submission s1, PYTHON3/);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(sent('adminChangeJudges')).toEqual([]);
  answers.adminChangeJudges = { ...data, judges: [{ ...judge, control: 'pause', jobs: [] }] };
  fireEvent.click(screen.getByRole('button', { name: 'Return its jobs to the queue?' }));
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Queue again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send 2 to the judges again?' }));
  await waitFor(() =>
    expect(sent('adminChangeJudges')).toEqual([{ action: 'pause', id: 'j1' }, { action: 'requeue' }]),
  );
});

test('changes settings, shows who changed them, and goes back to the default', async () => {
  await show('settings');
  expect(await screen.findByText(/Default: 2000\. Changed by boss/)).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Sign-up' }), { target: { value: 'closed' } });
  await waitFor(() => expect(sent('adminChangeSetting')).toEqual([{ name: 'signUp', value: 'closed' }]));
  const number = screen.getByRole('spinbutton', { name: 'Waiting submissions, in total' });
  fireEvent.change(number, { target: { value: '75' } });
  fireEvent.submit(number);
  await waitFor(() => expect(sent('adminChangeSetting')).toContainEqual({ name: 'queueMax', value: 75 }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use the default' }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use the default' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard this value?' }));
  await waitFor(() => expect(sent('adminChangeSetting')).toContainEqual({ name: 'queueMax' }));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: ' Maintenance ' } });
  fireEvent.submit(screen.getByLabelText('Text'));
  await waitFor(() =>
    expect(sent('adminChangeSetting')).toContainEqual({
      name: 'notice',
      value: { text: 'Maintenance', tone: 'plain' },
    }),
  );
});
