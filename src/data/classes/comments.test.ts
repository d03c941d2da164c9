import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { ClassComment } from '../../../contract/entities/classes/class-comment';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { waitingFacts } from '../outbox/waiting-facts';
import { noteCommentsRead, storeComments } from './class-comments';
import { readAllComments, writeComment } from './comments';

const classID = '0b9f6f0e-52fb-4f0e-9f38-0f1d9c0c7a11';
const submissionID = '7c1d1a52-9a3f-4c44-8a8c-2a9c1b7e5f10';
const student = { username: 'ada', displayName: 'Ada' };
const place = {
  classID,
  submissionID,
  problemID: 'SUM',
  problemTitle: 'Sum',
  student,
  line: 2,
  quote: 'print(a)',
};

function fromServer(commentID: string, text: string, more: Partial<ClassComment> = {}): ClassComment {
  return {
    commentID,
    classID,
    submissionID,
    problemID: 'SUM',
    problemTitle: 'Sum',
    student,
    line: 2,
    quote: 'print(a)',
    text,
    isOwn: false,
    isOnOwnWork: true,
    editedAt: null,
    author: { username: 'teacher', displayName: 'Ms Hopper', isTeacher: true },
    writtenAt: '2026-11-25T10:42:00.000Z',
    ...more,
  };
}

const texts = async (account = 'ada') => (await readAllComments(account)).map(({ text }) => text);

beforeEach(async () => {
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
});

test('a comment is shown as soon as it is stored, waits in the outbox, and is shown once after it was sent', async () => {
  const id = await writeComment('ada', place, 'Why?');
  expect(await readAllComments('ada')).toMatchObject([{ text: 'Why?', isOwn: true, pending: 'saved' }]);
  expect(await waitingFacts('ada')).toMatchObject({ waiting: 1, refused: 0, oldestAt: expect.any(Number) });
  const row = await appDb.commentWrites.get(id);
  await appDb.commentWrites.update(id, { receipt: 'sent', sentAt: 1000 });
  expect((await readAllComments('ada'))[0]).not.toHaveProperty('pending');
  const known = fromServer(row?.commentID ?? '', 'Why?', { isOwn: true });
  await storeComments('ada', 'v1', [known], 999);
  expect(await appDb.commentWrites.count()).toBe(1);
  await storeComments('ada', 'v1', undefined, 2000);
  expect(await appDb.commentWrites.count()).toBe(0);
  expect(await texts()).toEqual(['Why?']);
});

test('changes and deletions of this device cover the copy until the server has them', async () => {
  await storeComments('teacher', 'v1', [fromServer('c1', 'One'), fromServer('c2', 'Two')], 0);
  const [c1, c2] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  await storeComments('teacher', 'v2', [fromServer(c1, 'One'), fromServer(c2, 'Two')], 0);
  const change = await writeComment('teacher', place, 'One, changed', c1);
  await writeComment('teacher', place, '', c2);
  expect(await texts('teacher')).toEqual(['One, changed']);
  const refusal = { errorCode: 'COMMENT_OF_OTHER', error: 'No', message: 'Not yours.' };
  await appDb.commentWrites.update(change, { receipt: 'refused', refusal });
  expect(await readAllComments('teacher')).toMatchObject([{ pending: 'refused', refusal: 'Not yours.' }]);
});

test('a comment is unread until it was shown; teachers look for answers only', async () => {
  const answer = fromServer('c2', 'Because', {
    author: { ...student, isTeacher: false },
    isOnOwnWork: false,
  });
  await storeComments('ada', 'v1', [fromServer('c1', 'Why?')], 0);
  await storeComments(
    'teacher',
    'v1',
    [fromServer('c1', 'Why?', { isOnOwnWork: false, isOwn: true }), answer],
    0,
  );
  const unread = async (account: string) =>
    (await readAllComments(account)).filter(({ isUnread }) => isUnread).map(({ text }) => text);
  expect(await unread('ada')).toEqual(['Why?']);
  expect(await unread('teacher')).toEqual(['Because']);
  await noteCommentsRead('ada', ['c1']);
  expect(await unread('ada')).toEqual([]);
  expect(await unread('teacher')).toEqual(['Because']);
});

test('comments of one account are not shown to another', async () => {
  await storeComments('ada', 'v1', [fromServer('c1', 'For Ada')], 0);
  await writeComment('ada', place, 'By Ada');
  expect(await texts('ben')).toEqual([]);
});
