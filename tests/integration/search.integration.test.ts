import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult, TagCount } from '../../contract/entities/search';
import { openDatabase } from '../../server/platform/database/open';
import { deleteExpiredRows } from '../../server/platform/housekeeping';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { createProblem, type Person, request, signUpPerson } from './client';
import { contestClient } from './contest-client';
import { fillWithProblems, nodesOfSearch, rowsOf } from './search-load';

const { databaseUrl, server, start } = await startSite();
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada_sailor');
  bob = await signUpPerson(server.url, 'bob_keeper');
  const make = (title: string, more: object = {}) => createProblem(server.url, ada, { title, ...more });
  await make('Shortest path', { tags: ['graphs', 'dijkstra'], difficulty: 'hard' });
  await make('Shortest paths in a grid', { tags: ['graphs', 'bfs'] });
  await make('Night lights', {
    description: 'Count the **lighthouses** that a ship passes by.',
    tags: ['c++'],
  });
  await make('100% of it', { id: 'EXACT-7' });
  await make('Shortest secret', { public: false, tags: ['smuggling'] });
});

async function search(text: string, token?: string): Promise<SearchResult[]> {
  const { status, body } = await request<SearchResult[]>(
    `${server.url}/api/search`,
    { query: text },
    { token },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const names = async (text: string, token?: string) => (await search(text, token)).map(({ name }) => name);

test('API-13 ENT-3 ROLE-1 anybody can search; a result has name, type, url and the details for the list', async () => {
  const [first] = await search('shortest path');
  expect(first).toEqual({
    name: 'Shortest path',
    type: 'problem',
    url: 'shortest-path',
    difficulty: 'hard',
    problemType: 'code',
    tags: ['graphs', 'dijkstra'],
  });
});

test('API-13 the body is the query, the answer is an array of results, and a token is not needed', async () => {
  const found = await search('shortest');
  expect(found.length).toBeGreaterThan(1);
  for (const result of found)
    expect(result).toMatchObject({
      name: expect.any(String),
      type: expect.any(String),
      url: expect.any(String),
    });
  expect(await search('shortest', bob.token)).toEqual(found);
  // An ended session reads what everybody reads.
  expect(await search('shortest', 'forged.token.here')).toEqual(found);
  expect(await search('nothing has this name')).toEqual([]);
  const ask = (body: object) => request<{ errorCode: string }>(`${server.url}/api/search`, body);
  for (const body of [{}, { query: 7 }, { text: 'shortest' }])
    expect(await ask(body)).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION' } });
});

test('ROLE-13 a public contest is found by its name; one by link only is not, not even by its tag', async () => {
  const { create } = contestClient(() => server.url);
  await create(ada, { name: 'Regatta of all', problems: ['EXACT-7'], tags: ['oars'] });
  const hidden = { name: 'Regatta of friends', problems: ['EXACT-7'], tags: ['rudders'], public: false };
  const slug = await create(ada, hidden);
  for (const token of [undefined, bob.token]) {
    expect(await names('regatta of all', token)).toContain('Regatta of all');
    for (const text of ['regatta', 'regatta of friends', slug, 'rudders'])
      expect(await names(text, token)).not.toContain('Regatta of friends');
    expect(JSON.stringify(await search('rudders', token))).not.toContain('rudders');
  }
});

test('SRCH-2 each kind is found by its name, and its url opens it', async () => {
  const kinds = async (text: string) => (await search(text)).map(({ type, url }) => `/${type}s/${url}`);
  expect(await kinds('dijkstra')).toContain('/tags/dijkstra');
  expect(await kinds('bob_keeper')).toContain('/users/bob_keeper');
  expect(await kinds('exact-7')).toContain('/problems/EXACT-7');
  const { body } = await request<{ data: Record<string, { name: string }> }>(
    `${server.url}/api/challenges/get-all`,
  );
  for (const [url, { name }] of Object.entries(body.data)) {
    expect((await kinds(name))[0]).toBe(`/challenges/${url}`);
  }
});

test('SRCH-2 a challenge is found by its name in each language, also by the beginning of it', async () => {
  const translations = [
    { language: 'es', name: 'Soltar amarras juntos', description: 'Primeros programas.' },
    { language: 'pt', name: 'Zarpar ao amanhecer', description: 'Primeiros programas.' },
  ];
  const [changed] = await query<{ url: string }>(
    databaseUrl,
    'update challenges set translations = $1 where pk = (select min(pk) from challenges) returning url',
    [JSON.stringify(translations)],
  );
  for (const { name } of translations) {
    expect((await search(name))[0]).toEqual(
      expect.objectContaining({ type: 'challenge', url: changed?.url, name }),
    );
    for (const part of [name.slice(0, -2), name.split(' ')[1] ?? ''])
      expect((await search(part)).map((found) => found.url)).toContain(changed?.url);
  }
});

test('SRCH-4 SRCH-5 the server also trims and lower-cases the query, and an empty one finds nothing', async () => {
  expect(await names('  SHORTEST   Path ')).toEqual(await names('shortest path'));
  expect(await search('   ')).toEqual([]);
});

test('incomplete text finds words with that beginning, in any order, and by their stem', async () => {
  expect(await names('shor')).toEqual(expect.arrayContaining(['Shortest path', 'Shortest paths in a grid']));
  expect(await names('grid paths')).toContain('Shortest paths in a grid');
  expect((await names('shortest path'))[0]).toBe('Shortest path');
});

test('a word of the statement finds the problem too, after matching names, with a snippet', async () => {
  const [found] = await search('lighthouse');
  expect(found).toMatchObject({ name: 'Night lights', snippet: expect.stringContaining('lighthouses') });
  expect(found?.snippet).not.toContain('*');
});

test.each([
  ['shortst pth', 'Shortest path'],
  ['dijkstar', 'dijkstra'],
  ['nihgt ligths', 'Night lights'],
  ['shrotest pahts in gird', 'Shortest paths in a grid'],
  ['gird', 'Shortest paths in a grid'],
  ['paht', 'Shortest path'],
  ['bob kepeer', 'bob_keeper (bob_keeper)'],
])('tolerates a typing error: %s', async (typed, meant) => {
  expect(await names(typed)).toContain(meant);
});

test.each([
  "'",
  '%',
  '_',
  '\\',
  '!&|()<->:*',
  '++',
  '\u0000',
  "'; drop table users; --",
  '½',
  '🚢',
  'a'.repeat(400),
])('accepts any text as a query: %j', async (text) => {
  expect(Array.isArray(await search(text))).toBe(true);
});

test('punctuation is matched literally', async () => {
  expect(await names('c++')).toContain('c++');
  expect(await names('100%')).toContain('100% of it');
  expect(await names('%')).not.toContain('Shortest path');
});

test('ROLE-12 only its creator finds a private problem, and nobody finds its tags', async () => {
  expect(await names('secret', ada.token)).toContain('Shortest secret');
  expect(await names('secret', bob.token)).not.toContain('Shortest secret');
  for (const text of ['secret', 'shortest secret', 'shortset secert', 'smuggling', 'numbers']) {
    expect(await names(text)).not.toContain('Shortest secret');
  }
  expect((await search('smuggling', ada.token)).filter(({ type }) => type === 'tag')).toEqual([]);
});

test('an email address finds nobody', async () => {
  expect(await search('example.org')).toEqual([]);
});

test('NAV-19 lists tags with their counts; private problems do not count', async () => {
  const { body } = await request<{ tags: TagCount[] }>(`${server.url}/api/tags/get-all`);
  expect(body.tags.find(({ tag }) => tag === 'graphs')).toMatchObject({ problems: 2 });
  expect(body.tags.map(({ tag }) => tag)).not.toContain('smuggling');
  const carried = body.tags.map(({ problems, challenges }) => problems + challenges);
  expect(carried).toEqual([...carried].sort((a, b) => b - a));
  expect(Math.min(...carried)).toBeGreaterThan(0);
});

test('tags are counted again after a change, and housekeeping keeps the counts', async () => {
  const count = async (tag: string) => {
    const { body } = await request<{ tags: TagCount[] }>(`${server.url}/api/tags/get-all`);
    return body.tags.find((one) => one.tag === tag)?.problems ?? 0;
  };
  const id = await createProblem(server.url, ada, { title: 'Deep water', tags: ['ocean', 'ocean'] });
  expect(await count('ocean')).toBe(1);
  await query(databaseUrl, `update problems set tags = '{lake}' where id = $1`, [id]);
  expect([await count('ocean'), await count('lake')]).toEqual([0, 1]);
  const housekeeper = openDatabase(databaseUrl, () => {});
  await deleteExpiredRows(housekeeper);
  await housekeeper.destroy();
  expect([await count('ocean'), await count('lake')]).toEqual([0, 1]);
  await query(databaseUrl, `update problems set public = false where id = $1`, [id]);
  expect(await count('lake')).toBe(0);
});

test('the list of words forgets the words of deleted names, and keeps those of others', async () => {
  const known = async () =>
    (await query<{ word: string }>(databaseUrl, 'select distinct word from search_vocabulary')).map(
      ({ word }) => word,
    );
  await signUpPerson(server.url, 'zephyrine', { displayName: 'Zephyrine Shortest' });
  expect(await known()).toEqual(expect.arrayContaining(['zephyrine', 'shortest']));
  await query(databaseUrl, `delete from users where username = 'zephyrine'`);
  const words = await known();
  expect(words).not.toContain('zephyrine');
  expect(words).toContain('shortest');
});

test('search has its own limit, and returns a retry time', async () => {
  const strict = await start({ env: { LIMIT_SEARCH: '3' } });
  const eager = await signUpPerson(server.url, 'eager_reader');
  const answers = [];
  // A new minute may begin: at most twice three succeed.
  for (let i = 0; i < 7; i += 1) {
    answers.push(await request(`${strict.url}/api/search`, { query: 'path' }, { token: eager.token }));
  }
  expect(answers.slice(0, 1).map(({ status }) => status)).toEqual([200]);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.stop();
});

describe('with 4,000 more problems', () => {
  const db = openDatabase(databaseUrl, () => {});
  beforeAll(async () => {
    await fillWithProblems(databaseUrl);
  });
  afterAll(() => db.destroy());

  test.each(['h', 'harbour', 'harbour 1230', 'lantrens', 'line 13', 'of', 'c++', 'station'])(
    'the search for %j finds problems through indexes, and ranks at most 100 candidates of each way',
    async (text) => {
      for (const nodes of await nodesOfSearch(db, text, ada.uid)) {
        const scans = nodes.filter((node) => node['Relation Name'] === 'problems');
        expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
        for (const node of nodes) expect(rowsOf(node), JSON.stringify(node)).toBeLessThanOrEqual(200);
      }
    },
  );

  test('ranks the exact name first, also among thousands of similar ones', async () => {
    expect((await names('harbour 1230'))[0]).toBe('Harbour 1230');
    expect((await names('harbuor 1230'))[0]).toBe('Harbour 1230');
    expect((await names('fill-1230'))[0]).toBe('Harbour 1230');
    expect((await names('harbour'))[0]).toMatch(/^Harbour/);
  });

  test('one letter finds names with that beginning', async () => {
    const found = (await search('h')).filter(({ type }) => type === 'problem');
    expect(found.length).toBe(12);
    for (const { name } of found) expect(name).toMatch(/^H/);
  });

  test('ROLE-12 a private problem stays hidden among many', async () => {
    expect(await names('shortest secret', ada.token)).toContain('Shortest secret');
    for (const text of ['shortest s', 'shortest secret', 'shortset secert']) {
      expect(await names(text)).not.toContain('Shortest secret');
    }
  });
});
