import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { ProblemComment } from '../../../contract/entities/comments/problem-comment';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { waitingFacts } from '../outbox/waiting-facts';
import { forgetCommentCopies, noteReadUntil, storeCommentCopies } from './comment-copies';
import {
  readThreads,
  readUnread,
  resolveThread,
  type ShownThread,
  startThread,
  writeInThread,
} from './problem-comments';

const [t1, c2] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const thread = { threadID: t1, part: 'tests', subject: '3', resolved: null } as const;
function fromServer(commentID: string, text: string, more: Partial<ProblemComment> = {}): ProblemComment {
  return {
    commentID,
    threadID: t1,
    text,
    isOwn: false,
    isDeleted: false,
    editedAt: null,
    author: { username: 'bob', displayName: 'Bob', role: 'author' },
    writtenAt: '2026-11-26T10:00:00.000Z',
    receivedAt: '2026-11-26T10:00:01.000Z',
    ...more,
  };
}
const store = (comments: ProblemComment[], version = 'v1', at = 0) =>
  storeCommentCopies('ada', 'SUM', { role: 'creator', version, threads: [thread], comments }, at);
const shown = async (account = 'ada') => (await readThreads(account, 'SUM')).threads;
const texts = (threads: readonly ShownThread[]) =>
  threads.map(({ comments }) => comments.map(({ text }) => text));

beforeEach(async () => {
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
});

test('a thread is shown as soon as it is stored, waits in the outbox, and is shown once after it was sent', async () => {
  const id = await startThread('ada', 'SUM', { part: 'statement', subject: '' }, 'Why?');
  expect(await shown()).toMatchObject([
    { part: 'statement', comments: [{ text: 'Why?', isOwn: true, pending: 'saved', isUnread: false }] },
  ]);
  expect(await waitingFacts('ada')).toMatchObject({ waiting: 1, refused: 0 });
  expect(await shown('ben')).toEqual([]);
  const row = await appDb.problemCommentWrites.get(id);
  await appDb.problemCommentWrites.update(id, { receipt: 'sent', sentAt: 1000 });
  const threadID = row?.threadID ?? '';
  const copy = fromServer(threadID, 'Why?', { threadID, isOwn: true });
  const copies = { role: 'creator', version: 'v2', comments: [copy] } as const;
  await storeCommentCopies(
    'ada',
    'SUM',
    { ...copies, comments: [copy], threads: [{ ...thread, threadID }] },
    2000,
  );
  expect(texts(await shown())).toEqual([['Why?']]);
  expect(await appDb.problemCommentWrites.count()).toBe(0);
});

test('answers, changes, deletions and resolutions of this device cover the copy until the server has them', async () => {
  await store([fromServer(t1, 'One', { isOwn: true }), fromServer(c2, 'Two')]);
  await writeInThread('ada', 'SUM', thread, 'One, changed', t1);
  await writeInThread('ada', 'SUM', thread, 'Three');
  expect(texts(await shown())).toEqual([['One, changed', 'Two', 'Three']]);
  expect((await shown())[0]?.comments[0]).toMatchObject({ editedAt: expect.any(String), pending: 'saved' });
  const deletion = await writeInThread('ada', 'SUM', thread, '', t1);
  expect((await shown())[0]?.comments[0]).toMatchObject({ isDeleted: true, text: '' });
  const resolution = await resolveThread('ada', 'SUM', thread, true);
  expect(await shown()).toMatchObject([{ resolved: { by: null }, pending: 'saved' }]);
  const refusal = { errorCode: 'FORBIDDEN', error: 'No', message: 'Not allowed.' };
  for (const id of [deletion, resolution])
    await appDb.problemCommentWrites.update(id, { receipt: 'refused', refusal });
  const [kept] = await shown();
  expect(kept).toMatchObject({ resolved: null, pending: 'refused', refusal: 'Not allowed.' });
  expect(kept?.comments[0]).toMatchObject({ text: 'One, changed', isDeleted: false, pending: 'refused' });
});

test('comments of others are unread until they were shown; the list counts where this device has no copies', async () => {
  const listed = { open: 1, unread: 4, version: 'v2' };
  expect(await readUnread('ada', { id: 'SUM', comments: listed })).toBe(4);
  await store([fromServer(t1, 'Mine', { isOwn: true }), fromServer(c2, 'Yours')], 'v2');
  expect(await readUnread('ada', { id: 'SUM', comments: listed })).toBe(1);
  await noteReadUntil('ada', 'SUM', '2026-11-26T10:00:01.000Z');
  await noteReadUntil('ada', 'sum', '2026-11-25T10:00:01.000Z');
  expect(await readUnread('ada', { id: 'SUM', comments: listed })).toBe(0);
});

test('without membership the copies go, and a refused comment stays with its text', async () => {
  await store([fromServer(t1, 'Theirs')]);
  const id = await startThread('ada', 'SUM', { part: 'whole', subject: '' }, 'Not delivered');
  await appDb.problemCommentWrites.update(id, { receipt: 'refused' });
  await forgetCommentCopies('ada', 'SUM');
  expect(texts(await shown())).toEqual([['Not delivered']]);
});
