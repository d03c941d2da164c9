/** Jury solutions: judged before a problem is published, and seen by its creator only (decision 113). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { JuryResult } from '../../../contract/entities/problem/jury-solution';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { JuryCheck } from '../../../contract/entities/problem/problem-check';
import { isFinal } from '../../../contract/rules/judging/submission-status';
import { deepTest, test } from '../../support/lanes';
import { query } from '../../support/product/postgres';
import { startTestJudge } from '../../support/product/server';
import { startSite } from '../../support/product/site';
import { type Person, request, signUpPerson, sumProblem } from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await startSite();
const { create: createContest, enter } = contestClient(() => server.url);
let judge: Awaited<ReturnType<typeof startTestJudge>>;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'jury.ada');
  bob = await signUpPerson(server.url, 'jury.bob');
  judge = await startTestJudge(databaseUrl);
});
afterAll(() => judge?.stop());

const secret = 'never-for-learners';
const sum = `print(sum(map(int, input().split())))  # ${secret}`;
const right = { name: 'right.py', language: 'PYTHON3', source: sum, expected: ['AC'] };
const wrong = { name: 'wrong.py', language: 'PYTHON3', source: 'print(3)', expected: ['WA'] };
const cases = [
  { input: '1 2\n', output: '3\n', sample: true, timeLimit: 1 },
  { input: '2 2\n', output: '4\n', timeLimit: 1 },
];
const post = <T>(path: string, body: object, person: Person) =>
  request<T & { errorCode?: string; message?: string; fields?: { path: string }[] }>(
    `${server.url}/api${path}`,
    body,
    { ...person, key: randomUUID() },
  );
/** As the outbox does: sends it again while the judge is busy. */
async function publish(path: string, body: object, person = ada) {
  for (;;) {
    const answer = await post<{ id: string; version: number }>(path, body, person);
    if (answer.status !== 503) return answer;
  }
}
const create = (more: object) => publish('/problem/create', sumProblem({ testCases: cases, ...more }));
const whole = async (problemID: string) =>
  (await post<{ problem: NewProblem; version: number }>('/problem/export', { problemID }, ada)).body;
const get = <T>(path: string, person: Person) => request<T>(`${server.url}/api${path}`, undefined, person);

async function check(solutions: object[], more: object = {}): Promise<JuryCheck> {
  const asked = await post<JuryCheck>('/problem/jury/check', { testCases: cases, solutions, ...more }, ada);
  expect(asked.status, asked.body.message).toBe(200);
  for (let state = asked.body; ; ) {
    const byID = new Map(state.runs.map((run) => [run.runID, run]));
    const runs = asked.body.runs.flatMap(({ runID }) => byID.get(runID) ?? []);
    if (runs.every(({ status }) => isFinal(status))) return { ...state, runs };
    state = (await get<JuryCheck>(`/problem/jury/check/${state.checkID}?wait=5`, ada)).body;
  }
}

deepTest('each solution runs on every test case, and an unchanged one is not run again', async () => {
  const slow = { language: 'PYTHON3', source: 'while True: pass' };
  const [first, second] = [await check([right, wrong, slow]), await check([wrong, right])];
  expect(first.runs.map(({ result }) => result?.verdict)).toEqual(['AC', 'WA', 'TLE']);
  const [ok, bad, late] = first.runs.map(({ result }) => result);
  expect(ok?.cases).toMatchObject([{ verdict: 'AC' }, { verdict: 'AC' }]);
  expect(bad?.cases.map(({ index, verdict }) => [index, verdict])).toEqual([
    [0, 'AC'],
    [1, 'WA'],
  ]);
  // 0 if the program needs no more than the runtime itself.
  expect(ok?.cases[0]).toMatchObject({ memoryBytes: expect.any(Number) });
  expect(late?.slowestMs).toBeGreaterThanOrEqual(1000);
  expect(second.runs.map(({ runID }) => runID)).toEqual([first.runs[1]?.runID, first.runs[0]?.runID]);
  expect((await get(`/problem/jury/check/${first.checkID}`, bob)).status).toBe(404);
  const rows = await query(databaseUrl, 'select problem_pk from code_runs where jury_check_id is not null');
  expect(rows).toHaveLength(3);
});

test('groups and points are those of a submission, and a broken checker is reported', async () => {
  const scoring = {
    groups: [
      { name: 'secret/a', maxScore: 40 },
      { name: 'secret/b', maxScore: 60 },
    ],
  };
  const grouped = cases.map((one, at) => ({
    ...one,
    sample: false,
    group: at === 0 ? 'secret/a' : 'secret/b',
  }));
  const { runs } = await check([wrong], { testCases: grouped, scoring });
  const groups = runs[0]?.result?.groups?.map(({ name, verdict }) => [name, verdict]);
  expect(groups).toEqual([
    ['secret', 'WA'],
    ['secret/a', 'AC'],
    ['secret/b', 'WA'],
  ]);
  const files = [{ path: 'c.cpp', content: 'int main( {' }];
  const checker = { type: 'custom', protocol: 'exit-code', language: 'CPP17', files };
  const broken = await check([right], { checker });
  expect(broken.runs[0]?.checkerLog).toContain('error:');
});

