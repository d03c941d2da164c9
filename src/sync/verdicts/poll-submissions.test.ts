import { expect, test } from 'vitest';
import type { SubmissionState, SubmissionStatus } from '../../../contract/entities/submission';
import type { SubmissionRow } from '../../data/work/submissions';
import type { Reply } from '../drain/testbed/reply';
import { scriptedClient } from '../drain/testbed/scripted-client';
import { errorReply, jsonReply } from '../drain/testbed/simulated-server';
import { VirtualTime } from '../drain/testbed/virtual-time';
import { createPoller } from './poll-submissions';

const state = (status: SubmissionStatus): SubmissionState => ({
  submissionID: 's1',
  problemID: 'P',
  language: 'PYTHON3',
  status,
  verdict: status === 'done' ? ('AC' as const) : undefined,
  receivedTime: '2026-01-01T00:00:00Z',
  results: [],
});
const answer = (status: SubmissionStatus) => jsonReply(200, state(status));
const offline: Reply = { type: 'failed', reason: 'offline' };

function watchOne(answers: (n: number) => Reply, heldMs = 5000) {
  const time = new VirtualTime();
  const row: SubmissionRow = {
    id: 'i1',
    account: 'device',
    problemID: 'P',
    language: 'PYTHON3',
    code: 'print(1)',
    type: 'problem',
    createdAt: 0,
    receipt: 'sent',
    status: 'queued',
    submissionID: 's1',
  };
  const asked: number[] = [];
  const waits: unknown[] = [];
  const shown: string[] = [];
  const client = scriptedClient((_, n) => answers(n));
  let online = true;
  const poller = createPoller({
    call: async (name, options) => {
      asked.push(time.now - 1_000_000);
      waits.push((options as { query: { wait: number } }).query.wait);
      await new Promise<void>((resolve) => time.at(heldMs, resolve));
      return client.call(name, options);
    },
    watchedIds: async () => (row.receipt === 'judged' || row.receipt === 'refused' ? [] : [row.id]),
    read: async (ids) => ids.map(() => ({ ...row })),
    async note(_, progress) {
      Object.assign(row, progress);
      shown.push(`${progress.status}/${progress.receipt}`);
    },
    now: () => time.now,
    online: () => online,
    sleepUnless: (signal, ms) => time.sleepUnless(signal, ms),
  });
  void poller.run();
  const setOnline = (value: boolean) => {
    online = value;
    poller.poke();
  };
  return { time, row, asked, waits, shown, poller, setOnline };
}

test('RUN-8 RUN-9 RUN-11 LIM-7 five polls of 5 s, then the servers are busy', async () => {
  const { time, asked, shown } = watchOne(() => answer('queued'));
  await time.run(25_000);
  expect(asked.slice(0, 5)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
  expect(shown).toEqual(['error_no_servers_online/sent']);
});

test('RUN-9 LIM-7 no sixth poll waits at the server, and polling stops after a few more checks', async () => {
  const { time, asked, waits, poller } = watchOne(() => answer('queued'));
  await time.run(3_600_000);
  expect(waits).toEqual([5, 5, 5, 5, 5, ...Array(10).fill(0)]);
  const before = asked.length;
  poller.poke();
  await time.run(24_000);
  expect(waits.slice(before)).toEqual([5, 5, 5, 5, 5]);
});

test('RUN-8 after a fast answer the next poll waits for its 5 s', async () => {
  const { time, asked } = watchOne(() => answer('executing'), 10);
  await time.run(12_000);
  expect(asked).toEqual([0, 5000, 10_000]);
});

test('RUN-10 stores the verdict and stops polling', async () => {
  const { time, row, asked, shown } = watchOne((n) => answer(n === 0 ? 'executing' : 'done'));
  await time.run(60_000);
  expect(shown).toEqual(['executing/judging', 'done/judged']);
  expect(row).toMatchObject({ receipt: 'judged', judgedAt: 1_010_000, state: { verdict: 'AC' } });
  expect(asked).toHaveLength(2);
});

test('RUN-11 a verdict that comes after the busy text arrives without a reload', async () => {
  const { time, row, shown } = watchOne((n) => answer(n < 7 ? 'queued' : 'done'));
  await time.run(25_000);
  expect(row.status).toBe('error_no_servers_online');
  await time.run(120_000);
  expect(shown.at(-1)).toBe('done/judged');
});

test('RUN-13 a failed poll shows error_unknown; the next answer removes it', async () => {
  const { time, shown } = watchOne((n) => (n === 1 ? offline : answer(n < 3 ? 'executing' : 'done')));
  await time.run(60_000);
  expect(shown).toEqual(['executing/judging', 'error_unknown/judging', 'executing/judging', 'done/judged']);
});

test('RUN-13 a submission that the server does not have is not polled again, also after a look', async () => {
  const gone = errorReply('SUBMISSION_NOT_FOUND');
  const { time, row, asked, shown, poller } = watchOne((n) => (n === 1 ? gone : answer('queued')));
  await time.run(60_000);
  expect(shown).toEqual(['error_unknown/refused']);
  expect(row.refusal).toMatchObject({ errorCode: 'SUBMISSION_NOT_FOUND' });
  poller.poke();
  await time.run(600_000);
  expect(asked).toHaveLength(2);
});

test('RUN-13 an unknown address, for example of a proxy, is not the end', async () => {
  const { time, shown } = watchOne((n) => (n === 0 ? jsonReply(404, '<html>') : answer('done')));
  await time.run(60_000);
  expect(shown).toEqual(['error_unknown/sent', 'done/judged']);
});

test('does not poll without a network, and polls at once when it returns', async () => {
  const { time, asked, setOnline } = watchOne(() => answer('queued'));
  setOnline(false);
  await time.run(100_000);
  const before = asked.length;
  setOnline(true);
  await time.run(10);
  expect(before).toBeLessThanOrEqual(1);
  expect(asked).toHaveLength(before + 1);
});

test('D-7 stores the progress of the tests with every answer', async () => {
  const at = (testcaseIndex: number) =>
    jsonReply(200, { ...state('executing'), progress: { testcaseIndex, totalTestcases: 15 } });
  const { time, row, shown } = watchOne((n) => (n < 8 ? at(n) : answer('done')));
  await time.run(28_000);
  expect(row.state?.progress).toEqual({ testcaseIndex: 4, totalTestcases: 15 });
  await time.run(60_000);
  expect(row).toMatchObject({ receipt: 'judged', state: { verdict: 'AC' } });
  expect(shown).not.toContain('error_no_servers_online/judging');
});

test('stores the organiser’s decision about a held submission, and a refusal ends polling', async () => {
  const standing = (kind: 'held' | 'refused', reason: string) =>
    jsonReply(200, {
      ...state('queued'),
      contest: { state: kind, reason, writtenTime: '2026-01-01T00:00:00Z' },
    });
  const { time, row, asked, poller } = watchOne((n) =>
    n < 7 ? standing('held', 'The times disagree.') : standing('refused', 'Copied.'),
  );
  await time.run(600_000);
  expect(row.state?.contest).toMatchObject({ state: 'refused', reason: 'Copied.' });
  expect(row.receipt).toBe('sent');
  expect(asked).toHaveLength(8);
  poller.look();
  await time.run(600_000);
  expect(asked).toHaveLength(8);
});
