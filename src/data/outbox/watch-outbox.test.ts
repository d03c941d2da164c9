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
  // The database may notify twice of one write; a second notice says nothing new.
  const news = () => heard.filter(Boolean).length;
  await vi.waitFor(() => expect(news()).toBe(1));
  await submitCode({ ...input, code: 'print(2)' });
  await vi.waitFor(() => expect(news()).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = heard.length;
  await claimOne({ owner: 't', now: Date.now(), leaseMs: 1000, accounts: ['device'] });
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before));
  expect(news()).toBe(2);
  stop();
});
