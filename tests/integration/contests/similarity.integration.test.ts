/** The check for similar submissions, from the submissions to the reported pair and its code. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { SimilarCode, SimilarityReport } from '../../../contract/entities/contest/similarity';
import { starterCode } from '../../../contract/rules/starter-code';
import { increasing } from '../../../server/modules/similarity/programs-for-tests';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { createProblem, type Person, request, signUpPerson, submitCode } from '../client';
import { contestClient } from '../contest-client';

const { server, databaseUrl } = await joinSharedSite();
const { create, enter, post } = contestClient(() => server.url);
const people = {} as Record<'setter' | 'reader' | 'ada' | 'ben' | 'cyrus', Person>;

beforeAll(async () => {
  for (const name of ['setter', 'reader', 'ada', 'ben', 'cyrus'] as const) {
    people[name] = await signUpPerson(server.url, `${name}.x`);
  }
  for (const id of ['LIS', 'OTHER'])
    await createProblem(server.url, people.setter, { id, title: `Title of ${id}` });
});

const submit = (contestSlug: string, person: Person, code: string, more: object = {}) =>
  submitCode(
    server.url,
    'LIS',
    { type: 'contest', contestSlug, language: 'PYTHON3', code, ...more },
    { ...person, key: randomUUID() },
  );
const report = async (slug: string, person = people.setter) =>
  await request<SimilarityReport>(`${server.url}/api/contests/similarity/${slug}`, undefined, person);
const check = (contestSlug: string, person = people.setter) =>
  post<SimilarityReport>('/contests/similarity/check', { contestSlug }, person);
const finished = async (slug: string) => {
  await expect.poll(async () => (await report(slug)).body.check?.state).toBe('done');
  return (await report(slug)).body;
};

async function playedContest() {
  const slug = await create(people.setter, {
    name: `Alike ${randomUUID().slice(0, 8)}`,
    problems: ['OTHER', 'LIS'],
  });
  for (const person of [people.ada, people.ben, people.cyrus]) await enter(person, slug);
  return slug;
}

test('a check finds a copy among the submissions of a contest, and shows the equal parts of both programs', async () => {
  const slug = await playedContest();
  expect((await report(slug)).body).toMatchObject({ check: null, pairs: [] });
  const first = await submit(slug, people.ada, increasing.original);
  const copy = await submit(slug, people.ben, increasing.renamed);
  await submit(slug, people.cyrus, increasing.independent);
  expect((await check(slug)).body.check).toMatchObject({ state: 'running', finishedAt: null });
  const { pairs, groups, check: done, problems } = await finished(slug);
  expect(done).toMatchObject({ done: 1, total: 1 });
  expect(problems.map(({ id }) => id)).toEqual(['OTHER', 'LIS']);
  expect(groups).toEqual([{ problemID: 'LIS', language: 'PYTHON3', compared: 3, leftOut: 0 }]);
  expect(pairs).toHaveLength(1);
  const [pair] = pairs;
  expect([pair?.left.id, pair?.right.id].sort()).toEqual([first, copy].sort());
  expect(pair).toMatchObject({ problemID: 'LIS', language: 'PYTHON3' });
  expect(pair?.similarity).toBeGreaterThan(0.7);

  const ids = { leftID: pair?.left.id, rightID: pair?.right.id };
  const read = (person: Person, more: object = {}) =>
    post<SimilarCode>('/contests/similarity/pair', { contestSlug: slug, ...ids, ...more }, person);
  const { body } = await read(people.setter);
  const codes = { [first]: increasing.original, [copy]: increasing.renamed };
  expect([body.left, body.right]).toEqual([codes[ids.leftID ?? ''], codes[ids.rightID ?? '']]);
  const spans = body.parts.map((part) => body.left.slice(...part.left)).join('\n');
  expect(spans).toMatch(/while \w+ < \w+/);
  expect((await read(people.setter, { rightID: ids.leftID })).status).toBe(404);
  for (const person of [people.ada, people.reader]) expect((await read(person)).status).toBe(403);

  const staff = { contestSlug: slug, username: people.reader.username, role: 'read' };
  await post('/contests/manage/staff', staff, people.setter);
  expect((await read(people.reader)).status).toBe(200);
  expect((await report(slug, people.reader)).status).toBe(200);
  expect((await check(slug, people.reader)).status).toBe(403);
});

test('the best submission of each participant is compared, without the code that everybody was given', async () => {
  const slug = await playedContest();
  const starter = starterCode('PYTHON3');
  const more = (name: string) => `\nvalues = [int(x) for x in ${name}]\n`;
  const given = `${starter}${more('words')}`.repeat(3);
  await submit(slug, people.ada, given);
  const best = await submit(slug, people.ada, increasing.original);
  await submit(slug, people.ada, increasing.independent);
  await query(databaseUrl, 'update submissions set score = 100 where id = $1', [best]);
  const copy = await submit(slug, people.ben, increasing.renamed);
  await submit(slug, people.cyrus, `${starter}\nprint(1)\n`.repeat(3));
  await check(slug);
  const { pairs } = await finished(slug);
  expect(pairs.map(({ left, right }) => [left.id, right.id].sort())).toEqual([[best, copy].sort()]);
});

test('a second check replaces the first; one that runs is not started again, one that was lost is', async () => {
  const slug = await playedContest();
  await submit(slug, people.ada, increasing.original);
  await submit(slug, people.ben, increasing.original);
  await check(slug);
  expect((await finished(slug)).pairs).toMatchObject([{ similarity: 1 }]);
  const age = (what: string) =>
    query(
      databaseUrl,
      `update contest_similarity set finished_at = null, alive_at = now() - interval '${what}'
        where contest_pk = (select pk from contests where slug = $1)`,
      [slug],
    );
  await age('5 seconds');
  const before = (await report(slug)).body.check?.startedAt;
  expect((await check(slug)).body.check).toMatchObject({ state: 'running', startedAt: before });
  await age('2 minutes');
  expect((await report(slug)).body).toMatchObject({ check: { state: 'stopped' }, pairs: [{}] });
  await submit(slug, people.ben, increasing.independent);
  await check(slug);
  const { pairs, check: done } = await finished(slug);
  expect(pairs).toEqual([]);
  expect(done?.startedAt).not.toBe(before);
});
