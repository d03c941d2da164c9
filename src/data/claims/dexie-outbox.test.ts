import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { claimOne, settleOne } from '../../sync/drain/testbed/one-entry';
import { appDb } from '../db/app-db';
import { addEntry } from '../intents/write-intent';
import { outboxSummary } from '../outbox/outbox';
import { dexieOutbox } from './dexie-outbox';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const payload = { code: 'print(1)', language: 'PYTHON3', problemID: 'P', type: 'problem' } as const;
const entry = (id: string, account = 'ada', problem = 'P') => ({
  id,
  kind: 'codeSubmit' as const,
  stream: `${account}/problem:${problem}`,
  account,
  payload,
  createdAt: 1,
});
const add = (...args: Parameters<typeof entry>) => addEntry(entry(...args));
const claim = (now: number, accounts = ['ada', 'device'], owner = 'tab') =>
  claimOne({ owner, now, leaseMs: 50, accounts });
const refusal = { errorCode: 'VALIDATION', error: 'e', message: 'm', at: 60 };

test('entries of one stream are claimed one after another, entries of other streams in parallel', async () => {
  await add('first');
  await add('second');
  await add('elsewhere', 'ada', 'Q');
  expect((await claim(0)).entry?.id).toBe('first');
  expect((await claim(0)).entry?.id).toBe('elsewhere');
  expect(await claim(0)).toEqual({ wakeAt: 50 });
});

test('entries of another account are not claimed', async () => {
  await add('of-ada', 'ada');
  expect(await claim(0, ['bob', 'device'])).toEqual({});
  expect((await claim(0, ['ada'])).entry?.id).toBe('of-ada');
});

test('an unsettled claim expires, and its late answer is ignored', async () => {
  await add('a');
  const first = await claim(0, ['ada'], 'frozen');
  const second = await claim(50, ['ada'], 'awake');
  expect(second.entry).toMatchObject({ id: 'a', owner: 'awake', attempts: 2 });
  const late = { id: 'a', owner: 'frozen', attempts: first.entry?.attempts ?? 0 };
  expect(await settleOne(late, { type: 'refused', error: refusal })).toBe(false);
  expect(await outboxSummary('ada')).toMatchObject({ waiting: 0, sending: 1, refused: 0, paused: 0 });
});

test('the head of another stream is found far down a long queue', async () => {
  for (let n = 0; n < 100; n += 1) await add(`n${n}`, 'ada', n < 99 ? 'same' : 'other');
  expect((await claim(0)).entry?.id).toBe('n0');
  // Behind 98 waiting entries of the same stream, in the fourth chunk.
  expect((await claim(0)).entry?.id).toBe('n99');
});

test('an entry of an unknown kind waits for a newer build, and does not delay a sign-in', async () => {
  await add('unknown');
  await add('known', 'ada', 'Q');
  await appDb.outbox.where({ id: 'unknown' }).modify({ kind: 'postcard' as 'codeSubmit' });
  const { entry: claimed } = await claim(0);
  expect(claimed?.id).toBe('known');
  const fence = { id: 'known', owner: 'tab', attempts: claimed?.attempts ?? 0 };
  expect(await settleOne(fence, { type: 'signIn', error: refusal })).toBe(true);
  await dexieOutbox.resume('ada');
  expect((await claim(60)).entry?.id).toBe('known');
  expect(await claim(61)).toEqual({ wakeAt: 110 });
});

test('an entry of a newer build waits for that build, and so do the entries after it', async () => {
  await add('newer');
  await add('after');
  await appDb.outbox.where({ id: 'newer' }).modify({ v: 99 });
  expect(await claim(0)).toEqual({});
});
