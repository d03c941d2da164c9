import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OpenedPack, PackPart } from '../../../contract/entities/contest/contest-pack';
import type { VirtualContest } from '../../../contract/entities/contest/virtual-contest';
import type { ProblemDetail, ProblemListItem } from '../../../contract/entities/problem/problem';
import type { AccountExport } from '../../../contract/entities/profile';
import { type FirstScreen, firstScreens } from '../../../server/modules/pages/routes';
import { openDatabase } from '../../../server/platform/database/open';
import { openPack, packKey } from '../../../src/data/packs/open-pack';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import {
  type Answer,
  createProblem,
  createQuestion,
  type Person,
  request,
  signUpPerson,
  sumProblem,
} from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await startSite();
const { create, start, post, register } = contestClient(() => server.url);
let owner: Person;
let other: Person;

beforeAll(async () => {
  owner = await signUpPerson(server.url, 'author.s');
  other = await signUpPerson(server.url, 'reader.s');
});

/** The smallest file with a valid PNG header. */
function png(width: number, mark: number): string {
  const bytes = Buffer.alloc(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(30, 20);
  bytes[39] = mark;
  return bytes.toString('base64');
}
const pier = { name: 'pier.png', data: png(40, 1) };
const withPier = { description: 'See ![the pier](pier.png){width=50%}.', images: [pier] };
const spanish = {
  language: 'es',
  title: 'Suma',
  summary: 'Suma dos números.',
  description: 'Suma dos números: ![el muelle](pier.png)',
  inputFormat: 'Dos números.',
};

const read = async (problemID: string, person?: Person, more: object = {}) => {
  const { status, body } = await post<{ problems: ProblemDetail[] }>(
    '/problem/get',
    { problemID, ...more },
    person,
  );
  return { status, problem: body.problems?.[0] };
};
async function ok<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const hashOf = (data: string) => createHash('sha256').update(Buffer.from(data, 'base64')).digest('hex');
const dataOf = (problem: ProblemDetail | undefined) => problem?.images?.map(({ data }) => data);
const imageRows = () => query(databaseUrl, 'select hash from problem_images order by hash');

test('a problem comes with its languages, images and origin; known images are left out', async () => {
  const credits = { author: 'Ada L.', source: 'Harbour Cup', license: 'cc by-sa' };
  const id = await createProblem(server.url, owner, { ...withPier, translations: [spanish], credits });
  const { problem } = await read(id);
  const [image] = problem?.images ?? [];
  expect(problem).toMatchObject({ translations: [spanish], credits });
  expect(image).toMatchObject({ ...pier, mediaType: 'image/png', width: 40, height: 30, bytes: 40 });
  const again = await read(id, undefined, { images: [image?.hash] });
  expect(again.problem?.images).toEqual([{ ...image, data: undefined }].map(({ data: _, ...rest }) => rest));
  const list = await post<ProblemListItem[]>('/problem/get-all', {
    fields: ['id', 'title', 'titles', 'language'],
  });
  expect(list.body.find((row) => row.id === id)).toMatchObject({
    titles: [{ language: 'es', title: 'Suma', summary: 'Suma dos números.' }],
  });
  const db = openDatabase(databaseUrl, () => {});
  const screens = firstScreens(db);
  // Undefined if the machine is too busy for it.
  await expect.poll(() => screens(`/code/${id}`, 'es'), { timeout: 30_000 }).toBeDefined();
  const screen = (await screens(`/code/${id}`, 'es')) as FirstScreen;
  await db.destroy();
  expect(screen.html).toContain('<h1>Suma</h1>');
  expect(screen.html).toMatch(/<img class="boot-image" alt="el muelle" width="40"/);
  expect(JSON.stringify(screen.data)).not.toContain(pier.data);
});

test('ROLE-12 an image of a private problem reaches its creator only, also by known hashes and downloads', async () => {
  const id = await createProblem(server.url, owner, { ...withPier, public: false, title: 'Secret pier' });
  expect(dataOf((await read(id, owner)).problem)).toEqual([pier.data]);
  for (const person of [other, undefined]) {
    expect((await read(id, person)).status).toBe(404);
    const { body } = await post<{ problems: ProblemDetail[] }>('/downloads/problems', { ids: [id] }, person);
    expect(body.problems).toEqual([]);
    expect((await post('/problem/export', { problemID: id }, person)).status).not.toBe(200);
  }
  const { body } = await post<{ problems: ProblemDetail[] }>('/downloads/problems', { ids: [id] }, owner);
  expect(dataOf(body.problems[0])).toEqual([pier.data]);
});

test('D-43 a participant gets the images of the contest’s version at the start and in the pack, nobody else', async () => {
  const id = await createProblem(server.url, owner, { ...withPier, public: false, title: 'Contest pier' });
  const slug = await create(owner, { name: 'Pier contest', problems: [id] });
  await expect(start(other, slug)).rejects.toThrow('NOT_REGISTERED');
  await ok(register(other, slug));
  const part = await ok(
    request<PackPart>(`${server.url}/api/contests/pack/${slug}/part/0`, undefined, other),
  );
  expect(JSON.stringify(part)).not.toContain(pier.data);
  const { problems } = await start(other, slug);
  expect(dataOf(problems[0])).toEqual([pier.data]);
  const { key } = await ok(post<OpenedPack>(`/contests/pack/${slug}/open`, { version: 1 }, other));
  const { version, iv, lock, data } = part;
  const sealed = { contestSlug: slug, uid: other.uid, version, iv, lock, data: [data] };
  expect(dataOf((await openPack(sealed, await packKey(key)))?.problems[0])).toEqual([pier.data]);
  // The contest keeps its version, and that version keeps its file.
  const changed = sumProblem({
    ...withPier,
    images: [{ ...pier, data: png(40, 9) }],
    title: 'Contest pier',
    public: false,
  });
  await ok(post('/problem/update', { problemID: id, version: 1, problem: changed }, owner));
  expect(dataOf((await start(other, slug)).problems[0])).toEqual([pier.data]);
  expect(dataOf((await read(id, owner)).problem)).toEqual([png(40, 9)]);
  expect((await read(id, other)).status).toBe(404);
});

test('an author’s export has the images, and their files stay as long as the history has them', async () => {
  const before = await imageRows();
  const image = { name: 'alone.png', data: png(41, 2) };
  const id = await createProblem(server.url, owner, { images: [image], language: 'pt-BR' });
  const whole = await post<{ problem: object; version: number }>('/problem/export', { problemID: id }, owner);
  expect(whole.body.problem).toMatchObject({ images: [image], language: 'pt-BR' });
  expect(await imageRows()).toHaveLength(before.length + 1);
  const change = { problemID: id, version: 1, problem: sumProblem() };
  expect((await post('/problem/update', change, owner)).status).toBe(200);
  expect(await imageRows()).toHaveLength(before.length + 1);
  expect((await post('/problem/delete', { problemID: id }, owner)).status).toBe(200);
  expect(await imageRows()).toEqual(before);
});

test('refuses files that are no images, active SVG, and texts that are too long, with a reason', async () => {
  const refused = async (more: object) => {
    const { status, body } = await post<{ message: string }>('/problem/create', sumProblem(more), owner);
    expect(status).toBe(400);
    return body.message;
  };
  const encode = (text: string) => Buffer.from(text).toString('base64');
  expect(await refused({ images: [{ name: 'a.png', data: encode('<html></html>') }] })).toBe(
    'The image a.png is not a PNG image.',
  );
  const active = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect(await refused({ images: [{ name: 'a.svg', data: encode(active) }] })).toContain('must only draw');
  expect(await refused({ title: 'x'.repeat(121) })).toContain('A title has at most 120 characters');
  expect(await refused({ translations: [{ ...spanish, title: 'x'.repeat(121) }] })).toContain(
    '120 characters',
  );
  expect(await refused({ description: 'x'.repeat(100_001) })).toContain('100000 characters');
  expect(await refused({ translations: [spanish, spanish] })).toContain('same language');
});

test('QUIZ-12 a question keeps its explanation until the answer, in each language', async () => {
  const translation = {
    language: 'es',
    title: 'Barco',
    description: '¿Dónde?',
    explanation: 'La popa está detrás.',
    questionText: '¿Qué parte?',
    options: [
      { id: 'option_0', text: 'La proa' },
      { id: 'option_1', text: 'La popa' },
    ],
  };
  const id = await createQuestion(server.url, owner, { translations: [translation] });
  const { problem } = await read(id);
  expect(JSON.stringify(problem)).not.toContain('detrás');
  const answer = { problemID: id, answer: 'option_1', type: 'problem' };
  const body = await ok(post<{ explanations: object[] }>('/answers/submit', answer, other));
  expect(body.explanations).toEqual([{ language: 'es', text: 'La popa está detrás.' }]);
});

test('a virtual run has the languages and images of its problems', async () => {
  const id = await createProblem(server.url, owner, {
    ...withPier,
    title: 'Past pier',
    translations: [spanish],
  });
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const slug = await create(owner, {
    name: 'Past piers',
    problems: [id],
    openContestForever: false,
    endTime,
    lateSyncMinutes: 10,
  });
  await query(
    databaseUrl,
    `update contests set start_time = now() - interval '3 hours', end_time = now() - interval '1 hour'
      where slug = $1`,
    [slug],
  );
  const { problems } = await ok(
    request<VirtualContest>(`${server.url}/api/contests/virtual/${slug}`, undefined, other),
  );
  expect(problems).toMatchObject([{ id, translations: [spanish] }]);
  expect(dataOf(problems[0])).toEqual([pier.data]);
});

test('the export of an account has languages, images and credits; its deletion takes those of private problems', async () => {
  const leaver = await signUpPerson(server.url, 'leaver.s');
  const credits = { author: 'Leaver', license: 'cc by' };
  const image = { name: 'own.png', data: png(43, 5) };
  const own = { images: [image], translations: [spanish], credits };
  const secret = await createProblem(server.url, leaver, { ...own, title: 'Own secret', public: false });
  const open = await createProblem(server.url, leaver, { ...own, title: 'Own open', language: 'pt' });
  const { problems } = await ok(request<AccountExport>(`${server.url}/api/users/export`, undefined, leaver));
  expect(problems).toMatchObject([
    { id: secret, language: 'en', ...own },
    { id: open, language: 'pt', ...own },
  ]);
  const files = () =>
    query(databaseUrl, 'select from problem_images where size = 40 and hash = $1', [hashOf(image.data)]);
  expect(await files()).toHaveLength(2);
  const gone = { uid: leaver.uid, username: leaver.username };
  await ok(request(`${server.url}/api/users/delete`, gone, leaver));
  expect(await files()).toHaveLength(1);
  expect((await read(secret, other)).status).toBe(404);
  expect((await read(open)).problem).toMatchObject({ translations: [spanish], credits });
});
