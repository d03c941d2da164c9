import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { appDb } from '../db/app-db';
import { outboxEntries } from './outbox';
import type { OutboxRow } from './outbox-entry';

beforeEach(() => appDb.outbox.clear());

const row = (seq: number, state: OutboxRow['state'], account = 'device'): OutboxRow => ({
  seq,
  id: `e${seq}`,
  kind: 'codeSubmit',
  v: 1,
  stream: 's',
  account,
  createdAt: seq,
  attempts: 1,
  nextAt: 0,
  state,
});
const listed = async (limit: number) => (await outboxEntries('device', limit)).map(({ seq }) => seq);

test('Offline 5 a refused entry stays first in the list after any number of newer entries', async () => {
  await appDb.outbox.bulkAdd([
    row(1, 'refused'),
    row(2, 'done'),
    row(3, 'refused'),
    row(4, 'refused', 'u1'),
    row(5, 'queued'),
    row(6, 'done'),
    row(7, 'done'),
  ]);
  expect(await listed(4)).toEqual([3, 1, 5, 7]);
});

test('Offline 10 the list has everything that waits to be sent, and the newest acknowledged entries', async () => {
  await appDb.outbox.bulkAdd([
    row(1, 'queued'),
    row(2, 'paused'),
    row(3, 'done'),
    row(4, 'inflight'),
    row(5, 'done'),
  ]);
  expect(await listed(2)).toEqual([4, 2, 1]);
  expect(await listed(4)).toEqual([4, 2, 1, 5]);
});
