import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../auth/session';
import { problemRows } from '../../data/copies/problem-order';
import { storeListRows } from '../../data/copies/problems';
import { cacheDb } from '../../data/db/cache-db';
import { forgetGoneProblems } from './forget-gone';

let asked = 0;
let there: string[] = [];
let down = false;
vi.stubGlobal('fetch', async () => {
  asked += 1;
  if (down) throw new TypeError('Failed to fetch');
  return Response.json({ problems: there.map((id) => ({ id, version: 1, bytes: 1 })), challenges: [] });
});

const row = (id: string) => ({
  _id: `c-${id}`,
  id,
  title: id,
  difficulty: 'easy' as const,
  tags: [],
  version: 1,
});
const here = async () => (await problemRows(['a', 'b'])).flatMap((one) => one?.id ?? []);
const dayMs = 86_400_000;

beforeEach(async () => {
  asked = 0;
  there = ['a'];
  down = false;
  session.current = { state: 'signedOut' };
  await Promise.all(cacheDb.tables.map((table) => table.clear()));
  await storeListRows([row('a'), row('b')]);
});

test('deletes copies that the server no longer has, and asks once a day', async () => {
  await forgetGoneProblems(dayMs);
  expect(await here()).toEqual(['a']);
  await storeListRows([row('b')]);
  await forgetGoneProblems(dayMs + 1000);
  expect(asked).toBe(1);
  await forgetGoneProblems(2 * dayMs + 1000);
  expect(asked).toBe(2);
  expect(await here()).toEqual(['a']);
});

test('without an answer deletes nothing, and asks again', async () => {
  down = true;
  await forgetGoneProblems(dayMs);
  down = false;
  expect(await here()).toEqual(['a', 'b']);
  await forgetGoneProblems(dayMs);
  expect(await here()).toEqual(['a']);
});

test('ROLE-12 an answer without the name of the signed-in user deletes nothing', async () => {
  const ada = { uid: 'u1', email: 'a@b.cc', username: 'ada', displayName: 'Ada', photoURL: null };
  session.current = { ...ada, state: 'signedIn', signInNeeded: true };
  await forgetGoneProblems(dayMs);
  expect(await here()).toEqual(['a', 'b']);
});

test('a cache that was deleted under the page is made again, and written to', async () => {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(cacheDb.name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
  expect(await here()).toEqual([]);
  await storeListRows([row('a')]);
  expect(await here()).toEqual(['a']);
});
