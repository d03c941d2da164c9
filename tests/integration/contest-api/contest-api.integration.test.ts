import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
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
import { scoreboardSchema } from './board-schema';
import { ccs, playEvents, readEvents } from './read-feed';
import { schemasFor } from './schema';

const { server, databaseUrl } = await startSite({ judge: true });
const { answer, create, enter, post, register } = contestClient(() => server.url);
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

const submit = (slug: string, person: Person, code: string) =>
  submitCode(
    server.url,
    'SUM',
    { type: 'contest', contestSlug: slug, code },
    { ...person, key: randomUUID() },
  );

/** A contest of both participants: Ada failed once and solved the problem, Ben failed and asked. */
async function playedContest(more: object = {}) {
  const slug = await create(setter, { name: 'Regional', problems: ['SUM', 'QUIZ'], ...more });
  for (const person of [ada, ben]) await enter(person, slug);
  const ids = [];
  for (const [person, code] of [
    [ada, 'print(0)\n'],
    [ada, solution],
    [ben, 'if:\n'],
  ] as const) {
    const id = await submit(slug, person, code);
    await waitForVerdict(server.url, id);
    ids.push(id);
  }
  const clarificationID = randomUUID();
  await post('/contests/ask', { contestSlug: slug, id: clarificationID, text: 'Is zero allowed?' }, ben);
  const reply = { contestSlug: slug, clarificationID, text: 'Yes.', toAll: true };
  expect(await post('/contests/manage/answer', reply, setter)).toMatchObject({ status: 200 });
  await post('/contests/manage/announce', { contestSlug: slug, id: randomUUID(), text: 'Welcome.' }, setter);
  const corrected = { contestSlug: slug, id: randomUUID(), problemID: 'QUIZ', text: 'B is corrected.' };
  await post('/contests/manage/announce', corrected, setter);
  return { slug, ids };
}

test('the organiser reads every endpoint; each object fits the specification and is listed by access', async () => {
  const { slug } = await playedContest({ scoring: 'icpc' });
  const kind = { isPassFail: true };
  const get = async (path: string) => (await ccs(server.url, `contests/${slug}${path}`, setter)).body;
  const { endpoints } = (await get('/access')) as { endpoints: { type: string; properties: string[] }[] };
  const properties = new Map(endpoints.map(({ type, properties }) => [type, properties]));
  for (const [type, schema] of Object.entries(schemasFor(kind))) {
    if (type === 'organizations') continue;
    const body = await get(type === 'contest' ? '' : `/${type}`);
    const objects = (Array.isArray(body) ? body : [body]) as { id?: string }[];
    expect(objects.length, type).toBeGreaterThan(0);
    for (const object of objects) {
      schema.parse(object);
      expect(properties.get(type), type).toEqual(expect.arrayContaining(Object.keys(object)));
      if (Array.isArray(body)) expect(await get(`/${type}/${object.id}`)).toEqual(object);
    }
  }
  scoreboardSchema(kind).parse(await get('/scoreboard'));
  const judged = (await get('/judgements')) as { judgement_type_id: string }[];
  expect(judged.map(({ judgement_type_id }) => judgement_type_id).sort()).toEqual(['AC', 'CE', 'WA']);
  const words = (await get('/clarifications')) as { text: string; problem_id: string | null }[];
  expect(words.map(({ text, problem_id }) => [text, problem_id]).sort()).toEqual([
    ['B is corrected.', 'B'],
    ['Is zero allowed?', null],
    ['Welcome.', null],
    ['Yes.', null],
  ]);
});

test('the feed contains every object once, continues after a token, and tells changes and deletions', async () => {
  const { slug } = await playedContest();
  const kind = { isPassFail: false };
  const events = await readEvents(server.url, slug, setter);
  const objects = playEvents(events, kind);
  expect(new Set(events.map(({ type, id }) => `${type} ${id}`)).size).toBe(events.length);
  const token = events.at(-1)?.token ?? '';
  expect(await readEvents(server.url, slug, setter, token)).toEqual([]);

  await answer(ben, slug, 'QUIZ', 'option_1');
  const later = await readEvents(server.url, slug, setter, token);
  expect(later.filter(({ type }) => type === 'submissions')).toMatchObject([
    { data: { language_id: 'answer', problem_id: 'B', team_id: 'ben.k' } },
  ]);
  playEvents(later, kind, objects);

  await post(
    '/contests/manage/participant',
    { contestSlug: slug, username: 'ada.l', action: 'block' },
    setter,
  );
  const gone = await readEvents(server.url, slug, setter, later.at(-1)?.token ?? '');
  playEvents(gone, kind, objects);
  expect(objects.get('teams')?.has('ada.l')).toBe(false);
  const left = [...(objects.get('submissions')?.values() ?? [])];
  expect(left.map(({ team_id }) => team_id)).toEqual(['ben.k', 'ben.k']);
  expect((await ccs(server.url, `contests/${slug}/event-feed?since_token=x.1`, setter)).status).toBe(400);
});

