import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { storeListRows } from '../../../data/copies/problems';
import { appDb } from '../../../data/db/app-db';
import { cacheDb } from '../../../data/db/cache-db';
import type { SubmissionRow } from '../../../data/work/submissions';
import { recentSubmissions } from './recent-submissions';

const submission = (id: string, over: Partial<SubmissionRow>): SubmissionRow => ({
  id,
  account: 'ada',
  problemID: 'ALL-ABOARD',
  language: 'PYTHON3',
  code: 'print(1)',
  type: 'problem',
  createdAt: 0,
  receipt: 'saved',
  status: 'queued',
  ...over,
});

const every = ['saved', 'sent', 'judging', 'judged', 'refused', 'signInNeeded'] as const;

beforeEach(async () => {
  await appDb.submissions.clear();
  await cacheDb.problemList.clear();
});

test('lists the newest first in any state, up to the limit', async () => {
  await appDb.submissions.bulkAdd([
    submission('old', { createdAt: 1 }),
    submission('newest', { createdAt: 3, receipt: 'refused' }),
    submission('middle', { createdAt: 2, receipt: 'judging' }),
  ]);
  expect((await recentSubmissions('ada', 2, every)).map(({ id }) => id)).toEqual(['newest', 'middle']);
});

test('lists only submissions with the requested progress', async () => {
  await appDb.submissions.bulkAdd([submission('a', {}), submission('b', { receipt: 'judged' })]);
  expect((await recentSubmissions('ada', 9, ['saved', 'refused'])).map(({ id }) => id)).toEqual(['a']);
});

test('an account sees its own submissions and no others', async () => {
  await appDb.submissions.bulkAdd([submission('mine', {}), submission('theirs', { account: 'bob' })]);
  expect((await recentSubmissions('ada', 9, every)).map(({ id }) => id)).toEqual(['mine']);
});

test('a problem is named by its title, or by its id when this device has no copy of it', async () => {
  await storeListRows([{ _id: 'c1', id: 'ALL-ABOARD', title: 'All Aboard', difficulty: 'easy', tags: [] }]);
  await appDb.submissions.bulkAdd([
    submission('a', { createdAt: 2 }),
    submission('b', { problemID: 'GONE' }),
  ]);
  expect((await recentSubmissions('ada', 9, every)).map(({ title }) => title)).toEqual([
    'All Aboard',
    'GONE',
  ]);
});
