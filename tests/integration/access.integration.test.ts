import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints';
import { payloadFixtures } from '../../contract/fixtures/payloads';
import { startTestCluster, type TestCluster } from '../support/postgres';
import { startTestServer, type TestServer } from '../support/server';
import {
  createProblem,
  type Person,
  request,
  signUpPerson,
  solution,
  submitCode,
  sumProblem,
} from './client';

let cluster: TestCluster;
let server: TestServer;
const people: Partial<Record<Role, Person>> = {};
let ownPrivate: string;
let submissionID: string;

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer({ databaseUrl: await cluster.createDatabase() });
  people.creator = await signUpPerson(server.url, 'creator');
  people.other = await signUpPerson(server.url, 'other');
  people.unfinished = await signUpPerson(server.url, 'unfinished', { record: false });
  await createProblem(server.url, people.creator, { id: 'PUBLIC' });
  ownPrivate = await createProblem(server.url, people.creator, { id: 'PRIVATE', public: false });
  submissionID = await submitCode(server.url, 'PUBLIC', {}, people.creator);
});
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});

/** Nobody, somebody with a forged token, signed in without account record, signed in, and whom the object belongs to. */
type Role = 'anonymous' | 'forged' | 'unfinished' | 'other' | 'creator';
type Row = Record<Role, number> & {
  call: EndpointName;
  about: string;
  path?: () => string;
  body?: (person: Person | undefined) => unknown;
};

const everybody = (status: number) => ({
  anonymous: status,
  forged: status,
  unfinished: status,
  other: status,
  creator: status,
});
const submission = (problemID: string) => ({
  code: solution,
  language: 'PYTHON3',
  problemID,
  type: 'problem',
});
const self = (person: Person | undefined) => ({
  uid: person?.uid ?? 'nobody',
  email: person?.email ?? 'nobody@example.org',
});

/** What each role gets. Every call of the contract must have a row: a new one without fails the first test. */
const matrix: Row[] = [
  { call: 'servers', about: 'anybody', ...everybody(200) },
  { call: 'meta', about: 'anybody', ...everybody(200) },
  { call: 'status', about: 'anybody', ...everybody(200) },
  { call: 'challengeList', about: 'ROLE-1 anybody', ...everybody(200) },
  { call: 'challengeGet', about: 'an unknown one', path: () => '/challenges/get/none', ...everybody(404) },
  { call: 'problemList', about: 'ROLE-1 anybody', body: () => ({}), ...everybody(200) },
  { call: 'problemGet', about: 'a public one', body: () => ({ problemID: 'PUBLIC' }), ...everybody(200) },
  {
    call: 'problemGet',
    about: 'ROLE-12 a private one',
    body: () => ({ problemID: ownPrivate }),
    ...everybody(404),
    creator: 200,
  },
  {
    call: 'problemCreate',
    about: 'ROLE-7 a new one',
    body: () => sumProblem(),
    anonymous: 401,
    forged: 401,
    unfinished: 404,
    other: 200,
    creator: 200,
  },
  {
    call: 'codeSubmit',
    about: 'ROLE-2 to a public problem',
    body: () => submission('PUBLIC'),
    ...everybody(200),
    forged: 401,
  },
  {
    call: 'codeSubmit',
    about: 'ROLE-12 to a private problem',
    body: () => submission(ownPrivate),
    ...everybody(404),
    forged: 401,
    creator: 200,
  },
  {
    call: 'codeStatus',
    about: 'by its unguessable id',
    path: () => `/code/status/${submissionID}`,
    ...everybody(200),
  },
  {
    call: 'signupEmail',
    about: 'for oneself',
    body: (person) => ({ ...self(person), username: person?.username ?? 'nobody', displayName: 'X' }),
    anonymous: 401,
    forged: 401,
    unfinished: 200,
    other: 200,
    creator: 200,
  },
  {
    call: 'signupEmail',
    about: 'D-9 for somebody else',
    body: () => ({ ...self(people.creator), username: 'creator', displayName: 'X' }),
    anonymous: 401,
    forged: 401,
    unfinished: 403,
    other: 403,
    creator: 200,
  },
  {
    call: 'loginEmail',
    about: 'D-9 for somebody else',
    body: () => self(people.creator),
    anonymous: 401,
    forged: 401,
    unfinished: 403,
    other: 403,
    creator: 200,
  },
  {
    call: 'emailAvailable',
    about: 'anybody',
    path: () => '/check_availability/email?email=a@b.cd',
    ...everybody(200),
  },
  {
    call: 'usernameAvailable',
    about: 'anybody',
    path: () => '/check_availability/username?username=abcd',
    ...everybody(200),
  },
];

test('every call of the contract has a row', () => {
  expect([...new Set(matrix.map(({ call }) => call))].sort()).toEqual(Object.keys(endpoints).sort());
});

test('the server has no route below /api beside the calls of the contract', async () => {
  const { body } = await request<{ paths: Record<string, object> }>(`${server.url}/api/openapi.json`);
  const served = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const promised = Object.values(endpoints).map(
    ({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(served.sort()).toEqual(promised.sort());
});

const roles: Role[] = ['anonymous', 'forged', 'unfinished', 'other', 'creator'];
// Signing up for oneself finishes the unfinished: that column comes last in it, and `unfinished` is used nowhere after.
const cells = roles.flatMap((role) => matrix.map((row) => ({ row, role })));

test.each(cells.map(({ row, role }) => [row.call, row.about, role, row[role], row] as const))(
  '%s, %s: %s gets %i',
  async (call, _about, role, status, row) => {
    const { path, method } = endpoints[call] as Endpoint;
    const person = people[role];
    const body = method === 'POST' ? (row.body?.(person) ?? {}) : undefined;
    const token = role === 'forged' ? 'forged.token.here' : person?.token;
    const answer = await request(`${server.url}/api${row.path?.() ?? path}`, body, {
      token,
      key: randomUUID(),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (status >= 400)
      expect(answer.body).toMatchObject({ error: expect.any(String), errorCode: expect.any(String) });
  },
);

test.each(payloadFixtures)('over HTTP: $call: $says', async ({ call, body, faultAt }) => {
  const { path } = endpoints[call];
  const answer = await request<{ fields?: { path: string }[] }>(`${server.url}/api${path}`, body, {
    token: people.other?.token,
    key: randomUUID(),
  });
  if (faultAt === undefined) expect([200, 403, 404]).toContain(answer.status);
  else {
    expect([400, 413]).toContain(answer.status);
    expect(answer.body.fields?.[0]?.path).toBe(faultAt);
  }
});