test('a token from before a restart continues with the whole state of each collection', async () => {
  const { slug } = await playedContest();
  const events = await readEvents(server.url, slug, setter);
  const [, number] = (events.at(-1)?.token ?? '').split('.');
  const former = `0123456789ab.${number}`;
  const path = `contests/${slug}/event-feed?stream=false&since_token=`;
  const { body } = await ccs(server.url, `${path}${former}`, setter);
  const states = String(body)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { type: string; id: null; data: unknown; token: string });
  const objects = playEvents(events, { isPassFail: false });
  for (const { type, id, data, token } of states) {
    expect(id).toBeNull();
    const known = [...(objects.get(type)?.values() ?? [])];
    if (Array.isArray(data)) expect(new Set(data.map(text))).toEqual(new Set(known.map(text)));
    else expect(data).toEqual(known[0]);
    expect(await readEvents(server.url, slug, setter, token)).toEqual([]);
  }
  expect(states.map(({ type }) => type)).toEqual(expect.arrayContaining([...objects.keys()]));
});

const text = (object: unknown) => JSON.stringify(object);

test('the feed stays open, sends what happens, and is not compressed', async () => {
  const slug = await create(setter, { name: 'Live', problems: ['QUIZ'] });
  const ending = new AbortController();
  const response = await fetch(`${server.url}/api/ccs/contests/${slug}/event-feed`, {
    headers: { authorization: `Bearer ${setter.token}`, 'accept-encoding': 'gzip' },
    signal: ending.signal,
  });
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  expect(response.headers.get('content-encoding')).toBeNull();
  const reader = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream() as never)
    .getReader();
  let heard = String((await reader.read()).value);
  expect(heard).toContain('"type":"contest"');
  await enter(ada, slug);
  while (!heard.includes('"type":"teams","id":"ada.l"')) heard += String((await reader.read()).value);
  ending.abort();
});

test('the public reads what the leaderboard shows: no code, no runs, no reasons, and nothing later than the freeze', async () => {
  const { slug, ids } = await playedContest({ scoring: 'icpc', freezeMinutes: 10 });
  const kind = { isPassFail: true, isPublic: true };
  const before = playEvents(await readEvents(server.url, slug), kind);
  const types = [...(before.get('judgements')?.values() ?? [])].map(
    ({ judgement_type_id }) => judgement_type_id,
  );
  expect(types.sort()).toEqual(['AC', 'CE', 'RE']);
  expect([...(before.get('problems')?.values() ?? [])].map(({ name }) => name)).toEqual([
    'Problem A',
    'Problem B',
  ]);
  expect([...(before.get('clarifications')?.values() ?? [])].map(({ text }) => text).sort()).toEqual([
    'B is corrected.',
    'Welcome.',
    'Yes.',
  ]);
  const statusOf = async (path: string, person?: Person) =>
    (await ccs(server.url, `contests/${slug}/${path}`, person)).status;
  const private_ = ['runs', `submissions/${ids[0]}/files`, 'persons'];
  expect(await Promise.all(private_.map((path) => statusOf(path)))).toEqual([404, 404, 404]);
  expect([await statusOf('package.zip'), await statusOf('package.zip', ben)]).toEqual([403, 403]);

  await query(databaseUrl, "update contests set end_time = now() + interval '5 minutes' where slug = $1", [
    slug,
  ]);
  await query(
    databaseUrl,
    "update contest_entries set written_time = now() - interval '6 minutes' where id = $1",
    [ids[0]],
  );
  const frozen = playEvents(await readEvents(server.url, slug), kind);
  expect([...(frozen.get('judgements')?.values() ?? [])].map(({ submission_id }) => submission_id)).toEqual([
    publicId(ids[0]),
  ]);
  expect(frozen.get('submissions')?.size).toBe(3);
  expect(frozen.get('awards')?.get('first-to-solve-A')?.team_ids).toEqual([]);
  expect(frozen.get('state')?.get(null)?.frozen).not.toBeNull();
  const full = playEvents(await readEvents(server.url, slug, setter), { isPassFail: true });
  expect(full.get('judgements')?.size).toBe(3);
  expect(full.get('awards')?.get('first-to-solve-A')?.team_ids).toEqual(['ada.l']);
});

