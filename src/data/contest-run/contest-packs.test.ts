import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { PackPart } from '../../../contract/entities/contest/contest-pack';
import { appDb } from '../db/app-db';
import {
  type ContestPackRow,
  listPacks,
  nextPart,
  readPack,
  readSealed,
  removePack,
  storePart,
  wantPack,
} from './contest-packs';

const contest = { contestSlug: 'race', name: 'Race' } as ContestPackRow['contest'];
const lock = { salt: 's', iterations: 1, iv: 'i', key: 'k' };
const part = (at: number, more: Partial<PackPart> = {}): PackPart => ({
  version: 1,
  problemCount: 3,
  bytes: 90,
  iv: 'one',
  lock,
  part: at,
  parts: 3,
  data: `data ${at}`,
  ...more,
});
const store = (told: PackPart) => storePart('ada', 'race', told);

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
  await wantPack('ada', contest);
});

test('Offline 10 a pack downloads in parts, resumes where it ended, and is complete with the last part', async () => {
  expect(await nextPart('ada', 'race')).toBe(0);
  expect(await store(part(0))).toBe('more');
  expect(await readPack('ada', 'race')).toMatchObject({ state: 'wanted', bytesDone: 30, bytesTotal: 90 });
  expect(await readSealed('ada', 'race')).toBeUndefined();
  expect(await nextPart('ada', 'race')).toBe(1);
  await store(part(1));
  expect(await store(part(2))).toBe('whole');
  expect(await readPack('ada', 'race')).toMatchObject({ state: 'ready', bytesDone: 90, version: 1 });
  expect((await readSealed('ada', 'race'))?.data).toEqual(['data 0', 'data 1', 'data 2']);
});

test('Offline 10 parts of two packs are never mixed, and a complete pack stays until the newer one is complete', async () => {
  for (const at of [0, 1, 2]) await store(part(at));
  const newer = (at: number) => part(at, { version: 2, iv: 'two', data: `new ${at}` });
  await store(newer(0));
  expect(await readPack('ada', 'race')).toMatchObject({ state: 'ready', version: 1 });
  expect((await readSealed('ada', 'race'))?.version).toBe(1);
  // Another change during the download starts from the first part.
  expect(await store(part(1, { version: 3, iv: 'three' }))).toBe('more');
  expect(await nextPart('ada', 'race')).toBe(0);
  for (const at of [0, 1, 2]) await store(newer(at));
  expect((await readSealed('ada', 'race'))?.data).toEqual(['new 0', 'new 1', 'new 2']);
  expect(await readPack('ada', 'race')).toMatchObject({ state: 'ready', version: 2 });
});

test('Offline 6 a pack belongs to its account, and can be removed, also during the download', async () => {
  await store(part(0));
  expect(await listPacks('ben')).toEqual([]);
  await removePack('ada', 'race');
  expect(await listPacks('ada')).toEqual([]);
  expect(await store(part(1))).toBe('gone');
  expect(await appDb.contestPackData.count()).toBe(0);
});
