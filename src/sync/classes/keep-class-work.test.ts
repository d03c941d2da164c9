import { beforeEach, expect, test } from 'vitest';
import { classSyncMs } from '../../../contract/class-limits';
import type { DeviceReport } from '../../../contract/entities/classes/class-work';
import { createClassWork } from './keep-class-work';

const quiet: DeviceReport = {
  deviceID: 'laptop',
  name: 'Firefox on Linux',
  waiting: 0,
  refused: 0,
  oldestWaitingAt: null,
  isStorageLow: false,
};

let account: string | undefined;
let now: number;
let report: DeviceReport;
let isMember: boolean | undefined;
let sent: [account: string, waiting: number][];

const start = () =>
  createClassWork({
    account: () => account,
    now: () => now,
    read: async () => report,
    async send(uid, { waiting }) {
      sent.push([uid, waiting]);
      return { isMember };
    },
  });

beforeEach(() => {
  account = 'ada';
  now = 1_000_000;
  report = quiet;
  isMember = true;
  sent = [];
});

test('reports once a minute, and at every return', async () => {
  const work = start();
  await work.look('time');
  now += classSyncMs.every - 1;
  await work.look('time');
  expect(sent).toHaveLength(1);
  now += 1;
  await work.look('time');
  expect(sent).toHaveLength(2);
  await work.look('return');
  expect(sent).toHaveLength(3);
});

test('reports a change at once, but at most once a minute', async () => {
  const work = start();
  await work.look('time');
  now += 1000;
  report = { ...quiet, waiting: 2 };
  await work.look('change');
  expect(sent).toEqual([
    ['ada', 0],
    ['ada', 2],
  ]);
  now += 1000;
  report = { ...quiet, waiting: 5 };
  await work.look('change');
  expect(sent).toHaveLength(2);
  now += classSyncMs.changeEvery;
  await work.look('change');
  expect(sent.at(-1)).toEqual(['ada', 5]);
});

test('a change that leaves the same state is not reported', async () => {
  const work = start();
  await work.look('time');
  now += 1000;
  await work.look('change');
  expect(sent).toHaveLength(1);
});

test('people without a class are asked about rarely, and another account at once', async () => {
  isMember = false;
  const work = start();
  await work.look('time');
  for (const reason of ['return', 'time', 'change'] as const) {
    now += classSyncMs.every;
    await work.look(reason);
  }
  expect(sent).toHaveLength(1);
  now += classSyncMs.withoutClass;
  await work.look('time');
  expect(sent).toHaveLength(2);
  account = 'ben';
  await work.look('time');
  expect(sent.at(-1)?.[0]).toBe('ben');
});

test('a failed report is repeated, and without an account or network nothing is sent', async () => {
  isMember = undefined;
  const work = start();
  await work.look('time');
  now += 1000;
  isMember = true;
  await work.look('time');
  expect(sent).toHaveLength(2);
  account = undefined;
  now += classSyncMs.every;
  await work.look('return');
  expect(sent).toHaveLength(2);
});
