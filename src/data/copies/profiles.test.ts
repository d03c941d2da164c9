import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { OwnSubmission, Profile } from '../../../contract/entities/profile';
import { cacheDb } from '../db/cache-db';
import { forgetProfile, readHistory, readProfile, storeHistoryPage, storeProfile } from './profiles';

const submission = (n: number): OwnSubmission => ({
  kind: 'code',
  submissionID: `s${n}`,
  problemID: 'P',
  title: 'A problem',
  type: 'problem',
  receivedTime: `2026-01-01T00:00:0${n}.000Z`,
  status: 'done',
  verdict: 'AC',
});
const ids = async (account: string, limit = 10) =>
  (await readHistory(account, limit)).rows.map(({ submissionID }) => submissionID);

beforeEach(async () => {
  await Promise.all(cacheDb.tables.map((table) => table.clear()));
});

test('a profile is found by its name in any case, until the server reports it as deleted', async () => {
  const profile: Profile = {
    username: 'Lovelace',
    displayName: 'Ada',
    photoURL: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    badges: [],
    activity: [],
    streak: { current: 0, longest: 0 },
    solved: { easy: 0, medium: 0, hard: 0, total: 0 },
  };
  expect(await storeProfile(profile)).toBe(true);
  expect(await readProfile('lovelace')).toMatchObject(profile);
  await forgetProfile('LOVELACE');
  expect(await readProfile('lovelace')).toBeUndefined();
});

test('pages of submissions are in order, newest first', async () => {
  expect(await readHistory('u1', 10)).toEqual({ rows: [], next: undefined });
  await storeHistoryPage('u1', { submissions: [submission(5), submission(4)], next: 'b' });
  await storeHistoryPage('u1', { submissions: [submission(3)], next: null }, 'b');
  expect(await ids('u1')).toEqual(['s5', 's4', 's3']);
  expect((await readHistory('u1', 2)).next).toBeNull();
});

test('a newer first page joins adjacent pages, and replaces others', async () => {
  await storeHistoryPage('u1', { submissions: [submission(2), submission(1)], next: 'b' });
  await storeHistoryPage('u1', { submissions: [submission(3), submission(2)], next: 'c' });
  expect(await ids('u1')).toEqual(['s3', 's2', 's1']);
  expect((await readHistory('u1', 1)).next).toBe('b');
  await storeHistoryPage('u1', { submissions: [submission(9), submission(8)], next: 'd' });
  expect(await ids('u1')).toEqual(['s9', 's8']);
  expect((await readHistory('u1', 1)).next).toBe('d');
});

test('an older page requested before a gap appeared is ignored', async () => {
  await storeHistoryPage('u1', { submissions: [submission(2)], next: 'b' });
  await storeHistoryPage('u1', { submissions: [submission(9)], next: 'd' });
  expect(await storeHistoryPage('u1', { submissions: [submission(1)], next: null }, 'b')).toBe(false);
  expect(await ids('u1')).toEqual(['s9']);
  expect((await readHistory('u1', 1)).next).toBe('d');
});

test('a user does not see the submissions of another user', async () => {
  await storeHistoryPage('u1', { submissions: [submission(1)], next: null });
  expect(await readHistory('u2', 10)).toEqual({ rows: [], next: undefined });
});
