import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { appDb } from '../db/app-db';
import {
  type DraftKey,
  discardDraft,
  draftVersions,
  keepDraftVersion,
  readDraft,
  readLastLanguage,
  saveDraft,
  saveLastLanguage,
} from './drafts';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const key: DraftKey = { account: 'device', problemID: 'P', language: 'PYTHON3', contestSlug: '' };
const minute = 60_000;

test('SOLVE-7 OFF-2 code is stored per problem and language', async () => {
  await saveDraft(key, 'print(1)', 1);
  await saveDraft({ ...key, language: 'CPP17' }, 'int main() {}', 2);
  await saveDraft({ ...key, problemID: 'Q' }, 'print(2)', 3);
  expect(await readDraft(key)).toEqual({ code: 'print(1)', updatedAt: 1 });
  expect(await readDraft({ ...key, language: 'CPP17' })).toEqual({ code: 'int main() {}', updatedAt: 2 });
  expect(await readDraft({ ...key, language: 'JAVA8' })).toBeUndefined();
});

test('accounts and contests have separate drafts', async () => {
  await saveDraft(key, 'outside', 1);
  await saveDraft({ ...key, contestSlug: 'spring' }, 'inside', 1);
  await saveDraft({ ...key, account: 'ada' }, 'of ada', 1);
  expect((await readDraft(key))?.code).toBe('outside');
  expect((await readDraft({ ...key, contestSlug: 'spring' }))?.code).toBe('inside');
  expect((await readDraft({ ...key, account: 'ada' }))?.code).toBe('of ada');
});

test('older versions are a minute apart, newest first', async () => {
  for (let n = 0; n <= 6; n += 1) await saveDraft(key, `version ${n}`, n * 20_000);
  expect(await draftVersions(key)).toMatchObject([
    { code: 'version 3', savedAt: minute, isAside: false },
    { code: 'version 0', savedAt: 0, isAside: false },
  ]);
});

test('twenty older versions are kept', async () => {
  for (let n = 0; n <= 30; n += 1) await saveDraft(key, `version ${n}`, n * minute);
  const versions = await draftVersions(key);
  expect(versions).toHaveLength(20);
  expect(versions[0]?.code).toBe('version 29');
  expect(versions.at(-1)?.code).toBe('version 10');
});

test('code cleared by mistake can be restored, even if it is new', async () => {
  await saveDraft(key, 'first lines of a long program', 0);
  await saveDraft(key, 'first lines of a long program, and the last', 1000);
  await saveDraft(key, '', 2000);
  expect((await draftVersions(key))[0]?.code).toBe('first lines of a long program, and the last');
  await saveDraft(key, 'begun anew', 3000);
  await discardDraft(key);
  expect(await readDraft(key)).toBeUndefined();
  expect((await draftVersions(key))[0]?.code).toBe('begun anew');
});

test('saving the same text again changes nothing', async () => {
  await saveDraft(key, 'print(1)', 0);
  await saveDraft(key, 'print(1)', 5 * minute);
  expect(await readDraft(key)).toEqual({ code: 'print(1)', updatedAt: 0 });
  expect(await draftVersions(key)).toEqual([]);
});

test('the language last used is known per problem', async () => {
  expect(await readLastLanguage('P')).toBeUndefined();
  await saveLastLanguage('P', 'CPP17');
  expect(await readLastLanguage('P')).toBe('CPP17');
  expect(await readLastLanguage('Q')).toBe('CPP17');
  await saveLastLanguage('Q', 'JAVA8');
  expect(await readLastLanguage('P')).toBe('CPP17');
  expect(await readLastLanguage('R')).toBe('JAVA8');
});

test('code replaced by a restored version can be restored, even if it is new', async () => {
  await saveDraft(key, 'first', 1);
  await saveDraft(key, 'second', 2);
  await saveDraft(key, 'third', 3);
  await keepDraftVersion(key);
  await saveDraft(key, 'restored', 4);
  expect((await draftVersions(key)).map(({ code }) => code)).toEqual(['third', 'first']);
});
