import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { storeListRows } from '../../data/copies/problems';
import { storeSharedList } from '../../data/copies/shared-lists';
import { appDb } from '../../data/db/app-db';
import { cacheDb } from '../../data/db/cache-db';
import { setBookmark } from '../../data/own-lists/bookmarks';
import { createList, readOwnLists } from '../../data/own-lists/lists';
import { readNote, saveNote } from '../../data/own-lists/notes';
import { storeOwnLists } from '../../data/own-lists/sync-lists';
import { ListPage } from './list-page';
import { ListsPage } from './lists-page';
import { ProblemMarks } from './marks/problem-marks';
import { NoteEditor } from './notes/note-editor';

const account = vi.hoisted(() => ({ current: 'device' }));
vi.mock('../../auth/session', async (load) => ({
  ...(await load<object>()),
  accountKey: () => account.current,
}));
// Without a server, as offline.
const offline = { ok: false, reason: 'offline', message: '' };
vi.mock('../../sync/own-lists/pull-own-lists', () => ({ pullOwnLists: async () => offline }));
vi.mock('../../sync/own-lists/pull-shared-list', () => ({ pullSharedList: async () => offline }));
vi.mock('../../sync/pull/pull-problems', () => ({
  pullProblem: async (id: string) => (id === 'GONE' ? { ...offline, reason: 'notFound' } : offline),
}));
vi.mock('../../sync/pull/pull-practice', () => ({ refreshPractice: async () => offline }));

beforeEach(async () => {
  account.current = 'device';
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
  const problem = { difficulty: 'easy' as const, type: 'code' as const, tags: [], version: 1 };
  await storeListRows([
    { _id: '1', id: 'A', title: 'Ants', ...problem },
    { _id: '2', id: 'B', title: 'Bees', ...problem },
    { _id: '3', id: 'C', title: 'Cats', ...problem },
  ]);
});

const titles = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('link')[0]?.textContent);

