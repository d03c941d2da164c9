import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import { inMinutes } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, submitCode } from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await startSite();
const { create } = contestClient(() => server.url);
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  bob = await signUpPerson(server.url, 'bob.m');
});

async function own(person: Person, after = ''): Promise<OwnProblem[]> {
  const address = `${server.url}/api/problem/own${after && `?after=${after}`}`;
  const { status, body } = await request<{ problems: OwnProblem[] }>(address, undefined, person);
  expect(status).toBe(200);
  return body.problems;
}
async function pkOf(id: string): Promise<string> {
  const rows = await query<{ pk: string }>(databaseUrl, 'select pk from problems where id = $1', [id]);
  return rows[0]?.pk ?? '';
}
const find = async (person: Person, id: string) => (await own(person)).find((problem) => problem.id === id);

test('lists own problems, newest first, with state and version, and nobody else’s', async () => {
  const first = await createProblem(server.url, ada, { title: 'First', public: false, tags: ['sums'] });
  const second = await createQuestion(server.url, ada, { title: 'Second' });
  expect((await own(ada)).map(({ id }) => id).slice(0, 2)).toEqual([second, first]);
  expect(await find(ada, first)).toMatchObject({
    title: 'First',
    public: false,
    version: 1,
    role: 'creator',
    type: 'code',
    tags: ['sums'],
    uses: [],
    counts: { tries: 0, accepted: 0, triers: 0, solvers: 0, languages: [] },
  });
  expect(await own(bob)).toEqual([]);
  expect((await own(ada, await pkOf(second))).map(({ id }) => id)).not.toContain(second);
});

test('counts who tried and solved it, by language', async () => {
  const id = await createProblem(server.url, ada);
  for (const [verdict, language] of [
    ['AC', 'PYTHON3'],
    ['WA', 'PYTHON3'],
    ['WA', 'CPP17'],
  ]) {
    const submissionID = await submitCode(server.url, id, { language }, bob);
    await query(databaseUrl, 'update submissions set verdict = $2 where id = $1', [submissionID, verdict]);
  }
  expect((await find(ada, id))?.counts).toEqual({
    tries: 3,
    accepted: 1,
    triers: 1,
    solvers: 1,
    languages: [
      { language: 'PYTHON3', tries: 2 },
      { language: 'CPP17', tries: 1 },
    ],
  });
});

test('D-43 names own contests and public ones that are over, but no other contest', async () => {
  const id = await createProblem(server.url, ada);
  const ahead = { openContestImmediately: false, openContestForever: false, startTime: inMinutes(60) };
  const later = { ...ahead, endTime: inMinutes(120) };
  const slug = await create(ada, { name: 'Own race', problems: [id], ...later });
  await create(bob, { name: 'Race to come', problems: [id], public: true, ...later });
  await create(bob, { name: 'Old race', problems: [id], public: true, ...later });
  await create(bob, { name: 'Old unlisted race', problems: [id], public: false, ...later });
  await query(
    databaseUrl,
    "update contests set start_time = now() - interval '2 h', end_time = now() - interval '1 h' where name like 'Old%'",
  );
  const uses = (await find(ada, id))?.uses ?? [];
  expect(uses.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['contest Own race', 'contest Old race']);
  expect(uses[0]?.key).toBe(slug);
});

test('names challenges, and assignments of classes that the author teaches', async () => {
  const id = await createProblem(server.url, ada);
  const pk = await pkOf(id);
  await query(
    databaseUrl,
    `with made as (insert into challenges (pk, url, name, description, tags, version, content_hash, position)
      values ('c1', 'first-steps', 'First steps', '', '{}', 1, '', 99) returning pk)
    insert into challenge_problems (challenge_pk, position, problem_pk) select pk, 0, $1 from made`,
    [pk],
  );
  for (const person of [ada, bob])
    await query(databaseUrl, 'insert into teachers (uid) values ($1)', [person.uid]);
  for (const [person, title] of [
    [ada, 'Week 1'],
    [bob, 'Hidden week'],
  ] as const) {
    const [classID, assignmentID] = [randomUUID(), randomUUID()];
    await request(`${server.url}/api/classes/create`, { classID, name: 'Ports' }, person);
    await query(
      databaseUrl,
      `insert into assignments (id, class_id, title, text, opens_at, languages, groups, show_solutions, created_by)
        values ($1, $2, $3, '', now(), '{}', '{}', false, $4)`,
      [assignmentID, classID, title, person.uid],
    );
    await query(
      databaseUrl,
      "insert into assignment_tasks (assignment_id, position, kind, problem_pk) values ($1, 0, 'problem', $2)",
      [assignmentID, pk],
    );
  }
  const uses = (await find(ada, id))?.uses ?? [];
  expect(uses.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
    'assignment Week 1',
    'challenge First steps',
  ]);
});

test('the search marks a private problem for its author', async () => {
  const id = await createProblem(server.url, ada, { title: 'Quokka crossing', public: false });
  const { body } = await request(`${server.url}/api/search`, { query: 'quokka' }, ada);
  expect(body).toMatchObject([{ url: id, isPrivate: true }]);
});