test('before the start the public knows no problems; errors have the number of the status', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const later = new Date(Date.now() + 7_200_000).toISOString();
  const slug = await create(setter, {
    name: 'Tomorrow',
    problems: ['SUM'],
    openContestImmediately: false,
    startTime: inAnHour,
    endTime: later,
  });
  const list = async (path: string, person?: Person) =>
    (await ccs(server.url, `contests/${slug}/${path}`, person)).body;
  expect(await list('problems')).toEqual([]);
  expect(await list('problems', setter)).toMatchObject([{ id: 'A', name: 'Sum of two' }]);
  expect(await list('state')).toMatchObject({ started: null, ended: null });
  const wrong = await ccs(server.url, `contests/${slug}`, { token: `Basic ${btoa('organiser:guess')}` });
  expect(wrong).toMatchObject({ status: 401, body: { code: 401, message: expect.any(String) } });
  expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic /);
  expect(await ccs(server.url, 'contests/none')).toMatchObject({ status: 404, body: { code: 404 } });
});

test('lists can be filtered by several properties', async () => {
  const { slug } = await playedContest();
  const get = async (filter: string) =>
    (await ccs(server.url, `contests/${slug}/${filter}`, setter)).body as unknown[];
  expect(await get('submissions?team_id=ada.l')).toHaveLength(2);
  expect(await get('submissions?team_id=ada.l&language_id=cpp')).toHaveLength(0);
  expect(await get('clarifications?from_team_id=')).toHaveLength(3);
  expect(await register(ada, slug)).toMatchObject({ status: 200 });
});

test('the package is a contest package of the ICPC: each endpoint, the code of each submission, and results.tsv', async () => {
  const { slug, ids } = await playedContest({ scoring: 'icpc' });
  const answer = await fetch(`${server.url}/api/ccs/contests/${slug}/package.zip`, {
    headers: { authorization: `Bearer ${setter.token}` },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const archive = await readZip(new Uint8Array(await answer.arrayBuffer()));
  const files = new Map(archive.map(({ path, bytes }) => [path, bytes]));
  const text = (path: string) => Buffer.from(files.get(path) ?? []).toString();
  expect(parse(text('contest.yaml'))).toMatchObject({ id: slug, penalty_time: '0:20:00.000' });
  expect(parse(text('problems.yaml'))).toMatchObject([{ name: 'Sum of two' }, { name: 'A question' }]);
  const lists = [
    'judgement-types',
    'languages',
    'groups',
    'teams',
    'submissions',
    'judgements',
    'runs',
    'awards',
  ];
  for (const list of lists) {
    const { body } = await ccs(server.url, `contests/${slug}/${list}`, setter);
    expect(JSON.parse(text(`${list}.json`)), list).toEqual(body);
  }
  expect(JSON.parse(text('scoreboard.json')).rows).toHaveLength(2);
  playEvents(
    text('event-feed.ndjson')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    { isPassFail: true },
  );
  const solutionZip = files.get(`submissions/${ids[1]}/files.zip`) as Uint8Array<ArrayBuffer>;
  const [file] = await readZip(new Uint8Array(solutionZip));
  expect([file?.path, Buffer.from(file?.bytes ?? []).toString()]).toEqual(['main.py', solution]);
  expect(text('results.tsv').split('\n')).toEqual([
    'results\t1',
    expect.stringMatching(/^ada\.l\t1\tGold Medal\t1\t2[01]\t[01]\t$/),
    expect.stringMatching(/^ben\.k\t2\tRanked\t0\t0\t0\t$/),
    '',
  ]);
});

/** Nobody can ask for the state of a submission with it. */
const publicId = (id = '') => createHash('sha256').update(id).digest('hex').slice(0, 32);
