import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { ContestMessage } from '../../../contract/entities/contest/contest-message';
import { cacheDb } from '../db/cache-db';
import {
  noteMessagesSeen,
  readContestMessages,
  storeContestMessages,
  takeUntoldMessages,
} from './contest-messages';

const at = (minute: number): ContestMessage => ({
  id: `m${minute}`,
  kind: 'announcement',
  text: `Message ${minute}`,
  at: `2030-01-01T10:0${minute}:00.000Z`,
});
const store = (slug: string, ...minutes: number[]) =>
  storeContestMessages(
    slug,
    minutes.sort((a, b) => b - a).map((minute) => at(minute)),
    [],
  );
const ids = (messages: readonly ContestMessage[]) => messages.map(({ id }) => id);
const counts = async (account: string, slug: string) => {
  const { unread, untold } = (await readContestMessages(account, slug)) ?? {};
  return [unread, untold];
};

test('D-35 two tabs that ask at once: one of them gets the new messages, and later nobody does', async () => {
  await store('race', 1, 2);
  const both = await Promise.all([takeUntoldMessages('ada', 'race'), takeUntoldMessages('ada', 'race')]);
  expect(both.map(ids).sort()).toEqual([[], ['m2', 'm1']]);
  expect(await takeUntoldMessages('ada', 'race')).toEqual([]);
  expect(await counts('ada', 'race')).toEqual([2, 0]);

  await store('race', 1, 2, 3);
  expect(ids(await takeUntoldMessages('ada', 'race'))).toEqual(['m3']);
});

test('D-35 a message that arrives after a newer one is still shown, once', async () => {
  await store('late', 5);
  expect(ids(await takeUntoldMessages('ada', 'late'))).toEqual(['m5']);
  await noteMessagesSeen('ada', 'late');
  await store('late', 4, 5);
  expect(await counts('ada', 'late')).toEqual([1, 1]);
  expect(ids(await takeUntoldMessages('ada', 'late'))).toEqual(['m4']);
  expect(await takeUntoldMessages('ada', 'late')).toEqual([]);
});

test('D-35 what was read in the list is not shown again, and the cache may be dropped in between', async () => {
  await store('read', 1);
  await noteMessagesSeen('ada', 'read');
  expect(await counts('ada', 'read')).toEqual([0, 0]);
  await cacheDb.contestMessages.clear();
  expect(await readContestMessages('ada', 'read')).toBeUndefined();
  await store('read', 1, 2);
  expect(await counts('ada', 'read')).toEqual([1, 1]);
  expect(ids(await takeUntoldMessages('ada', 'read'))).toEqual(['m2']);
});

test('each account of a device gets its own messages', async () => {
  await store('shared', 1);
  expect(ids(await takeUntoldMessages('ada', 'shared'))).toEqual(['m1']);
  expect(ids(await takeUntoldMessages('ben', 'shared'))).toEqual(['m1']);
});
