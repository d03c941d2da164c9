import { shownProblem } from '../../../contract/fixtures/shown-problem';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { ProblemListItem } from '../../../contract/entities/problem/problem';
import { difficulties } from '../../../contract/limits';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import type { SubmissionRow } from '../intents/code-submit';
import { dropPersonal } from '../storage/drop-copies';
import { noteTriedElsewhere } from '../work/problem-states';
import { listChallenges, readChallenge, storeChallenge, storeChallengeList } from './challenges';
import { listProblemIds, problemRows } from './problem-order';
import { forgetProblem, keepOnlyListed, readProblem, storeListRows, storeProblem } from './problems';

beforeEach(() => Promise.all(cacheDb.tables.map((table) => table.clear())));

const row = (
  id: string,
  title: string,
  difficulty: 'easy' | 'medium' | 'hard',
  tags: string[] = [],
): ProblemListItem => ({
  _id: `c-${id}`,
  id,
  title,
  difficulty,
  tags,
  type: 'code',
  version: 1,
});
const ids = (query: Partial<Parameters<typeof listProblemIds>[0]>) =>
  listProblemIds({ sort: 'title', direction: 'asc', tags: [], ...query }, 10_000);
const detail = (id: string, version = 1) => shownProblem(id, { version });

test('EXP-5 EXP-6 the list sorts by title or difficulty, both ways', async () => {
  await storeListRows([row('b', 'beta', 'hard'), row('a', 'Alpha', 'medium'), row('g', 'Gamma', 'easy')]);
  expect(await ids({})).toEqual(['a', 'b', 'g']);
  expect(await ids({ direction: 'desc' })).toEqual(['g', 'b', 'a']);
  expect(await ids({ sort: 'difficulty' })).toEqual(['g', 'a', 'b']);
  expect(await ids({ sort: 'difficulty', direction: 'desc' })).toEqual(['b', 'a', 'g']);
});

test('EXP-5 the list sorts by recommendation, age, solvers and acceptance, and an older server counts nothing', async () => {
  const counted = (id: string, difficulty: 'easy' | 'hard', solvers: number, acceptance: number) => ({
    ...row(id, id, difficulty),
    solvers,
    acceptance,
  });
  await storeListRows([
    counted('a', 'hard', 9, 80),
    counted('b', 'easy', 2, 50),
    counted('c', 'easy', 5, 20),
    row('d', 'd', 'easy'),
  ]);
  expect(await ids({ sort: 'recommended' })).toEqual(['c', 'b', 'd', 'a']);
  expect(await ids({ sort: 'recommended', difficulty: 'easy' })).toEqual(['c', 'b', 'd']);
  expect(await ids({ sort: 'newest' })).toEqual(['d', 'c', 'b', 'a']);
  expect(await ids({ sort: 'solved' })).toEqual(['a', 'c', 'b', 'd']);
  expect(await ids({ sort: 'solved', direction: 'desc' })).toEqual(['d', 'b', 'c', 'a']);
  expect(await ids({ sort: 'acceptance', difficulty: 'easy' })).toEqual(['b', 'c', 'd']);
});

test('EXP-4 the list shows what the account has not tried, tried or solved, and what has an editorial', async () => {
  await storeListRows([
    row('a', 'A', 'easy'),
    { ...row('b', 'B', 'easy'), hasEditorial: true },
    row('c', 'C', 'easy'),
    row('d', 'D', 'easy'),
  ]);
  const state = { verdict: 'AC' };
  const facts = { language: 'PYTHON3', code: '', type: 'problem', createdAt: 1, status: 'done' };
  const rows = [
    { id: '1', problemID: 'a', account: 'ada', receipt: 'judged', state },
    { id: '2', problemID: 'b', account: 'ada', receipt: 'saved' },
    { id: '3', problemID: 'c', account: 'bob', receipt: 'judged', state },
  ];
  await appDb.submissions.bulkPut(rows.map((one) => ({ ...facts, ...one })) as SubmissionRow[]);
  await noteTriedElsewhere('ada', ['a', 'd']);
  const of = (account: string, state: 'new' | 'tried' | 'solved') => ids({ account, state });
  expect(await of('ada', 'solved')).toEqual(['a']);
  expect(await of('ada', 'tried')).toEqual(['b', 'd']);
  expect(await of('ada', 'new')).toEqual(['c']);
  expect(await of('bob', 'new')).toEqual(['a', 'b', 'd']);
  expect(await ids({ editorial: true })).toEqual(['b']);
});

test('EXP-4 tags and difficulty filter the list; a problem must have every tag', async () => {
  await storeListRows([
    row('a', 'A', 'easy', ['graphs', 'greedy']),
    row('b', 'B', 'hard', ['graphs']),
    row('c', 'C', 'hard', ['strings']),
  ]);
  expect(await ids({ tags: ['graphs'] })).toEqual(['a', 'b']);
  expect(await ids({ tags: ['graphs', 'greedy'] })).toEqual(['a']);
  expect(await ids({ difficulty: 'hard' })).toEqual(['b', 'c']);
  await storeListRows([
    { ...row('q', 'Q', 'easy'), type: 'true-false' },
    { ...row('d', 'D', 'easy'), type: 'debug' },
  ]);
  expect(await ids({ kind: 'program' })).toEqual(['a', 'b', 'c', 'd']);
  expect(await ids({ kind: 'question' })).toEqual(['q']);
});

