import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { AppDb } from './app-db';

async function openBefore(name: string): Promise<Dexie> {
  const db = new Dexie(name);
  db.version(16).stores({
    outbox: '++seq, &id, [account+open], [account+state], state, createdAt',
    payloads: '&id',
  });
  return db.open();
}

test('an entry that was blocked by another entry waits to be sent on its own', async () => {
  const before = await openBefore('blocked');
  const common = { kind: 'codeSubmit', v: 1, account: 'ada', open: 1, createdAt: 1, attempts: 1, nextAt: 90 };
  const error = { errorCode: 'DEPENDENCY_REFUSED', error: 'Not sent', message: 'First that one.', at: 2 };
  await before.table('outbox').bulkAdd([
    { ...common, id: 'waiting', stream: 'ada/problem:P', state: 'queued', error },
    { ...common, id: 'blocked', stream: 'ada/problem:Q', state: 'blocked', dependsOn: 'refused', error },
  ]);
  before.close();
  const now = new AppDb('blocked');
  expect(await now.outbox.orderBy('seq').toArray()).toEqual([
    { ...common, seq: 1, id: 'waiting', stream: 'ada/problem:P', state: 'queued', error },
    { ...common, seq: 2, id: 'blocked', stream: 'ada/problem:Q', state: 'queued', nextAt: 0 },
  ]);
  now.close();
});
