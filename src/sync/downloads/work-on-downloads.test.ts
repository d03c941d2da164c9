import { shownProblem } from '../../../contract/fixtures/shown-problem';
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DownloadPlan } from '../../../contract/entities/download';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { enterSession, leaveSession } from '../../auth/session';
import { readChallenge, storeChallenge } from '../../data/copies/challenges';
import { readProblem, storeProblem } from '../../data/copies/problems';
import { appDb } from '../../data/db/app-db';
import { cacheDb } from '../../data/db/cache-db';
import { listDownloads, pauseDownload, removeDownload, wantDownload } from '../../data/downloads/downloads';
import { dropPersonal, dropUnpinned } from '../../data/storage/drop-copies';
import { rebuildCopies } from '../../data/storage/make-room';
import { pageTokens } from '../server/page-tokens';
import { nextBatch, workOnDownloads } from './work-on-downloads';

vi.mock('../server/page-tokens', () => ({ pageTokens: vi.fn(async () => ({ type: 'signedOut' })) }));

const detail = (id: string, version = 1, more: object = {}) => shownProblem(id, { version, ...more });
const challenge = { name: 'Reef', description: '', url: 'reef', tags: [], version: 1, problems: [] };

let problems: Map<string, ProblemDetail>;
let batches: string[][];
let failAfter: number;
let sent: { path: string; token: string | null }[];

function answerTo(path: string, body: { ids?: string[] } | undefined): unknown {
  if (path === '/downloads/plan') {
    const listed = [...problems.values()].map(({ id, version }) => ({ id, version, bytes: 100_000 }));
    return { problems: listed, challenges: [{ url: 'reef', version: 1 }] } satisfies DownloadPlan;
  }
  if (path === '/downloads/problems') {
    batches.push(body?.ids ?? []);
    return { problems: body?.ids?.flatMap((id) => problems.get(id) ?? []), rest: [] };
  }
  if (path === '/challenges/get/reef') return { challenge };
  return path === '/tags/get-all' ? { tags: [] } : { data: {} };
}

vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  const path = url.replace(/^.*\/api/, '');
  sent.push({ path, token: new Headers(init.headers).get('authorization') });
  if (path === '/downloads/problems' && batches.length >= failAfter) throw new TypeError('Failed to fetch');
  return Response.json(answerTo(path, init.body ? JSON.parse(String(init.body)) : undefined));
});

beforeEach(async () => {
  problems = new Map(['A', 'B', 'C', 'D', 'E'].map((id) => [id, detail(id)]));
  batches = [];
  sent = [];
  failAfter = Number.POSITIVE_INFINITY;
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
});

const reef = { kind: 'challenge', name: 'reef' } as const;
const always = () => true;
const here = async () => (await cacheDb.problems.toCollection().primaryKeys()).sort();
const download = async () => (await listDownloads())[0];

test('a download fetches all its parts in batches of a few hundred kilobytes, and counts the bytes', async () => {
  await wantDownload(reef, 'Reef');
  expect(await download()).toMatchObject({ state: 'wanted', bytesTotal: 0 });
  await workOnDownloads(always);
  expect(batches).toEqual([['A', 'B'], ['C', 'D'], ['E']]);
  expect(await here()).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(await readChallenge('reef')).toMatchObject({ name: 'Reef' });
  expect(await download()).toMatchObject({ state: 'ready', bytesDone: 500_000, bytesTotal: 500_000 });
});

test('an interrupted download continues where it ended, and fetches nothing again', async () => {
  failAfter = 1;
  await wantDownload(reef, 'Reef');
  await workOnDownloads(always);
  expect(await download()).toMatchObject({ state: 'wanted', bytesDone: 200_000, bytesTotal: 500_000 });
  failAfter = Number.POSITIVE_INFINITY;
  batches = [];
  await workOnDownloads(always);
  expect(batches.flat()).toEqual(['C', 'D', 'E']);
  expect(await download()).toMatchObject({ state: 'ready' });
});

test('a paused download stops at the next batch, and continues on request', async () => {
  await wantDownload(reef, 'Reef');
  const pausing = vi.spyOn(problems, 'get').mockImplementationOnce((id) => {
    void pauseDownload('challenge/reef');
    return detail(id);
  });
  await workOnDownloads(always);
  pausing.mockRestore();
  expect(batches).toEqual([['A', 'B']]);
  expect(await download()).toMatchObject({ state: 'paused', bytesDone: 200_000 });
  await wantDownload(reef, 'Reef');
  await workOnDownloads(always);
  expect(await download()).toMatchObject({ state: 'ready' });
});

test('a complete download is compared with the server again, and only stale parts are fetched', async () => {
  await wantDownload(reef, 'Reef');
  await workOnDownloads(always);
  batches = [];
  await workOnDownloads(always);
  expect(batches).toEqual([]);
  problems.set('C', detail('C', 2));
  problems.set('F', detail('F'));
  await appDb.downloads.update('challenge/reef', { checkedAt: 0 });
  await workOnDownloads(always);
  expect(batches.flat()).toEqual(['C', 'F']);
  expect(await readProblem('C')).toMatchObject({ version: 2 });
  expect(await download()).toMatchObject({ state: 'ready', problemCount: 6 });
});

