import { shownProblem } from '../../../contract/fixtures/shown-problem';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../auth/session';
import { listChallenges, readChallenge } from '../../data/copies/challenges';
import { listProblemIds } from '../../data/copies/problem-order';
import { readProblem } from '../../data/copies/problems';
import { appDb } from '../../data/db/app-db';
import { cacheDb } from '../../data/db/cache-db';
import { readMeta, readServers } from '../../data/db/server-facts';
import type { SubmissionRow } from '../../data/intents/code-submit';
import { syncStatus } from '../network/sync-status';
import { prefetch } from './prefetch';
import { pullChallenge, pullChallenges } from './pull-challenges';
import { pullMatching } from './pull-matching';
import { findMeta, keepServersFresh, pullMeta } from './pull-meta';
import { pullProblem, pullProblemPage } from './pull-problems';
import { isMissing } from './pull-result';

interface Asked {
  path: string;
  body: Record<string, unknown> | undefined;
}
let asked: Asked[];
let answers: Record<string, (body: Asked['body']) => unknown>;
let down: boolean;

const notFound = { errorCode: 'PROBLEM_NOT_FOUND', error: 'Not found', message: 'There is no such problem.' };
vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  if (down) throw new TypeError('Failed to fetch');
  const path = url.replace(/^.*\/api/, '');
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  asked.push({ path, body });
  const found = answers[path]?.(body);
  if (found instanceof Response) return found;
  return Response.json(found ?? notFound, { status: found ? 200 : 404 });
});

beforeEach(async () => {
  asked = [];
  answers = {};
  down = false;
  syncStatus.network = 'unknown';
  await Promise.all(cacheDb.tables.map((table) => table.clear()));
});
afterEach(() => vi.useRealTimers());

const listed = (n: number) => ({
  _id: `c${n}`,
  id: `P${n}`,
  title: `Problem ${n}`,
  difficulty: 'easy',
  tags: [],
  version: 1,
});
const detail = shownProblem('P1', { title: 'Problem 1' });
const ada = { uid: 'u1', email: 'a@b.cc', username: 'ada', displayName: 'Ada', photoURL: null };
const firstPage = { sort: 'title', direction: 'asc', tags: [] as string[] } as const;

test('EXP-9 EXP-11 LIM-4 pages of five follow each other by the last cursor seen', async () => {
  const all = Array.from({ length: 7 }, (_, n) => listed(n));
  answers['/problem/get-all'] = (body) => {
    const from = all.findIndex(({ _id }) => _id === body?.lastSeenId) + 1;
    return all.slice(from, from + Number(body?.perPage));
  };
  const one = await pullProblemPage(firstPage);
  expect(one).toMatchObject({ ok: true, changed: true, end: false, lastSeenId: 'c4' });
  const two = await pullProblemPage({ ...firstPage, ...(one.lastSeenId && { lastSeenId: one.lastSeenId }) });
  expect(two).toMatchObject({ ok: true, end: true, ids: ['P5', 'P6'] });
  expect(asked.map(({ body }) => [body?.perPage, body?.lastSeenId])).toEqual([
    [5, undefined],
    [5, 'c4'],
  ]);
  expect(await listProblemIds({ ...firstPage, tags: [] }, 1000)).toEqual(all.map(({ id }) => id));
});

test('sort, direction and tags are part of the request', async () => {
  answers['/problem/get-all'] = () => [];
  await pullProblemPage({ sort: 'difficulty', direction: 'desc', tags: ['graphs'], difficulty: 'hard' });
  expect(asked[0]?.body).toMatchObject({
    sort: 'difficulty',
    direction: 'desc',
    tags: ['graphs'],
    difficulty: 'hard',
  });
});

test('API-19 SOLVE-15 SOLVE-16 a problem is requested with its challenge, and stored', async () => {
  answers['/problem/get'] = () => ({ problems: [detail], challenge: { name: 'First' } });
  expect(await pullProblem('P1', 'first')).toEqual({ ok: true, changed: true, challengeName: 'First' });
  expect(asked[0]?.body).toEqual({ problemID: 'P1', challengeID: 'first' });
  expect(await readProblem('P1')).toMatchObject(detail);
  expect(await pullProblem('P1', 'first')).toMatchObject({ ok: true, changed: false });
});

test('D-16 a problem is found by its id in any case', async () => {
  answers['/problem/get'] = () => ({ problems: [detail] });
  await pullProblem('p1');
  expect(await readProblem('p1')).toMatchObject({ id: 'P1' });
  expect(await readProblem('P1')).toMatchObject({ id: 'P1' });
});

test('a problem that the server refuses as invalid is missing, but its copy stays', async () => {
  answers['/problem/get'] = () => ({ problems: [detail] });
  await pullProblem('P1');
  const refusal = { errorCode: 'VALIDATION', error: 'Invalid request', message: 'No.' };
  answers['/problem/get'] = () => Response.json(refusal, { status: 400 });
  const refused = await pullProblem('P1');
  expect(isMissing(refused)).toBe(true);
  expect(await readProblem('P1')).toMatchObject({ id: 'P1' });
  down = true;
  expect(isMissing(await pullProblem('P1'))).toBe(false);
});

