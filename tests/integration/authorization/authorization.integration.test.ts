import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../../contract/endpoints';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { query, startTestCluster, type TestCluster } from '../../support/product/postgres';
import { startTestServer, type TestServer } from '../../support/product/server';
import {
  type Answer,
  createProblem,
  createQuestion,
  identityCall,
  type Person,
  refreshSession,
  request,
  signUpPerson,
  solution,
  submitCode,
} from '../client';
import { accountRows, signInRows } from './account-rows';
import { adminRows } from './admin-rows';
import { type AssignmentObjects, assignmentRows, newAssignment } from './assignment-rows';
import { type ClassObjects, classRows } from './class-rows';
import { contestJuryRows } from './contest-jury-rows';
import { contestManageRows } from './contest-manage-rows';
import { contestRegistrationRows } from './contest-registration-rows';
import { type ContestObjects, contestRows } from './contest-rows';
import { draftRows } from './draft-rows';
import { ownListRows } from './own-list-rows';
import { type Objects, practiceRows } from './practice-rows';
import { problemMemberRows } from './problem-member-rows';
import { makeRefusedTokens } from './refused-tokens';
import { administrator, blocked, people, type Role, type Row, refusedTokens, type Sender } from './row';
import { servedRoutes, tellRoutes } from './served-routes';
import { sessionRows } from './session-rows';
import { sharedDeviceRows } from './shared-device-rows';
import { wireRows } from './wire-rows';

let cluster: TestCluster;
let server: TestServer;
let databaseUrl: string;
let objects: Objects & ContestObjects & ClassObjects & AssignmentObjects;
let creator: Person;
const senders: Partial<Record<Role, Sender>> = {};
const leavers: Partial<Record<Role, Person>> = {};

/** Appears only in data that is private to the creator. */
const secret = 'Hoard of the creator';

beforeAll(async () => {
  cluster = await startTestCluster();
  databaseUrl = await cluster.createDatabase();
  server = await startTestServer({ databaseUrl, env: tellRoutes });
  const { url } = server;
  const first = await signUpPerson(url, 'first');
  const other = await signUpPerson(url, 'other');
  const unfinished = await signUpPerson(url, 'unfinished', { record: false });
  const refused = await makeRefusedTokens({ url, databaseUrl }, await signUpPerson(url, 'creator'), other);
  creator = refused.creator;
  objects = await makeObjects(url, creator);
  for (const role of ['unfinished', 'other', 'creator'] as const)
    leavers[role] = await signUpPerson(url, `leaver.${role}`);
  const asCreator = (role: Role, token: string) => {
    senders[role] = { role, person: creator, token };
  };
  senders.administrator = { role: administrator, person: first, token: first.token };
  senders.anonymous = { role: 'anonymous', person: undefined, token: undefined };
  senders.unfinished = { role: 'unfinished', person: unfinished, token: unfinished.token };
  senders.other = { role: 'other', person: other, token: other.token };
  asCreator('creator', creator.token);
  asCreator(blocked, creator.token);
  for (const role of refusedTokens) asCreator(role, refused.tokens[role]);
});
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});

async function makeObjects(
  url: string,
  person: Person,
): Promise<Objects & ContestObjects & ClassObjects & AssignmentObjects> {
  const hidden = { title: secret, description: secret, tags: [secret], public: false };
  await createProblem(url, person, { id: 'PUBLIC' });
  const privateID = await createProblem(url, person, { ...hidden, id: 'PRIVATE' });
  await createQuestion(url, person, { id: 'QUESTION' });
  await createQuestion(url, person, { ...hidden, id: 'OWN-QUESTION' });
  const submissionID = await submitCode(url, 'PUBLIC', {}, person);
  const run = { code: solution, language: 'PYTHON3', problemID: 'PUBLIC' };
  const asked = await request<{ runID: string }>(`${url}/api/code/run`, run, {
    ...person,
    key: randomUUID(),
  });
  const classID = await makeClass(url, person);
  const assignmentID = randomUUID();
  await request(`${url}/api/assignments/save`, newAssignment({ classID, assignmentID }, secret), person);
  const slug = await makeContest(url, person);
  return { privateID, submissionID, runID: asked.body.runID, slug, classID, assignmentID };
}

async function makeClass(url: string, person: Person): Promise<string> {
  await query(databaseUrl, 'insert into teachers (uid) values ($1)', [person.uid]);
  const classID = randomUUID();
  await request(`${url}/api/classes/create`, { classID, name: secret }, person);
  return classID;
}

/** Restricted to two emails and by link only; the creator takes part. */
async function makeContest(url: string, person: Person): Promise<string> {
  const contest = {
    ...minimalContest,
    problems: ['PUBLIC', 'PRIVATE'],
    emailRestriction: 'emails',
    allowedEmails: ['creator@example.org', 'other@example.org'],
  };
  const keyed = () => ({ ...person, key: randomUUID() });
  const created = await request<{ slug: string }>(`${url}/api/contests/create`, contest, keyed());
  const { slug } = created.body;
  await request(`${url}/api/contests/register/${slug}`, {}, keyed());
  await request(`${url}/api/contests/start/${slug}`, {}, person);
  return slug;
}

const matrix: Row[] = [
  ...practiceRows(() => objects),
  ...accountRows(() => creator),
  ...draftRows,
  ...problemMemberRows(() => objects),
  ...ownListRows,
  ...contestRows(() => objects),
  ...contestManageRows(() => objects),
  ...contestRegistrationRows(() => objects),
  ...contestJuryRows(() => objects),
  ...assignmentRows(() => objects),
  ...classRows(() => objects),
  ...sharedDeviceRows(() => objects),
  ...sessionRows,
  ...adminRows,
  ...wireRows(() => leavers),
  ...signInRows(() => creator),
];

