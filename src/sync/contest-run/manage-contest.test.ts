import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import { readManagedContest, storeManagedContest } from '../../data/copies/managed-contests';
import { cacheDb } from '../../data/db/cache-db';
import { pullManagedContest } from './manage-contest';

let status = 200;
vi.mock('../server/page-client', () => ({
  call: async () => ({
    ok: false,
    failure:
      status === 0
        ? { kind: 'offline', error: { message: 'No network' } }
        : { kind: 'http', status, error: { message: 'No' } },
  }),
}));

const contest = { contestSlug: 'spring', name: 'Spring' } as ManagedContest;

test.each([
  ['an ended session', 401, true],
  ['too many questions', 429, true],
  ['a server in trouble', 500, true],
  ['no network', 0, true],
  ['a contest of somebody else', 403, false],
  ['a contest that is gone', 404, false],
])('keeps or deletes the stored dashboard after %s', async (_, said, stays) => {
  await cacheDb.managedContests.clear();
  await storeManagedContest(contest);
  status = said;
  expect(await pullManagedContest('spring')).toMatchObject({ ok: false });
  expect((await readManagedContest('spring')) !== undefined).toBe(stays);
});
