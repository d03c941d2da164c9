/** Programs with gaps (decision 124). */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { SubmitReceipt } from '../../../contract/entities/submission';
import { memoryTree } from '../../../contract/package/file-tree';
import { readPackage } from '../../../contract/package/read-package';
import { writePackage } from '../../../contract/package/write-package';
import { joinSharedSite } from '../../support/product/shared-site';
import {
  createProblem,
  eventually,
  type Person,
  request,
  signUpPerson,
  submitCode,
  sumProblem,
  waitForVerdict,
} from '../client';
import { contestClient } from '../contest-client';

const { server } = await joinSharedSite({ judge: true });
const { post, create, enter, board } = contestClient(() => server.url);
let ada: Person;
let ben: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.gaps');
  ben = await signUpPerson(server.url, 'ben.gaps');
});

const marked = 'a, b = map(int, input().split())\n@{total = 0}@\nprint(@{}@)\n';
const initialCode = [{ language: 'PYTHON3', code: marked, gaps: true }];
const filled = 'a, b = map(int, input().split())\ntotal = a + b\nprint(total)\n';
const whole = 'print(sum(map(int, input().split())))\n';

type Refused = { errorCode: string; message: string; fields?: { path: string; message: string }[] };
const submit = (problemID: string, more: object) =>
  post<SubmitReceipt & Refused>(
    '/code/submit',
    { problemID, language: 'PYTHON3', code: filled, type: 'problem', ...more },
    ben,
  );
const exportOf = async (problemID: string) =>
  (await post<{ problem: NewProblem; version: number }>('/problem/export', { problemID }, ada)).body;

test('learners get the template without marks, and only authors see the marks', async () => {
  const problemID = await createProblem(server.url, ada, { initialCode });
  const { body } = await post<{ problems: ProblemDetail[] }>('/problem/get', { problemID }, ben);
  expect(body.problems[0]?.initialCode).toEqual([
    {
      language: 'PYTHON3',
      code: 'a, b = map(int, input().split())\ntotal = 0\nprint()\n',
      gaps: [
        [33, 42],
        [49, 49],
      ],
    },
  ]);
  const { problem } = await exportOf(problemID);
  expect(problem).toMatchObject({ initialCode });
});

test('a template survives export as a package, import, and export', async () => {
  const problemID = await createProblem(server.url, ada, { initialCode });
  const { problem } = await exportOf(problemID);
  if (!('testCases' in problem)) throw new Error('not a program');
  const { files } = writePackage(problem);
  expect(files['attachments/starter.py']).toBe(marked);
  expect(files['codeferry.yaml']).toContain('gaps: true');
  const again = await readPackage(memoryTree(files), 'again');
  expect(again).toMatchObject({ ok: true, problem: { initialCode } });
});

test('a program that fills the gaps is judged; another one is refused and says what to do', async () => {
  const problemID = await createProblem(server.url, ada, { initialCode });
  const right = await submitCode(server.url, problemID, { code: filled }, ben);
  expect(await waitForVerdict(server.url, right)).toMatchObject({ verdict: 'AC' });
  const outside = await submit(problemID, { code: whole });
  expect(outside).toMatchObject({ status: 422, body: { errorCode: 'CODE_OUTSIDE_GAPS' } });
  expect(outside.body.message).toContain(
    'Line 1 of the template, “a, b = map(int, input().split())”, is missing',
  );
  expect(outside.body.message).toContain('Write only in the gaps');
  const otherLanguage = await submit(problemID, { language: 'CPP17', code: 'int main() {}' });
  expect(otherLanguage).toMatchObject({ status: 422, body: { errorCode: 'CODE_OUTSIDE_GAPS' } });
  expect(otherLanguage.body.message).toContain('Choose one of these languages: Python 3');
  // CRLF, and no line break at the end.
  const windows = await submit(problemID, { code: filled.trimEnd().replaceAll('\n', '\r\n') });
  expect(windows.status).toBe(200);
});

test('a contest refuses programs outside the gaps, and counts the others', async () => {
  const problemID = await createProblem(server.url, ada, { initialCode });
  const contestSlug = await create(ada, { name: `Gaps ${randomUUID().slice(0, 8)}`, problems: [problemID] });
  const started = await enter(ben, contestSlug);
  expect(started.problems[0]?.initialCode[0]?.gaps).toHaveLength(2);
  const inContest = { type: 'contest', contestSlug };
  expect(await submit(problemID, { code: whole, ...inContest })).toMatchObject({ status: 422 });
  const entered = await submit(problemID, inContest);
  expect(entered).toMatchObject({ status: 200, body: { contest: { state: 'counted' } } });
  await waitForVerdict(server.url, entered.body.submissionID);
  const standings = await eventually(async () => {
    const { leaderboard } = await board(contestSlug);
    return leaderboard[0]?.totalScore === 100 ? leaderboard : undefined;
  });
  expect(standings).toMatchObject([{ username: ben.username, totalScore: 100 }]);
});

test('after a change of the template, earlier work is judged again, and new work must fit the new template', async () => {
  const problemID = await createProblem(server.url, ada, { initialCode });
  const before = await submitCode(server.url, problemID, { code: filled }, ben);
  await waitForVerdict(server.url, before);
  const { problem, version } = await exportOf(problemID);
  const changed = [{ ...initialCode[0], code: '# Add.\n@{}@\nprint(@{}@)\n' }];
  const update = { problemID, version, problem: { ...problem, initialCode: changed } };
  expect(await post('/problem/update', update, ada)).toMatchObject({ status: 200 });
  expect(await submit(problemID, {})).toMatchObject({ status: 422 });
  const begun = await post<Rejudge>('/problems/rejudge', { mode: 'preview', problemID }, ada);
  const { rejudgeID } = begun.body;
  await eventually(async () => {
    const { body } = await post<Rejudge>('/problems/rejudge', { mode: 'preview', problemID, rejudgeID }, ada);
    return body.status === 'ready' ? body : undefined;
  }, 60_000);
  expect(await post('/problems/rejudge', { mode: 'apply', problemID, rejudgeID }, ada)).toMatchObject({
    status: 200,
    body: { counts: [] },
  });
  const { body } = await request<{ verdict: string }>(`${server.url}/api/code/status/${before}`);
  expect(body.verdict).toBe('AC');
});

test.each([
  ['a gap without an end', { initialCode: [{ ...initialCode[0], code: 'print(@{)' }] }, 'initialCode.0.code'],
  [
    'a language without gaps',
    { initialCode: [...initialCode, { language: 'JAVA8', code: 'class Main {}' }] },
    'initialCode.1.code',
  ],
  [
    'a right solution that does not fit',
    {
      initialCode,
      jurySolutions: [{ name: 'whole.py', language: 'PYTHON3', source: whole, expected: ['AC'] }],
    },
    'jurySolutions.0.source',
  ],
])('publishing is refused with the place of %s', async (_, more, path) => {
  const answer = await post<Refused>('/problem/create', sumProblem(more), ada);
  expect(answer).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION', fields: [{ path }] } });
  const problemID = await createProblem(server.url, ada, { initialCode });
  const { problem, version } = await exportOf(problemID);
  const update = { problemID, version, problem: { ...problem, ...more } };
  expect(await post<Refused>('/problem/update', update, ada)).toMatchObject({
    status: 400,
    body: { fields: [{ path: `problem.${path}` }] },
  });
});
