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

test('a database of the first version gets all tables and keeps its rows', async () => {
  const first = new Dexie('first');
  first.version(1).stores({
    outbox: '++seq, &id, [account+open], [account+state], state, createdAt',
    payloads: '&id',
    drafts: '[account+problemID+language+contestSlug], updatedAt',
    kv: '&key',
  });
  await first.open();
  const draft = { account: 'ada', problemID: 'P', language: 'python', contestSlug: '', code: 'pass' };
  await first.table('drafts').add({ ...draft, updatedAt: 1 });
  first.close();
  const now = await new AppDb('first').open();
  expect(await now.table('drafts').toArray()).toEqual([{ ...draft, updatedAt: 1 }]);
  const stored = now.backendDB();
  expect(new Set(stored.objectStoreNames)).toEqual(new Set(now.tables.map(({ name }) => name)));
  const submissions = stored.transaction('submissions').objectStore('submissions');
  expect([...submissions.indexNames]).toContain('[account+state.verdict+problemID]');
  now.close();
});
