import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { SealedWork } from '../../../contract/entities/shared-device';
import { sealedPrefix } from '../../data/account/shared-mark';
import { appDb } from '../../data/db/app-db';
import { sealedWork } from '../../data/shared-device/seal-left';
import { syncStatus } from '../network/sync-status';
import { call } from '../server/page-client';
import { deliverSealed } from './deliver-sealed';
import { lookAfterShared } from './keep-shared';

type Said = 'taken' | 'silence' | { status: number; errorCode: string; retryAfter?: number };

/** The server's answers to the piece of each student, in turn; the last one stays. */
let answers: Record<string, Said[]>;
let sent: string[];

vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  if (!url.endsWith('/shared/deliver')) throw new TypeError('Failed to fetch');
  const { kid: student } = JSON.parse(String(init.body)) as SealedWork;
  sent.push(student);
  const turns = answers[student] ?? [];
  const said = (turns.length > 1 ? turns.shift() : turns[0]) ?? 'taken';
  if (said === 'silence') throw new TypeError('Failed to fetch');
  if (said === 'taken') return Response.json({ taken: true });
  const { status, errorCode, retryAfter } = said;
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json({ errorCode, error: 'No', message: 'Not now.' }, { status, headers });
});
afterAll(() => vi.unstubAllGlobals());

const busy = (retryAfter?: number): Said => ({
  status: 429,
  errorCode: 'TOO_MANY_REQUESTS',
  ...(retryAfter !== undefined && { retryAfter }),
});

/** The oldest first. `kid` carries the student, because a seal is not readable. */
async function leave(...students: string[]) {
  const rows = students.map((student, n) => ({
    key: `${sealedPrefix}2026-11-29T10:00:0${n}.000Z/${student}`,
    value: { id: randomUUID(), kid: student, key: 'AAAA', iv: 'AAAA', data: 'AAAA' } satisfies SealedWork,
  }));
  await appDb.kv.bulkPut(rows);
}
const left = async () => (await sealedWork()).map(({ sealed }) => sealed.kid);

beforeEach(async () => {
  answers = {};
  sent = [];
  Object.assign(syncStatus, { network: 'online', trouble: null });
  await appDb.kv.clear();
});

test('a piece that the server is too busy for waits, and the pieces of others go on', async () => {
  await leave('ada', 'ben', 'cleo');
  answers = { ada: [busy(40)], cleo: [busy(25)] };
  expect(await deliverSealed(call)).toBe(25_000);
  expect(sent).toEqual(['ada', 'ben', 'cleo']);
  expect(await left()).toEqual(['ada', 'cleo']);
});

test('a wait that the server does not name is a minute', async () => {
  await leave('ada', 'ben');
  answers = { ada: [busy()], ben: [{ status: 500, errorCode: 'INTERNAL' }] };
  expect(await deliverSealed(call)).toBe(60_000);
  expect(sent).toEqual(['ada', 'ben']);
  answers = { ada: [busy(0)] };
  expect(await deliverSealed(call)).toBe(60_000);
});

test.each<[string, Said]>([
  ['no server answers', 'silence'],
  ['the server is not ready', { status: 503, errorCode: 'UNAVAILABLE' }],
])('nothing more is sent if %s, and a later call continues', async (_, said) => {
  await leave('ada', 'ben');
  answers = { ada: [said, 'taken'] };
  expect(await deliverSealed(call)).toBe(60_000);
  expect(sent).toEqual(['ada']);
  expect(await deliverSealed(call)).toBeUndefined();
  expect(await left()).toEqual([]);
});

test('a refused piece stays for its owner, and is no reason to come back', async () => {
  await leave('ada', 'ben');
  answers = { ada: [{ status: 422, errorCode: 'SEAL_UNREADABLE' }] };
  expect(await deliverSealed(call)).toBeUndefined();
  expect(await left()).toEqual(['ada']);
});

test('a device that stands online sends what the server was too busy for, after the wait', async () => {
  await leave('ada', 'ben');
  answers = { ada: [busy(1), busy(1), 'taken'] };
  await lookAfterShared();
  expect(await left()).toEqual(['ada']);
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  expect(sent).toEqual(['ada', 'ben', 'ada', 'ada']);
});
