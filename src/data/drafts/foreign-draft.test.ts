import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { appDb } from '../db/app-db';
import { draftVersions, readDraft, saveDraft } from './drafts';
import { createDraftGuard } from './foreign-draft';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const key = { account: 'ada', problemID: 'P', language: 'PYTHON3', contestSlug: '' } as const;
const codeThere = async () => (await readDraft(key))?.code;

test('one tab saves as often as it likes', async () => {
  const tab = createDraftGuard();
  tab.begin(key, undefined);
  for (const code of ['a', 'ab', 'ab', 'abc']) expect(await tab.save(key, code)).toBe(true);
  expect(await codeThere()).toBe('abc');
});

test('the text of another tab is not overwritten; the text of this tab is stored separately until the user decides', async () => {
  const [older, newer] = [createDraftGuard(), createDraftGuard()];
  for (const tab of [older, newer]) tab.begin(key, undefined);
  expect(await newer.save(key, 'theirs')).toBe(true);
  expect(await older.save(key, 'mine')).toBe(false);
  expect(await codeThere()).toBe('theirs');
  expect((await draftVersions(key)).map(({ code }) => code)).toEqual(['mine']);
  await older.accept(key, 'mine');
  expect(await older.save(key, 'mine')).toBe(true);
  expect(await codeThere()).toBe('mine');
  expect((await draftVersions(key)).map(({ code }) => code)).toContain('theirs');
});

test('the same text in both tabs is no conflict', async () => {
  const [older, newer] = [createDraftGuard(), createDraftGuard()];
  for (const tab of [older, newer]) tab.begin(key, 'start');
  await newer.save(key, 'same');
  expect(await older.save(key, 'same')).toBe(true);
});

test('a tab is notified of changes in the other tab, and never of its own', async () => {
  const [older, newer] = [createDraftGuard(), createDraftGuard()];
  for (const tab of [older, newer]) tab.begin(key, undefined);
  const heard: (string | null)[] = [];
  const stop = older.watch(key, (theirs) => heard.push(theirs));
  await older.save(key, 'mine');
  await newer.accept(key, 'mine');
  await newer.save(key, 'theirs');
  await expect.poll(() => heard.at(-1)).toBe('theirs');
  expect(heard).not.toContain('mine');
  stop();
});

test('a long conflict stores its last text, and removes no older version', async () => {
  const minuteMs = 60_000;
  for (let n = 0; n <= 20; n += 1) await saveDraft(key, `version ${n}`, n * minuteMs);
  const tab = createDraftGuard();
  tab.begin(key, 'something else');
  for (let n = 0; n < 30; n += 1) expect(await tab.save(key, `mine ${n}`)).toBe(false);
  const versions = await draftVersions(key);
  expect(versions.filter(({ isAside }) => isAside).map(({ code }) => code)).toEqual(['mine 29']);
  expect(versions.filter(({ isAside }) => !isAside)).toHaveLength(20);
});

test('a recently stored conflict text does not prevent the winning draft from becoming an older version', async () => {
  await saveDraft(key, 'theirs', 1000);
  const tab = createDraftGuard();
  tab.begin(key, 'start');
  await tab.save(key, 'mine');
  await saveDraft(key, 'written over', Date.now());
  expect((await draftVersions(key)).map(({ code }) => code).sort()).toEqual(['mine', 'theirs']);
});

test('after the user takes the other version, their own text of each conflict is among the older versions', async () => {
  const tab = createDraftGuard();
  tab.begin(key, 'start');
  for (const n of [1, 2]) {
    await saveDraft(key, `theirs ${n}`);
    await tab.accept(key, `mine ${n}`);
    expect(await tab.save(key, `theirs ${n}`)).toBe(true);
  }
  const codes = (await draftVersions(key)).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['mine 1', 'mine 2']));
});

test('when two tabs save at the same moment, one text is stored separately, and none is lost', async () => {
  const tabs = [createDraftGuard(), createDraftGuard()];
  for (const tab of tabs) tab.begin(key, undefined);
  const saved = await Promise.all(tabs.map((tab, at) => tab.save(key, `tab ${at}`)));
  expect([...saved].sort()).toEqual([false, true]);
  const kept = [await codeThere(), ...(await draftVersions(key)).map(({ code }) => code)];
  expect(kept.sort()).toEqual(['tab 0', 'tab 1']);
});
