/** Every endpoint and the whole feed, for each way of scoring, while a contest is frozen and after its end. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { readZip } from '../../../src/lib/files/read-zip';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import {
  createProblem,
  createQuestion,
  type Person,
  signUpPerson,
  solution,
  submitCode,
  waitForVerdict,
} from '../client';
import { contestClient } from '../contest-client';
import { accessSchema, informationSchema, scoreboardSchema } from './board-schema';
import { ccs, type Objects, playEvents, readEvents } from './read-feed';
import { type Kind, schemasFor } from './schema';

const { server, databaseUrl } = await startSite({ judge: true });
const { create, enter, post } = contestClient(() => server.url);
let setter: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'setter');
  ada = await signUpPerson(server.url, 'ada.l');
  ben = await signUpPerson(server.url, 'ben.k');
  await createProblem(server.url, setter, { id: 'SUM', title: 'Sum of two' });
  await createQuestion(server.url, setter, { id: 'QUIZ', title: 'A question' });
});

const java = `import java.util.Scanner;
public class Solution {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    System.out.println(in.nextInt() + in.nextInt());
  }
}
`;

async function playedContest(scoring: string): Promise<{ slug: string; ids: string[] }> {
  const slug = await create(setter, {
    name: `Regional ${scoring}`,
    problems: ['SUM', 'QUIZ'],
    scoring,
    freezeMinutes: 10,
  });
  for (const person of [ada, ben]) await enter(person, slug);
  const programs = [
    [ada, 'PYTHON3', 'print(0)\n'],
    [ada, 'PYTHON3', solution],
    [ben, 'JAVA8', java],
  ] as const;
  const ids = await Promise.all(
    programs.map(async ([person, language, code]) => {
      const body = { type: 'contest', contestSlug: slug, language, code };
      const id = await submitCode(server.url, 'SUM', body, { ...person, key: randomUUID() });
      expect((await waitForVerdict(server.url, id)).status).toBe('done');
      return id;
    }),
  );
  const id = randomUUID();
  await post('/contests/ask', { contestSlug: slug, id, text: 'Is zero allowed?' }, ben);
  await post(
    '/contests/manage/answer',
    { contestSlug: slug, clarificationID: id, text: 'Yes.', toAll: true },
    setter,
  );
  return { slug, ids };
}

/** Ada's wrong program before the freeze, everything else within it. */
const freeze = async (slug: string, ids: readonly string[]) => {
  await setTimes(slug, "start_time = now() - interval '55 minutes', end_time = now() + interval '5 minutes'");
  const sql = "update contest_entries set written_time = now() - interval '6 minutes' where id = $1";
  await query(databaseUrl, sql, [ids[0]]);
};
const setTimes = (slug: string, times: string) =>
  query(databaseUrl, `update contests set ${times} where slug = $1`, [slug]);

/** Reads all endpoints as this person, checks each by its schema, and compares them with the feed. */
async function readEverything(slug: string, person: Person | undefined, kind: Kind): Promise<Objects> {
  const get = async (path: string) => {
    const { status, body } = await ccs(server.url, `contests/${slug}${path}`, person);
    expect(status, path).toBe(200);
    return body;
  };
  const access = accessSchema.parse(await get('/access'));
  const properties = new Map(access.endpoints.map(({ type, properties }) => [type, properties]));
  const objects = playEvents(await readEvents(server.url, slug, person), kind);
  for (const [type, schema] of Object.entries(schemasFor(kind))) {
    if (type === 'runs' && kind.isPublic) continue;
    const body = await get(type === 'contest' ? '' : `/${type}`);
    const list = [body].flat() as { id: string }[];
    for (const object of list) {
      schema.parse(object);
      expect(properties.get(type), type).toEqual(expect.arrayContaining(Object.keys(object)));
    }
    expect(new Set(list.map(({ id }) => id)).size, type).toBe(list.length);
    expect([...(objects.get(type)?.values() ?? [])].map(text).sort(), type).toEqual(list.map(text).sort());
  }
  scoreboardSchema(kind).parse(await get('/scoreboard'));
  return objects;
}