test('ROLE-12 a problem that the server no longer shows is forgotten', async () => {
  answers['/problem/get'] = () => ({ problems: [detail] });
  await pullProblem('P1');
  answers = {};
  expect(await pullProblem('P1')).toEqual({ ok: false, reason: 'notFound', message: notFound.message });
  expect(await readProblem('P1')).toBeUndefined();
});

test('ROLE-12 a private problem stays while only the token of its author is out of reach', async () => {
  answers['/problem/get'] = () => ({ problems: [detail] });
  answers['/problem/get-all'] = () => [listed(1)];
  await pullProblem('P1');
  await pullProblemPage(firstPage);
  session.current = { ...ada, state: 'signedIn', signInNeeded: true };
  try {
    answers = { '/problem/get-all': () => [], '/challenges/get-all': () => ({ data: {} }) };
    expect(await pullProblem('P1')).toMatchObject({ ok: false, reason: 'notFound' });
    answers['/problem/get'] = () => ({ problems: [] });
    expect(await pullProblem('P1')).toMatchObject({ ok: false, reason: 'notFound' });
    await prefetch(() => true);
    expect(await readProblem('P1')).toMatchObject({ id: 'P1' });
    expect(await listProblemIds({ ...firstPage }, 1000)).toHaveLength(1);
  } finally {
    session.current = { state: 'signedOut' };
  }
  await prefetch(() => true);
  expect(await readProblem('P1')).toBeUndefined();
});

test('local copies stay when the network is lost', async () => {
  answers['/problem/get'] = () => ({ problems: [detail] });
  await pullProblem('P1');
  down = true;
  expect(await pullProblem('P1')).toMatchObject({ ok: false, reason: 'offline' });
  expect(syncStatus.network).toBe('offline');
  expect(await readProblem('P1')).toMatchObject({ id: 'P1' });
});

test('API-15 API-16 challenges come as a list and one by one', async () => {
  const challenge = { name: 'First', description: '', url: 'first', tags: [], version: 1 };
  answers['/challenges/get-all'] = () => ({ data: { first: { ...challenge, problemCount: 0 } } });
  answers['/challenges/get/first'] = () => ({ challenge: { ...challenge, problems: [] } });
  expect(await pullChallenges()).toEqual({ ok: true, changed: true, count: 1 });
  expect(await pullChallenge('first')).toEqual({ ok: true, changed: true });
  expect((await listChallenges()).map(({ url }) => url)).toEqual(['first']);
  expect(await readChallenge('first')).toMatchObject(challenge);
});

const meta = {
  name: 'Codeferry',
  version: '1',
  minClientVersion: '0',
  time: '2026-01-01T00:00:00.000Z',
  identity: { provider: 'local' },
  contactEmail: 'a@b.cc',
  sourceUrl: '',
};

test('API-14 the server’s information is stored for a start without a network', async () => {
  answers['/meta'] = () => meta;
  expect(await findMeta()).toEqual(meta);
  expect(syncStatus.network).toBe('online');
  down = true;
  expect(await readMeta()).toEqual(meta);
});

test('a server that answers is reachable, even if its answer cannot be stored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(cacheDb.kv, 'get').mockRejectedValueOnce(new Error('the database is closing'));
  answers['/meta'] = () => meta;
  expect(await pullMeta()).toEqual({ ok: true, changed: false });
  expect(syncStatus.network).toBe('online');
});

test('API-3 LIM-16 the list of servers is requested at the start and every 60 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answers['/servers'] = () => ({ servers: ['http://localhost'] });
  const lists = () => asked.filter(({ path }) => path === '/servers').length;
  const stop = keepServersFresh(() => true);
  await vi.waitFor(async () => expect(await readServers()).toEqual(['http://localhost']));
  expect(lists()).toBe(1);
  await vi.advanceTimersByTimeAsync(120_000);
  await vi.waitFor(() => expect(lists()).toBe(3));
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(lists()).toBe(3);
});

test('signed out, the solved problems are listed even if this device has no row of them', async () => {
  const at = 1;
  await appDb.submissions.clear();
  await appDb.submissions.add({
    id: 's1',
    account: 'device',
    problemID: 'P2',
    createdAt: at,
    receipt: 'judged',
    language: 'PYTHON3',
    code: '',
    type: 'problem',
    status: 'done',
    state: { verdict: 'AC' },
  } as SubmissionRow);
  const pages = [[listed(1)], [listed(2)], []];
  answers['/problem/get-all'] = () => pages.shift() ?? [];
  const query = { sort: 'title', direction: 'asc', tags: [], state: 'solved', perPage: 1 } as const;
  const page = await pullMatching({ ...query, tags: [] }, undefined);
  expect(page).toMatchObject({ ok: true, end: true });
  expect(await listProblemIds({ ...query, tags: [] }, 10)).toEqual(['P2']);
  asked = [];
  expect(await pullMatching({ ...query, tags: [] }, undefined)).toMatchObject({ ok: true, end: true });
  expect(asked).toEqual([]);
});
