import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { appDb } from '../db/app-db';
import { adoptDeviceWork } from '../device-work/adopt-device-work';
import { deviceWorkFor, isUndecided, keepDeviceWorkSeparate } from '../device-work/device-work';
import { forgetAccount } from '../device-work/forget-account';
import { exportUnsent } from '../device-work/unsent-work';
import { collectWork } from '../shared-device/collect-work';
import { dropPersonal } from '../storage/drop-copies';
import { applyImport, planImport } from '../work-file/import-work';
import { readBookmarks, setBookmark } from './bookmarks';
import { createList, readOwnLists } from './lists';
import { readNote, saveNote } from './notes';
import { storeOwnLists } from './sync-lists';

beforeEach(async () => {
  await Promise.all(appDb.tables.map((table) => table.clear()));
});

const open = (account: string) => appDb.outbox.where('[account+open]').equals([account, 1]).toArray();
const marked = async (account: string) =>
  (await readBookmarks(account)).map(({ problemID }) => problemID).sort();

async function workSignedOut(): Promise<void> {
  await setBookmark('device', 'A', true);
  await createList('device', 'Graphs', ['A', 'B']);
  await saveNote('device', 'A', 'device', 'Firefox on Linux');
}

test('signed-out lists stay on the device, and join an account only if the user agrees', async () => {
  await workSignedOut();
  expect(await appDb.outbox.count()).toBe(0);
  expect(await marked('ada')).toEqual([]);
  const work = await deviceWorkFor('ada');
  expect(work).toMatchObject({ bookmarks: 1, lists: 1, notes: 1 });
  await keepDeviceWorkSeparate('ada');
  expect(await isUndecided('ada', work)).toBe(false);

  await setBookmark('bob', 'C', true);
  await saveNote('bob', 'A', 'bob', 'Firefox on Linux');
  await adoptDeviceWork('bob');
  expect(await marked('bob')).toEqual(['A', 'C']);
  expect(await readOwnLists('bob')).toMatchObject([
    { name: 'Graphs', problemIDs: ['A', 'B'], isPending: true },
  ]);
  expect(await readNote('bob', 'A')).toMatchObject({ text: 'bob', others: [{ text: 'device' }] });
  expect([await marked('device'), await readOwnLists('device')]).toEqual([[], []]);
  expect((await open('bob')).map(({ kind }) => kind).sort()).toEqual([
    ...['noteWrite', 'noteWrite', 'ownListsWrite', 'ownListsWrite'],
  ]);
});

test('a file carries signed-out lists to another device, signed in or not, and a second import adds nothing', async () => {
  await workSignedOut();
  const file = JSON.stringify(await exportUnsent('device'));
  for (const account of ['device', 'ada']) {
    await Promise.all(appDb.tables.map((table) => table.clear()));
    for (let round = 0; round < 2; round += 1) {
      const planned = await planImport(file, account);
      if (!planned.ok) throw new Error(planned.message);
      await applyImport(planned.plan);
    }
    expect(await marked(account)).toEqual(['A']);
    expect(await readOwnLists(account)).toMatchObject([{ name: 'Graphs', problemIDs: ['A', 'B'] }]);
    expect(await readNote(account, 'A')).toMatchObject({ text: 'device', others: [] });
    expect(await open(account)).toHaveLength(account === 'ada' ? 2 : 0);
  }
});

test('an account that leaves a shared device takes its unsent changes along, and nothing stays', async () => {
  await setBookmark('ada', 'A', true);
  await saveNote('ada', 'A', 'secret', 'Firefox on Linux');
  await setBookmark('bob', 'B', true);
  const { sends } = await collectWork('ada', 'Firefox on Linux');
  expect(sends.map(({ call }) => call).sort()).toEqual(['noteWrite', 'ownListsWrite']);
  await forgetAccount('ada');
  await dropPersonal();
  const rest = JSON.stringify(await Promise.all(appDb.tables.map((table) => table.toArray())));
  expect(rest).not.toMatch(/ada|secret/);
  expect(await marked('bob')).toEqual(['B']);
});

test('a server whose database was replaced gets all lists, bookmarks and notes again', async () => {
  const at = '2026-11-26T12:00:00.000Z';
  const listID = '7d1c8f7e-8f4b-4b59-9c53-0d6f3d6f5a10';
  await storeOwnLists(
    'ada',
    {
      rows: [
        { type: 'bookmark', problemID: 'A', isOn: true, changedAt: at, revision: 1 },
        {
          type: 'list',
          listID,
          name: 'Graphs',
          isShared: true,
          isDeleted: false,
          createdAt: at,
          revision: 2,
        },
        {
          type: 'note',
          problemID: 'A',
          versions: [{ versionID: 'v', text: 'one', device: 'X', savedAt: at }],
          revision: 3,
        },
      ],
      cursor: 3,
      more: false,
      reset: false,
    },
    0,
  );
  expect(await open('ada')).toEqual([]);
  await storeOwnLists('ada', { rows: [], cursor: 0, more: false, reset: true }, 3);
  const payloads = JSON.stringify(await appDb.payloads.toArray());
  for (const part of ['"bookmark"', '"Graphs"', '"share"', '"one"']) expect(payloads).toContain(part);
  expect(await marked('ada')).toEqual(['A']);
});