test('a problem is published with solutions as expected, and stops with a list otherwise', async () => {
  const made = await create({ jurySolutions: [right, wrong] });
  expect(made).toMatchObject({ status: 200 });
  const { results } = (await get<{ results: JuryResult[] }>(`/problem/jury/${made.body.id}`, ada)).body;
  expect(results.map(({ verdict }) => verdict)).toEqual(['AC', 'WA']);
  const surprise = { ...wrong, name: 'surprise.py', expected: ['AC'] };
  const refused = await create({ jurySolutions: [right, surprise] });
  expect(refused).toMatchObject({ status: 409, body: { errorCode: 'SOLUTIONS_DIFFER' } });
  expect(refused.body.message).toContain('surprise.py: Expected Accepted, got Wrong answer.');
  expect(refused.body.fields?.map(({ path }) => path)).toEqual(['jurySolutions.1']);
  const anyway = await create({ jurySolutions: [right, surprise], publishAnyway: true });
  expect(anyway.status).toBe(200);
  expect((await whole(anyway.body.id)).problem).not.toHaveProperty('publishAnyway');
});

test('a change of the tests runs the solutions of a published problem again', async () => {
  const made = await create({ jurySolutions: [right, wrong] });
  const { problem, version } = await whole(made.body.id);
  expect(problem).toMatchObject({ jurySolutions: [right, wrong] });
  const easier = { ...problem, testCases: cases.slice(0, 1) };
  const update = (changed: object) =>
    publish('/problem/update', { problemID: made.body.id, version, problem: changed });
  const refused = await update(easier);
  expect(refused.body.message).toContain('wrong.py: Expected Wrong answer, got Accepted.');
  expect(await update({ ...easier, jurySolutions: [right] })).toMatchObject({ status: 200 });
  const stored = await query(
    databaseUrl,
    'select name, result is null as open from jury_solutions where name = $1 and problem_pk = (select pk from problems where id = $2)',
    ['right.py', made.body.id],
  );
  expect(stored).toEqual([{ name: 'right.py', open: false }]);
});

test('files of a package are kept, and only the creator ever sees solutions', async () => {
  const juryFiles = [{ path: 'accepted/x.kt', content: `fun main() {} // ${secret}` }];
  const made = await create({
    jurySolutions: [right],
    juryFiles,
    public: true,
    title: `Jury ${randomUUID().slice(0, 8)}`,
  });
  const id = made.body.id;
  expect((await whole(id)).problem).toMatchObject({ juryFiles, jurySolutions: [right] });
  const slug = await createContest(ada, { problems: [id] });
  const run = await enter(bob, slug);
  const seen = [
    await post('/problem/export', { problemID: id }, bob),
    await post('/problem/get', { problemID: id }, bob),
    await post('/problem/get', { problemID: id }, ada),
    await post('/downloads/problems', { ids: [id] }, bob),
    await post('/search', { query: secret }, bob),
    await post('/problem/get-all', { perPage: 200, fields: ['id', 'title', 'description'] }, bob),
    await get(`/contests/practice/${slug}`, bob),
    await get('/users/export', bob),
    await get(`/problem/jury/${id}`, bob),
  ];
  expect(JSON.stringify(run)).not.toContain(secret);
  for (const { body } of seen) expect(JSON.stringify(body)).not.toContain(secret);
  expect(JSON.stringify((await get('/users/export', ada)).body)).toContain(secret);
  await post('/problem/delete', { problemID: id }, ada);
  const left = await query(databaseUrl, 'select from jury_files');
  expect(left).toEqual([]);
});

test('PROBLEM_EDITED comes before the judge: a stale change learns of the newer version, not of its solutions', async () => {
  const { id } = (await create({})).body;
  const problem = sumProblem({ testCases: cases });
  expect((await publish('/problem/update', { problemID: id, version: 1, problem })).status).toBe(200);
  const stale = sumProblem({ testCases: cases, jurySolutions: [{ ...wrong, expected: ['AC'] }] });
  const refused = await publish('/problem/update', { problemID: id, version: 1, problem: stale });
  expect(refused).toMatchObject({ status: 409, body: { errorCode: 'PROBLEM_EDITED' } });
});

test('restoring a version runs its solutions again, and the author can skip that', async () => {
  const solutions = [{ ...wrong, expected: ['AC'] }];
  const { id } = (await create({ jurySolutions: solutions, publishAnyway: true })).body;
  const problem = sumProblem({ testCases: cases });
  expect((await publish('/problem/update', { problemID: id, version: 1, problem })).status).toBe(200);
  const restore = { problemID: id, version: 1, newest: 2 };
  const refused = await publish('/problem/restore', restore);
  expect(refused.body).toMatchObject({
    errorCode: 'SOLUTIONS_DIFFER',
    fields: [{ path: 'jurySolutions.0' }],
  });
  const restored = await publish('/problem/restore', { ...restore, publishAnyway: true });
  expect(restored.body).toMatchObject({ version: 3 });
});
