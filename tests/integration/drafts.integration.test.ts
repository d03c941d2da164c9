import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DraftPush, DraftReceipt, DraftsPage } from '../../contract/entities/draft';
import { draftLimits } from '../../contract/limits';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { type Answer, type Person, request, signUpPerson } from './client';

const { databaseUrl, server } = await startSite({ env: { LIMIT_DRAFT: '60' } });
let people = 0;

const somebody = () => signUpPerson(server.url, `writer.${++people}`);
const draft = {
  problemID: 'ANY',
  language: 'PYTHON3',
  contestSlug: '',
  code: 'print(1)',
  base: 0,
  device: 'Firefox on Linux',
  savedAt: '2026-11-21T14:05:00.000Z',
} as const satisfies DraftPush;

const push = (person: Person, changes: Partial<DraftPush> = {}, key = randomUUID()) =>
  request<DraftReceipt & { errorCode?: string }>(
    `${server.url}/api/drafts/push`,
    { ...draft, ...changes },
    { ...person, key },
  );
const pull = (person: Person, since = 0): Promise<Answer<DraftsPage>> =>
  request(`${server.url}/api/drafts/pull`, { since }, person);

test('a draft is copied from one device to another once, despite repeats', async () => {
  const ada = await somebody();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => push(ada, {}, key)));
  expect(answers.map(({ status, body }) => [status, body.revision])).toEqual(Array(3).fill([200, 1]));
  const { body } = await pull(ada);
  const { base, ...kept } = draft;
  expect(body).toEqual({ drafts: [{ ...kept, revision: 1 }], cursor: 1, more: false, reset: false });
  expect((await pull(ada, 1)).body).toEqual({ drafts: [], cursor: 1, more: false, reset: false });
  expect((await pull(await somebody())).body.drafts).toEqual([]);
});

test('a change based on an older text never replaces the newest', async () => {
  const ada = await somebody();
  const first = (await push(ada)).body.revision;
  const second = (await push(ada, { base: first, code: 'print(2)' })).body.revision;
  const late = await push(ada, { base: first, code: 'print(3)' });
  expect([late.status, late.body.errorCode]).toEqual([409, 'DRAFT_CHANGED']);
  // Nor a deleted draft, or one that was begun without the server's.
  expect((await push(ada, { base: first, code: null })).status).toBe(409);
  expect((await push(ada, { base: 0, code: 'print(4)' })).status).toBe(409);
  expect((await push(ada, { base: 0, code: 'print(2)' })).body).toEqual({ revision: second });
  const { drafts, cursor } = (await pull(ada, first)).body;
  expect(drafts).toMatchObject([{ code: 'print(2)', revision: second }]);
  const gone = (await push(ada, { base: second, code: null })).body.revision;
  expect((await pull(ada, cursor)).body.drafts).toMatchObject([{ code: null, revision: gone }]);
});

test('of simultaneous changes on two devices, one is stored and the other gets a conflict', async () => {
  const ada = await somebody();
  const base = (await push(ada)).body.revision;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => push(ada, { base, code: `both(${at})` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  // Parallel writes of different drafts do not conflict, and a reader with a cursor misses none.
  const languages = ['CPP17', 'JAVA8', 'JAVASCRIPT_NODE'] as const;
  const seen = new Set<string>();
  let since = (await pull(ada)).body.cursor;
  const writing = Promise.all(languages.map((language) => push(ada, { language })));
  for (let round = 0; round < 40 && seen.size < 3; round++) {
    const { drafts, cursor } = (await pull(ada, since)).body;
    for (const { language } of drafts) seen.add(language);
    since = cursor;
    if (round > 20) await writing;
  }
  expect((await writing).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([...seen].sort()).toEqual([...languages].sort());
});

test('pages contain all drafts; an unknown cursor restarts from the beginning', async () => {
  const ada = await somebody();
  const count = draftLimits.pageMax + 3;
  for (let at = 0; at < count; at++) await push(ada, { problemID: `P${at}` });
  const first = (await pull(ada)).body;
  expect([first.drafts.length, first.more]).toEqual([draftLimits.pageMax, true]);
  const rest = (await pull(ada, first.cursor)).body;
  expect([rest.drafts.length, rest.more]).toEqual([3, false]);
  const lost = (await pull(ada, count + 1000)).body;
  expect(lost).toEqual({ ...first, reset: true });
});

test('limits the size of a draft, the drafts of an account, and the pushes in a minute', async () => {
  const ada = await somebody();
  const wide = await push(ada, { code: 'é'.repeat(draftLimits.codeBytesMax / 2 + 1) });
  expect([wide.status, wide.body.errorCode]).toEqual([413, 'DRAFT_TOO_LONG']);
  expect((await push(ada, { code: 'x'.repeat(draftLimits.codeBytesMax + 1) })).status).toBe(413);
  await query(
    databaseUrl,
    `insert into drafts (uid, problem_id, language, contest_slug, code, revision, device, saved_at)
      select $1, 'F' || n, 'PYTHON3', '', 'x', -n, 'd', now() from generate_series(1, ${draftLimits.draftsMax - 1}) n`,
    [ada.uid],
  );
  const last = await push(ada);
  expect(last.status).toBe(200);
  const tooMany = await push(ada, { language: 'CPP17' });
  expect([tooMany.status, tooMany.body.errorCode]).toEqual([422, 'DRAFTS_FULL']);
  expect((await push(ada, { base: last.body.revision, code: 'print(2)' })).status).toBe(200);
  // More than two minutes' allowance: a new minute may begin during the test.
  const statuses = await Promise.all(Array.from({ length: 130 }, () => push(ada, { base: 1 })));
  expect(statuses.map(({ status }) => status)).toContain(429);
});
