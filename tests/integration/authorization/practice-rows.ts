import { randomUUID } from 'node:crypto';
import { allPayloads as fixtures } from '../../../contract/fixtures/all-payloads';
import { solution } from '../client';
import { everybody, members, type Row, writers } from './row';

export interface Objects {
  readonly privateID: string;
  readonly submissionID: string;
  readonly runID: string;
}

/** Calls of practice: servers, challenges, problems, code, answers, search, tags, reports. */
export function practiceRows(objects: () => Objects): Row[] {
  return [...openRows, ...problemRows(objects), ...codeRows(objects), ...answerRows];
}

const code = (problemID: string) => ({ code: solution, language: 'PYTHON3', problemID });
const report = {
  type: 'bug',
  description: 'It creaks.',
  email: 'Anonymous',
  currentURL: '/',
  screenWidth: 390,
  screenHeight: 844,
};
/** Only the creator sees a private object; a reader whose token is refused counts as anonymous. */
const hidden = { ...everybody(404), creator: 200 };
const hiddenFromWriters = { ...hidden, refused: 401 };
const hiddenFromMembers = { ...hidden, anonymous: 401, refused: 401 };

const openRows: Row[] = [
  {
    call: 'outboxSend',
    about: 'anybody: each entry follows the rules of its call',
    body: () => ({
      entries: [
        { key: randomUUID(), call: 'codeSubmit', stream: 0, body: { ...code('PRIVATE'), type: 'problem' } },
      ],
    }),
    ...writers(200),
  },
  { call: 'servers', about: 'anybody', ...everybody(200) },
  { call: 'meta', about: 'anybody', ...everybody(200) },
  { call: 'status', about: 'anybody', ...everybody(200) },
  { call: 'challengeList', about: 'ROLE-1 anybody', ...everybody(200) },
  { call: 'challengeGet', about: 'an unknown one', path: () => '/challenges/get/none', ...everybody(404) },
  { call: 'search', about: 'SRCH-1 anybody', body: () => ({ query: 'hoard' }), ...everybody(200) },
  { call: 'tagList', about: 'ROLE-1 anybody', ...everybody(200) },
  { call: 'bugReport', about: 'ROLE-8 BUG-14 anybody', body: () => report, ...writers(200) },
];