function addressOf({ call, path }: Row): { method: string; pattern: string; address: string } {
  if (!(call in endpoints)) {
    const [method = '', pattern = ''] = call.split(' ');
    return { method, pattern, address: path?.() ?? pattern };
  }
  const endpoint: Endpoint = endpoints[call as keyof typeof endpoints];
  const pattern = `/api${endpoint.path}`;
  return { method: endpoint.method, pattern, address: path ? `/api${path()}` : pattern };
}

async function ask(row: Row, role: Role): Promise<Answer<Record<string, unknown> | string>> {
  const sender = senders[role];
  if (!sender) throw new Error(`${role} is not prepared`);
  const { method, address } = addressOf(row);
  const body = method === 'POST' ? (row.body?.(sender) ?? {}) : undefined;
  return await request(`${server.url}${address}`, body, { token: sender.token, key: randomUUID() });
}

/** Asks as each role in turn; the creator's secret must be in no other role's answer. */
async function statusesOf(row: Row, roles: readonly Role[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const role of roles) {
    const { status, body } = await ask(row, role);
    statuses[role] = status;
    const shape = row.call in endpoints ? apiError : wireError;
    if (status >= 400) expect(body, role).toMatchObject(shape);
    if (role === 'creator' || role === administrator) continue;
    expect(JSON.stringify(body), role).not.toContain(secret);
    expect(JSON.stringify(body), role).not.toContain('creator@example.org');
  }
  return statuses;
}

const apiError = { error: expect.any(String), errorCode: expect.any(String) };
const wireError = { error: { code: expect.any(Number), message: expect.any(String) } };
/** From these error words the browser's SDK knows whether signing in again would help. */
const wireWords: Record<(typeof refusedTokens)[number], string> = {
  expired: 'TOKEN_EXPIRED',
  ofAnotherIssuer: 'INVALID_ID_TOKEN',
  ofAnotherProject: 'INVALID_ID_TOKEN',
  unsigned: 'INVALID_ID_TOKEN',
  tampered: 'INVALID_ID_TOKEN',
  signedByAnother: 'INVALID_ID_TOKEN',
  ofAnEndedSession: 'TOKEN_EXPIRED',
  ofADeletedAccount: 'USER_NOT_FOUND',
  nonsense: 'INVALID_ID_TOKEN',
};
const expected = (row: Row, roles: readonly Role[]) =>
  Object.fromEntries(roles.map((role) => [role, row[role as keyof Row] ?? row.refused]));
const named = matrix.map((row) => [row.call, row.about, row] as const);

test('the table has a row for every call of the contract', () => {
  const calls = new Set(matrix.map(({ call }) => call).filter((call) => call in endpoints));
  expect([...calls].sort()).toEqual(Object.keys(endpoints).sort());
});

test('the table has a row for every route of the server, besides the app’s files and preflight requests', () => {
  const withRow = new Set(
    matrix.map((row) => {
      const { method, pattern } = addressOf(row);
      return `${method} ${pattern}`;
    }),
  );
  // Fastify doubles a literal colon in a pattern: a single one would begin a parameter.
  const routes = servedRoutes(server.output()).map((route) => route.replace('::', ':'));
  expect(routes.length).toBeGreaterThan(Object.keys(endpoints).length);
  expect(routes.filter((route) => !withRow.has(route))).toEqual(['GET /*', 'OPTIONS /api*']);
  expect([...withRow].filter((route) => !routes.includes(route))).toEqual([]);
});

describe('the permissions of each role', () => {
  const roles = [...people, ...refusedTokens];
  test.each(named)('%s, %s', async (_call, _about, row) => {
    expect(await statusesOf(row, roles)).toEqual(expected(row, roles));
  });
});

describe('the permissions of an administrator', () => {
  test.each(adminRows.map((row) => [row.call, row.about, row] as const))(
    '%s, %s',
    async (_call, _about, row) => {
      expect(await statusesOf(row, [administrator])).toEqual(expected(row, [administrator]));
    },
  );
});

test('HEAD has the same permissions as GET', async () => {
  const reading = matrix.filter((row) => addressOf(row).method === 'GET');
  for (const row of reading) {
    const response = await fetch(`${server.url}${addressOf(row).address}`, { method: 'HEAD' });
    expect(response.status, row.call).toBe(row.anonymous);
  }
});

test.each(Object.entries(wireWords))(
  'the identity wire answers a token that is %s with %s',
  async (role, word) => {
    for (const verb of ['lookup', 'update', 'delete']) {
      const body = { idToken: senders[role as Role]?.token, displayName: 'X' };
      const answer = await identityCall(server.url, verb, body);
      expect(answer, verb).toMatchObject({ status: 400, body: { error: { message: word } } });
    }
  },
);

describe('a block takes effect at once, even with a token that has not expired', () => {
  const disable = (disabled: boolean) =>
    query(databaseUrl, 'update identity_accounts set disabled = $1 where uid = $2', [disabled, creator.uid]);
  beforeAll(async () => {
    await disable(true);
  });
  afterAll(async () => {
    await disable(false);
  });
  test.each(named)('%s, %s', async (_call, _about, row) => {
    expect(await statusesOf(row, [blocked])).toEqual(expected(row, [blocked]));
  });

  test('and prevents signing in and refreshing a session', async () => {
    const { refreshToken, email } = creator;
    const token = await refreshSession(server.url, refreshToken);
    expect(token).toMatchObject({ status: 400, body: { error: { message: 'USER_DISABLED' } } });
    const signIn = await identityCall(server.url, 'signInWithPassword', { email, password: 'secret-1' });
    expect(signIn).toMatchObject({ status: 400, body: { error: { message: 'USER_DISABLED' } } });
  });
});
