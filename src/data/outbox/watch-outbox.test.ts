import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { claimOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { submitCode } from '../work/submissions';
import { watchOutbox } from './watch-outbox';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const input = {
  account: 'device',
  problemID: 'P',
  language: 'PYTHON3',
  code: 'print(1)',
  type: 'problem',
} as const;

test('a watcher is notified of a new entry, and of an entry being sent', async () => {
  await submitCode(input);
  const heard: boolean[] = [];
  const stop = watchOutbox((written) => heard.push(written));
  await vi.waitFor(() => expect(heard).toEqual([true]));
  await submitCode({ ...input, code: 'print(2)' });
  await vi.waitFor(() => expect(heard).toEqual([true, true]));
  await claimOne({ owner: 't', now: Date.now(), leaseMs: 1000, accounts: ['device'] });
  await vi.waitFor(() => expect(heard).toEqual([true, true, false]));
  stop();
});