const sum = {
  title: 'Sum',
  description: 'Add two numbers.',
  difficulty: 'easy',
  testCases: [{ input: '1 2\n', output: '3\n', sample: true }],
};
const problemRows = (objects: () => Objects): Row[] => [
  {
    call: 'problemList',
    about: 'ROLE-1 anybody',
    body: () => ({ perPage: 200, fields: ['id', 'title', 'description', 'tags'] }),
    ...everybody(200),
  },
  { call: 'problemList', about: 'the sender’s own', body: () => ({ mine: true }), ...everybody(200) },
  { call: 'problemGet', about: 'a public one', body: () => ({ problemID: 'PUBLIC' }), ...everybody(200) },
  {
    call: 'problemGet',
    about: 'ROLE-12 a private one',
    body: () => ({ problemID: objects().privateID }),
    ...hidden,
  },
  { call: 'downloadPlan', about: 'anybody', body: () => ({ kind: 'everything' }), ...everybody(200) },
  {
    call: 'downloadPlan',
    about: 'of an unknown challenge',
    body: () => ({ kind: 'challenge', name: 'none' }),
    ...everybody(404),
  },
  {
    call: 'downloadProblems',
    about: 'ROLE-12 a private one is left out (see downloads.integration.test.ts)',
    body: () => ({ ids: [objects().privateID] }),
    ...everybody(200),
  },
  {
    call: 'helpOpen',
    about: 'of a public problem',
    body: () => ({ problemID: 'PUBLIC', part: 'hint1', openedTime: '2026-11-26T10:42:00.000Z' }),
    ...members(404, 200),
  },
  {
    call: 'helpOpen',
    about: 'ROLE-12 of a private problem',
    body: () => ({ problemID: objects().privateID, part: 'hint1', openedTime: '2026-11-26T10:42:00.000Z' }),
    ...hiddenFromMembers,
  },
  {
    call: 'sharedSolutions',
    about: 'of a public problem: only for those who have solved it, and its creator',
    body: () => ({ problemID: 'PUBLIC' }),
    ...members(403, 403),
    creator: 200,
  },
  {
    call: 'sharedSolutions',
    about: 'ROLE-12 of a private problem',
    body: () => ({ problemID: objects().privateID }),
    ...hiddenFromMembers,
  },
  {
    call: 'helpOpened',
    about: 'the sender’s own',
    path: () => '/problem/help/opened/PUBLIC',
    ...members(200, 200),
  },
  {
    call: 'problemStatistics',
    about: 'of a public one',
    path: () => '/problem/statistics/PUBLIC',
    ...everybody(200),
  },
  {
    call: 'problemStatistics',
    about: 'ROLE-12 of a private one',
    path: () => `/problem/statistics/${objects().privateID}`,
    ...hidden,
  },
  { call: 'problemsOwn', about: 'the sender’s own', ...everybody(200), anonymous: 401, refused: 401 },
  {
    call: 'problemExport',
    about: 'a public one: only its creator gets the test data',
    body: () => ({ problemID: 'PUBLIC' }),
    ...hiddenFromMembers,
  },
  {
    call: 'problemExport',
    about: 'a private one',
    body: () => ({ problemID: objects().privateID }),
    ...hiddenFromMembers,
  },
  {
    call: 'problemCreate',
    about: 'ROLE-7 a new one',
    body: () => sum,
    ...members(404, 200),
  },
  {
    call: 'problemIdAvailable',
    about: 'PWIZ-11 anybody',
    path: () => '/check_availability/problem?id=none-yet',
    ...everybody(200),
  },
  {
    call: 'problemCheck',
    about: 'an unpublished problem',
    body: () => ({ ...code('NONE'), ...sum }),
    ...members(200, 200),
  },
  {
    call: 'problemGenerate',
    about: 'of an unpublished problem',
    body: () => fixtures.find(({ call }) => call === 'problemGenerate')?.body as object,
    ...members(200, 200),
  },
  {
    call: 'problemValidate',
    about: 'of an unpublished problem',
    body: () => fixtures.find(({ call }) => call === 'problemValidate')?.body as object,
    ...members(200, 200),
  },
  {
    call: 'juryCheck',
    about: 'an unpublished problem',
    body: () => ({ ...sum, solutions: [{ language: 'PYTHON3', source: 'print(1)' }] }),
    ...members(200, 200),
  },
  {
    call: 'juryCheckState',
    about: 'only of the sender’s own checks',
    path: () => `/problem/jury/check/${randomUUID()}`,
    ...members(404, 404),
  },
  {
    call: 'juryResults',
    about: 'a public one: only its creator',
    path: () => '/problem/jury/PUBLIC',
    ...hiddenFromMembers,
  },
  {
    call: 'juryResults',
    about: 'a private one',
    path: () => `/problem/jury/${objects().privateID}`,
    ...hiddenFromMembers,
  },
  {
    call: 'problemUpdate',
    about: 'a public one: only its creator changes it',
    body: () => ({ problemID: 'PUBLIC', version: 0, problem: sum }),
    ...hiddenFromMembers,
    creator: 409,
  },
  {
    call: 'problemUpdate',
    about: 'a private one',
    body: () => ({ problemID: objects().privateID, version: 0, problem: sum }),
    ...hiddenFromMembers,
    creator: 409,
  },
  {
    call: 'problemDelete',
    about: 'an unknown one',
    body: () => ({ problemID: 'NONE' }),
    ...hiddenFromMembers,
    creator: 404,
  },
  {
    call: 'problemRejudge',
    about: 'of a public problem: only its creator',
    body: () => ({ problemID: 'PUBLIC', mode: 'preview', rejudgeID: randomUUID() }),
    ...members(403, 403),
    creator: 404,
  },
  {
    call: 'problemRejudge',
    about: 'ROLE-12 of a private problem',
    body: () => ({ problemID: objects().privateID, mode: 'preview' }),
    ...hiddenFromMembers,
  },
];

const codeRows = (objects: () => Objects): Row[] => [
  {
    call: 'codeSubmit',
    about: 'ROLE-2 to a public problem',
    body: () => ({ ...code('PUBLIC'), type: 'problem' }),
    ...writers(200),
  },
  {
    call: 'codeSubmit',
    about: 'ROLE-12 to a private problem',
    body: () => ({ ...code(objects().privateID), type: 'problem' }),
    ...hiddenFromWriters,
  },
  {
    call: 'codeStatus',
    about: 'by its unguessable id',
    path: () => `/code/status/${objects().submissionID}`,
    ...everybody(200),
  },
  { call: 'codeRun', about: 'of a public problem', body: () => code('PUBLIC'), ...writers(200) },
  {
    call: 'codeRun',
    about: 'ROLE-12 of a private problem',
    body: () => code(objects().privateID),
    ...hiddenFromWriters,
  },
  {
    call: 'codeRunState',
    about: 'only for the account that requested it',
    path: () => `/code/run/${objects().runID}`,
    ...hiddenFromWriters,
  },
];

const answer = (problemID: string) => ({ problemID, answer: 'option_0', type: 'problem' });
const answerRows: Row[] = [
  {
    call: 'answersSubmit',
    about: 'ROLE-2 to a public question',
    body: () => answer('QUESTION'),
    ...writers(200),
  },
  {
    call: 'answersSubmit',
    about: 'ROLE-12 to a private question',
    body: () => answer('OWN-QUESTION'),
    ...hiddenFromWriters,
  },
  {
    call: 'answersList',
    about: 'the sender’s own to a public question',
    path: () => '/answers/QUESTION',
    ...members(200, 200),
  },
  {
    call: 'answersList',
    about: 'ROLE-12 to a private question',
    path: () => '/answers/OWN-QUESTION',
    ...hiddenFromMembers,
  },
];
