import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { openHelp, readOpenedHelp, storeOpenedHelp } from './opened-help';

beforeEach(async () => {
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
});

const opened = async (account: string) => [...(await readOpenedHelp(account, 'P'))].sort();
const sent = async () => (await appDb.payloads.toArray()).map(({ payload }) => payload);

test('an opening is stored at once, and enqueued once, also from two tabs', async () => {
  await Promise.all([openHelp('ada', 'P', 'hint1'), openHelp('ada', 'P', 'hint1')]);
  await openHelp('ada', 'P', 'hint1');
  expect(await opened('ada')).toEqual(['hint1']);
  expect(await sent()).toEqual([{ problemID: 'P', part: 'hint1', openedTime: expect.any(String) }]);
  expect(await opened('ben')).toEqual([]);
});

test('what another device opened is known, and not sent again', async () => {
  const openedTime = '2026-11-26T10:00:00.000Z';
  await storeOpenedHelp('ada', 'P', [{ part: 'hint1', openedTime }]);
  await openHelp('ada', 'P', 'hint1');
  await openHelp('ada', 'P', 'editorial');
  expect(await opened('ada')).toEqual(['editorial', 'hint1']);
  expect(await sent()).toMatchObject([{ part: 'editorial' }]);
});

test('signed out, openings stay on the device and are sent for nobody', async () => {
  await openHelp('device', 'P', 'hint1');
  await openHelp('device', 'P', 'hint2');
  expect(await opened('device')).toEqual(['hint1', 'hint2']);
  expect(await appDb.outbox.count()).toBe(0);
});