test('a copy without the help that the server withheld is fetched again after an hour', async () => {
  problems = new Map([['A', detail('A', 1, { hintCount: 1, hasEditorial: true, hints: ['h'] })]]);
  await wantDownload(reef, 'Reef');
  await workOnDownloads(always);
  const compare = async () => {
    batches = [];
    await appDb.downloads.update('challenge/reef', { checkedAt: 0 });
    await workOnDownloads(always);
    return batches.flat();
  };
  expect(await compare()).toEqual([]);
  await cacheDb.problems.update('A', { fetchedAt: Date.now() - 3_700_000 });
  problems.set('A', detail('A', 1, { hintCount: 1, hasEditorial: true, hints: ['h'], editorial: 'e' }));
  expect(await compare()).toEqual(['A']);
  expect(await readProblem('A')).toMatchObject({ editorial: 'e' });
  await cacheDb.problems.update('A', { fetchedAt: 0 });
  expect(await compare()).toEqual([]);
});

describe('of an assignment', () => {
  const loops = { kind: 'assignment', name: 'loops' } as const;
  const asked = () => sent.filter(({ path }) => path.startsWith('/downloads/'));
  const signIn = (uid: string) =>
    enterSession({
      person: { uid, email: `${uid}@a.bc`, username: uid, displayName: uid, photoURL: null },
      identity: { provider: 'local' } as never,
    });
  afterEach(() => {
    leaveSession();
    vi.mocked(pageTokens).mockResolvedValue({ type: 'signedOut' });
  });

  test('is requested with the token of the account', async () => {
    signIn('ada');
    vi.mocked(pageTokens).mockResolvedValue({
      type: 'token',
      token: { uid: 'ada', idToken: 'of-ada' } as never,
    });
    await wantDownload(loops, 'Loops');
    await workOnDownloads(always);
    expect(await download()).toMatchObject({ state: 'ready' });
    expect(new Set(asked().map(({ token }) => token))).toEqual(new Set(['Bearer of-ada']));
  });

  test.each([
    ['the token of another account', { type: 'token', token: { uid: 'ben', idToken: 'of-ben' } }],
    ['no token, because the provider does not answer', { type: 'unreachable' }],
  ])('is not requested with %s', async (_, token) => {
    signIn('ada');
    vi.mocked(pageTokens).mockResolvedValue(token as never);
    await wantDownload(loops, 'Loops');
    await workOnDownloads(always);
    expect(asked()).toEqual([]);
    expect(await download()).toMatchObject({ state: 'wanted', problemCount: 0 });
  });

  test('waits for its account while nobody is signed in, and does not stop other downloads', async () => {
    await wantDownload(loops, 'Loops', 1);
    await wantDownload(reef, 'Reef', 2);
    await workOnDownloads(always);
    const states = (await listDownloads()).map(({ key, state }) => [key, state]);
    expect(states).toEqual([
      ['challenge/reef', 'ready'],
      ['assignment/loops', 'wanted'],
    ]);
  });
});

test('frees space from copies in no download; sign-out removes private copies', async () => {
  problems.set('E', detail('E', 1, { public: false }));
  await wantDownload(reef, 'Reef');
  await workOnDownloads(always);
  await storeProblem(detail('OPENED-ONCE'));
  await storeChallenge({ ...challenge, url: 'other' });
  await dropUnpinned();
  expect(await here()).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(await readChallenge('other')).toBeUndefined();
  expect(await readChallenge('reef')).toBeDefined();
  await dropPersonal();
  expect(await here()).toEqual(['A', 'B', 'C', 'D']);
  expect((await cacheDb.problemList.toCollection().primaryKeys()).sort()).toEqual(['A', 'B', 'C', 'D']);
});

test('OFF-1 the database of copies can be recreated: it keeps the downloads, and readers continue', async () => {
  await wantDownload(reef, 'Reef');
  await workOnDownloads(always);
  const before = await here();
  await storeProblem(detail('OPENED-ONCE'));
  const seen: (string | undefined)[] = [];
  const watching = liveQuery(() => readProblem('A')).subscribe((problem) => seen.push(problem?.id));
  await rebuildCopies();
  expect(await here()).toEqual(before);
  expect(await readChallenge('reef')).toBeDefined();
  expect(await readProblem('OPENED-ONCE')).toBeUndefined();
  await vi.waitFor(() => expect(seen.at(-1)).toBe('A'));
  watching.unsubscribe();
});

test('removing a download removes the copies that no other download has', async () => {
  await wantDownload(reef, 'Reef');
  await workOnDownloads(always);
  problems = new Map([['A', detail('A')]]);
  await wantDownload({ kind: 'tag', name: 'reefs' }, 'reefs');
  await workOnDownloads(always);
  await removeDownload('challenge/reef');
  expect(await here()).toEqual(['A']);
  expect((await listDownloads()).map(({ key }) => key)).toEqual(['tag/reefs']);
});

test('a problem larger than a batch is fetched alone', () => {
  const of = (id: string, bytes: number) => ({ id, version: 1, bytes });
  const large = [of('L', 9_000_000), of('S', 1), of('T', 1)];
  expect(nextBatch(large).map(({ id }) => id)).toEqual(['L']);
  expect(nextBatch(large.slice(1)).map(({ id }) => id)).toEqual(['S', 'T']);
});
