import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnSubmission } from '../../../contract/entities/profile';
import type { SubmissionState, Verdict } from '../../../contract/entities/submission';
import { session } from '../../auth/session';
import { appDb } from '../../data/db/app-db';
import type { SubmissionRow } from '../../data/intents/code-submit';
import { solvedProblemIds } from '../../data/work/submissions';
import { pullPractice } from '../pull/pull-practice';
import { pullProblemHistory } from '../pull/pull-problem-history';

const server = vi.hoisted(() => ({ verdicts: {} as Record<string, string>, asked: [] as string[] }));
const receivedTime = '2026-11-26T10:00:00.000Z';
const stateOf = (submissionID: string, verdict: Verdict): SubmissionState => ({
  submissionID,
  problemID: 'SUM',
  language: 'PYTHON3',
  status: 'done',
  verdict,
  receivedTime,
  score: verdict === 'AC' ? 100 : 0,
  results: [],
});
interface Options {
  params?: { submissionID: string };
  body?: { problemID?: string };
}
vi.mock('../server/page-client', () => ({
  call: async (name: string, { params, body }: Options) => {
    if (name === 'practiceOwn')
      return { ok: true, data: { problems: [], days: [], next: null, cursor: 'c', whole: true } };
    if (name === 'codeStatus') {
      const id = params?.submissionID ?? '';
      server.asked.push(id);
      return { ok: true, data: stateOf(id, server.verdicts[id] as Verdict) };
    }
    // The newest page of all problems does not reach back to this one.
    const reached = body?.problemID === undefined ? {} : server.verdicts;
    const submissions = Object.entries(reached).map(
      ([submissionID, verdict]): OwnSubmission => ({
        kind: 'code',
        submissionID,
        problemID: 'SUM',
        title: 'Sum',
        type: 'problem',
        receivedTime,
        status: 'done',
        verdict: verdict as Verdict,
        score: verdict === 'AC' ? 100 : 0,
      }),
    );
    return { ok: true, data: { submissions, next: null } };
  },
}));

const store = (submissionID: string, verdict: Verdict, more: Partial<SubmissionRow> = {}) =>
  appDb.submissions.put({
    id: `own-${submissionID}`,
    account: 'ada',
    problemID: 'SUM',
    createdAt: 1,
    receipt: 'judged',
    language: 'PYTHON3',
    code: 'x',
    type: 'problem',
    status: 'done',
    submissionID,
    state: stateOf(submissionID, verdict),
    ...more,
  } as SubmissionRow);
const verdictOf = async (submissionID: string) =>
  (await appDb.submissions.get(`own-${submissionID}`))?.state?.verdict;

beforeEach(async () => {
  server.asked.length = 0;
  await appDb.submissions.clear();
  const ada = { uid: 'ada', email: 'a@b.cc', username: 'ada', displayName: 'Ada', photoURL: null };
  session.current = { state: 'signedIn', signInNeeded: false, ...ada };
});

test('CHAL-3 a submission that the server judged again has its new verdict also on the device that sent it', async () => {
  await store('s1', 'AC');
  await store('s2', 'WA');
  expect(await solvedProblemIds('ada')).toContain('SUM');
  server.verdicts = { s1: 'WA', s2: 'WA', s3: 'AC' };
  await pullProblemHistory('ada', 'SUM');
  expect(server.asked).toEqual(['s1']);
  expect([await verdictOf('s1'), await verdictOf('s2')]).toEqual(['WA', 'WA']);
  expect(await solvedProblemIds('ada')).not.toContain('SUM');
  await pullProblemHistory('ada', 'SUM');
  expect(server.asked).toEqual(['s1']);
});

test('CHAL-3 a rejudge of an old submission reaches the device with the practice of the account', async () => {
  await store('s1', 'AC');
  server.verdicts = { s1: 'WA' };
  await pullPractice('ada');
  expect(await verdictOf('s1')).toBe('WA');
  expect(await solvedProblemIds('ada')).not.toContain('SUM');
});

test('a contest decides itself what its participants see, and a submission on its way is not touched', async () => {
  await store('s1', 'AC', { contestSlug: 'cup' });
  await store('s2', 'AC', { receipt: 'judging' });
  server.verdicts = { s1: 'WA', s2: 'WA' };
  await pullProblemHistory('ada', 'SUM');
  expect(server.asked).toEqual([]);
  expect([await verdictOf('s1'), await verdictOf('s2')]).toEqual(['AC', 'AC']);
});