test('EXP-11 rows keep the cursor of the server; a deleted row leaves a gap', async () => {
  await storeListRows([row('a', 'A', 'easy'), row('b', 'B', 'easy')]);
  const [gone, b] = await problemRows(['gone', 'b']);
  expect(gone).toBeUndefined();
  expect(b).toMatchObject({ id: 'b', cursor: 'c-b', title: 'B', difficulty: 'easy', tags: [], version: 1 });
});

test('storing the same rows again changes nothing', async () => {
  expect(await storeListRows([row('a', 'A', 'easy')])).toBe(true);
  expect(await storeListRows([row('a', 'A', 'easy')])).toBe(false);
  expect(await storeListRows([row('a', 'A!', 'easy')])).toBe(true);
  expect(await ids({})).toEqual(['a']);
});

test('a problem with a new id does not stay under the old id', async () => {
  await storeListRows([row('old', 'A', 'easy')]);
  await storeListRows([{ ...row('new', 'A', 'easy'), _id: 'c-old' }]);
  expect(await ids({})).toEqual(['new']);
});

test('after the whole list is fetched, problems that the server no longer has are deleted', async () => {
  await storeListRows([row('a', 'A', 'easy'), row('b', 'B', 'easy')]);
  await storeProblem(detail('b'));
  expect(await keepOnlyListed(new Set(['a']))).toBe(true);
  expect(await ids({})).toEqual(['a']);
  expect(await readProblem('b')).toBeUndefined();
});

test('a body is written when it differs, and its time at most once a minute', async () => {
  expect(await storeProblem(detail('a'), 0)).toBe(true);
  expect(await storeProblem(detail('a'), 30_000)).toBe(false);
  expect((await readProblem('a'))?.fetchedAt).toBe(0);
  expect(await storeProblem(detail('a'), 61_000)).toBe(false);
  expect((await readProblem('a'))?.fetchedAt).toBe(61_000);
  expect(await storeProblem(detail('a', 2), 62_000)).toBe(true);
  expect(await readProblem('a')).toMatchObject({ version: 2, fetchedAt: 62_000 });
});

test('a problem that became private is deleted', async () => {
  await storeListRows([row('a', 'A', 'easy')]);
  await storeProblem(detail('a'));
  await forgetProblem('a');
  expect(await ids({})).toEqual([]);
  expect(await readProblem('a')).toBeUndefined();
});

test('challenges keep the order of the server, and are deleted when it drops them', async () => {
  const item = (url: string) => ({ name: url, description: '', url, tags: [], problemCount: 0, version: 1 });
  await storeChallengeList([item('z'), item('a')], 5);
  await storeChallenge({ name: 'z', description: '', url: 'z', tags: [], version: 1, problems: [] }, 5);
  expect((await listChallenges()).map(({ url, fetchedAt }) => [url, fetchedAt])).toEqual([
    ['z', 5],
    ['a', 5],
  ]);
  expect(await storeChallengeList([item('z'), item('a')], 6)).toBe(false);
  expect(await storeChallengeList([item('a')], 6)).toBe(true);
  expect((await listChallenges()).map(({ url }) => url)).toEqual(['a']);
  expect(await readChallenge('z')).toBeUndefined();
});

test('a dropped cache is empty and can be filled again', async () => {
  await storeListRows([row('a', 'A', 'easy')]);
  await dropPersonal();
  expect(await ids({})).toEqual([]);
  await storeListRows([row('b', 'B', 'easy')]);
  expect(await ids({})).toEqual(['b']);
});

test('the cache is deleted while another tab keeps it open', async () => {
  await storeListRows([row('a', 'A', 'easy')]);
  const other = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('codeferry-cache');
    request.onsuccess = () => resolve(request.result);
  });
  let asked = false;
  other.onversionchange = () => {
    asked = true;
  };
  await dropPersonal();
  expect(await ids({})).toEqual([]);
  expect(asked).toBe(false);
  other.close();
});

test('the first rows equal the start of the whole list, in every order', async () => {
  await storeListRows(
    Array.from({ length: 700 }, (_, n) => ({
      _id: `c${n}`,
      id: `ID${n}`,
      title: `${'zyx'[n % 3]} ${n}`,
      difficulty: difficulties[n % 3] ?? 'easy',
      tags: [...(n % 2 ? ['odd'] : []), ...(n % 9 ? [] : ['rare'])],
    })),
  );
  for (const sort of ['title', 'difficulty'] as const) {
    for (const direction of ['asc', 'desc'] as const) {
      for (const narrowing of [
        {},
        { tags: ['odd'] },
        { tags: ['odd', 'rare'] },
        { difficulty: 'easy' as const },
      ]) {
        const query = { sort, direction, tags: [], ...narrowing };
        expect(await listProblemIds(query, 7)).toEqual((await listProblemIds(query, 10_000)).slice(0, 7));
      }
    }
  }
  expect(await listProblemIds({ sort: 'title', direction: 'asc', tags: [] }, 7)).toHaveLength(7);
});