test('the lists page shows bookmarks and lists with their progress, and makes a list', async () => {
  await setBookmark('device', 'A', true);
  await createList('device', 'Graphs', ['A', 'B']);
  await renderAt(<ListsPage />, '/lists');
  expect((await screen.findByRole('link', { name: 'Bookmarks' })).getAttribute('href')).toBe(
    '/lists/bookmarks',
  );
  screen.getByText('0 of 1 solved');
  screen.getByText('0 of 2 solved');
  screen.getByText('1 of 100');
  screen.getByText('Saved on this device only');
  fireEvent.change(screen.getByLabelText('New list'), { target: { value: ' Trees ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(async () =>
    expect((await readOwnLists('device')).map(({ name }) => name)).toEqual(['Graphs', 'Trees']),
  );
});

test('the owner moves and removes problems, and an unknown problem shows its id', async () => {
  const listID = await createList('device', 'Graphs', ['A', 'B', 'GONE', 'C']);
  await renderAt(<ListPage listID={listID} />, `/lists/${listID}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Move “Ants” down' }));
  await waitFor(async () =>
    expect((await readOwnLists('device'))[0]?.problemIDs).toEqual(['B', 'A', 'GONE', 'C']),
  );
  await screen.findByText('Ants is now 2 of 4.');
  screen.getByText('GONE');
  expect(screen.getByRole('button', { name: 'Move “Cats” down' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Remove “Cats”' }));
  await waitFor(() => expect(screen.queryByText('Cats')).toBeNull());
  // The keyboard stays in the list: at the problem that was beside the removed one.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove “GONE”' }));
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  screen.getByText('Sign in to share this list.');
});

test('the keyboard stays at the button that begins and ends sharing', async () => {
  account.current = 'ada';
  const listID = await createList('ada', 'Graphs', ['A']);
  await renderAt(<ListPage listID={listID} />, `/lists/${listID}`);
  const focused = () => document.activeElement?.textContent;
  const share = await screen.findByRole('button', { name: 'Share' });
  share.focus();
  fireEvent.click(share);
  await waitFor(() => expect(focused()).toBe('Stop sharing'));
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(focused()).toBe('Share'));
});

test('a shared list opens from the copy on this device and can be copied', async () => {
  const listID = '7d1c8f7e-8f4b-4b59-9c53-0d6f3d6f5a10';
  const problem = { difficulty: 'hard', type: 'code' } as const;
  await storeSharedList({
    listID,
    name: 'Warm-up',
    owner: { username: 'bob', displayName: 'Bob' },
    isOwn: false,
    isShared: true,
    problems: [
      { id: 'X', title: 'Only in this list', ...problem },
      { id: 'A', title: 'Ants', ...problem },
    ],
  });
  await renderAt(<ListPage listID={listID} />, `/lists/${listID}`);
  await screen.findByText('A list by Bob');
  await waitFor(() => expect(titles()).toEqual(['Only in this list', 'Ants']));
  fireEvent.click(screen.getByRole('button', { name: 'Copy to my lists' }));
  await waitFor(async () =>
    expect(await readOwnLists('device')).toMatchObject([{ name: 'Warm-up', problemIDs: ['X', 'A'] }]),
  );
});

test('one press sets a bookmark, and a dialog adds the problem to lists and to a new one', async () => {
  await createList('device', 'Graphs', ['A']);
  await renderAt(<ProblemMarks problemID="B" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Bookmark' }));
  await screen.findByRole('button', { name: 'Bookmark', pressed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Add to list' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Graphs/, hidden: true }));
  fireEvent.change(screen.getByLabelText('New list'), { target: { value: 'New' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create', hidden: true }));
  await waitFor(async () =>
    expect((await readOwnLists('device')).map(({ problemIDs }) => problemIDs)).toEqual([['A', 'B'], ['B']]),
  );
  const told = await screen.findByText('“New” is in your lists.');
  expect(told.getAttribute('role')).toBe('status');
});

test('a note is saved after a pause; a text of another device stays until the user chooses', async () => {
  account.current = 'ada';
  await saveNote('ada', 'A', 'mine', 'Firefox on Linux');
  const savedAt = '2026-11-26T12:00:00.000Z';
  const other = {
    versionID: '3f0c8f7e-8f4b-4b59-9c53-0d6f3d6f5a10',
    text: 'theirs',
    device: 'Chrome on Android',
    savedAt,
  };
  const page = { cursor: 1, more: false, reset: false };
  await storeOwnLists(
    'ada',
    { rows: [{ type: 'note', problemID: 'A', versions: [other], revision: 1 }], ...page },
    0,
  );
  await renderAt(<NoteEditor problemID="A" />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your notes about this problem');
  expect(field.value).toBe('mine');
  screen.getByText('theirs');
  screen.getByText(/^Also changed on Chrome on Android/);
  fireEvent.change(field, { target: { value: 'mine, longer' } });
  screen.getByText('12 of 10,000 characters');
  await waitFor(async () => expect((await readNote('ada', 'A')).text).toBe('mine, longer'), {
    timeout: 4000,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Keep both texts' }));
  await waitFor(() => expect(field.value).toBe('mine, longer\n\ntheirs'));
  await waitFor(async () => expect((await readNote('ada', 'A')).others).toEqual([]), { timeout: 4000 });
  await waitFor(() => expect(screen.queryByText(/^Also changed on/)).toBeNull());
});

test('what is typed as soon as the field appears is saved', async () => {
  account.current = 'ada';
  const early = new MutationObserver(() => {
    const field = document.querySelector('textarea');
    if (!field) return;
    early.disconnect();
    fireEvent.change(field, { target: { value: 'typed at once' } });
  });
  early.observe(document.body, { childList: true, subtree: true });
  await renderAt(<NoteEditor problemID="EARLY" />);
  const saved = async () => expect((await readNote('ada', 'EARLY')).text).toBe('typed at once');
  await waitFor(saved, { timeout: 6000 });
});

test('a problem that the server no longer has is named as such, and can be removed', async () => {
  const listID = await createList('device', 'Old', ['GONE', 'AWAY', 'A']);
  await renderAt(<ListPage listID={listID} />, `/lists/${listID}`);
  const [gone, away] = await screen.findAllByRole('listitem');
  await within(gone as HTMLElement).findByText('This problem is no longer available');
  within(away as HTMLElement).getByText('Not available on this device');
  fireEvent.click(screen.getByRole('button', { name: 'Remove “GONE”' }));
  await waitFor(() => expect(screen.queryByText('This problem is no longer available')).toBeNull());
});