const text = (object: unknown) => JSON.stringify(object);

const kinds: readonly (readonly [string, Kind])[] = [
  ['icpc', { isPassFail: true }],
  ['points', { isPassFail: false }],
  ['ioi', { isPassFail: false, isIoi: true }],
];

test.each(kinds)(
  '%s: endpoints and feed agree and fit the specification, frozen and finished',
  async (scoring, kind) => {
    const { slug, ids } = await playedContest(scoring);
    await freeze(slug, ids);
    const judged = (objects: Objects) => objects.get('judgements')?.size;
    const state = (objects: Objects) => objects.get('state')?.get(null);
    const frozen = await readEverything(slug, undefined, { ...kind, isPublic: true });
    expect([judged(frozen), frozen.get('submissions')?.size]).toEqual([1, 3]);
    expect(state(frozen)).toMatchObject({ frozen: expect.any(String), ended: null });
    expect(judged(await readEverything(slug, setter, kind))).toBe(3);

    await setTimes(slug, "end_time = now() - interval '1 minute', late_sync_minutes = 0");
    const finished = await readEverything(slug, ben, { ...kind, isPublic: true });
    expect(judged(finished)).toBe(3);
    const closed = { ended: expect.any(String), thawed: expect.any(String), finalized: expect.any(String) };
    expect(state(finished)).toMatchObject(closed);
    const all = await readEverything(slug, setter, kind);
    expect(ids.map((id) => all.get('submissions')?.get(id)?.entry_point)).toEqual([
      ...['main.py', 'main.py', 'Solution'],
    ]);
    expect(await fileNames(slug, ids[2])).toEqual(['Solution.java']);
  },
);

test('the information about the API and the list of contests fit the specification', async () => {
  const { slug } = await playedContest('icpc');
  informationSchema.parse((await ccs(server.url, '')).body);
  const contests = (await ccs(server.url, 'contests')).body as { id: string }[];
  schemasFor({ isPassFail: true }).contest.parse(contests.find(({ id }) => id === slug));
});

test('nobody but organisers reads code, statements or limits, neither during the contest nor after its end', async () => {
  const { slug, ids } = await playedContest('points');
  const read = async (path: string, person?: Person) =>
    await ccs(server.url, `contests/${slug}/${path}`, person);
  const parts = ['files', 'entry_point', 'time_limit', 'memory_limit', 'statement', 'package', 'attachments'];
  const check = async (person?: Person) => {
    for (const id of ids) expect((await read(`submissions/${id}/files`, person)).status).toBe(404);
    const files = ['statement', 'attachments', 'package'].map((name) => `problems/A/${name}`);
    for (const path of files) expect((await read(path, person)).status, path).toBe(404);
    const feed = await readEvents(server.url, slug, person);
    const all = [(await read('submissions', person)).body, (await read('problems', person)).body, feed];
    for (const part of parts) expect(text(all), part).not.toContain(`"${part}"`);
    expect(text(all)).not.toContain('Solution');
    expect((await read('package.zip', person)).status).toBe(403);
  };
  // Ada could read her own code elsewhere; here a participant sees what everybody sees.
  for (const person of [undefined, ada, ben]) await check(person);
  await setTimes(slug, "end_time = now() - interval '1 minute', late_sync_minutes = 0");
  for (const person of [undefined, ada, ben]) await check(person);
  expect(await fileNames(slug, ids[0])).toEqual(['main.py']);
});

async function fileNames(slug: string, id: string | undefined): Promise<string[]> {
  const answer = await fetch(`${server.url}/api/ccs/contests/${slug}/submissions/${id}/files`, {
    headers: { authorization: `Bearer ${setter.token}` },
  });
  return (await readZip(new Uint8Array(await answer.arrayBuffer()))).map(({ path }) => path);
}
