import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listedContest } from '../../../contract/fixtures/shown-contests';
import type { Reply } from '../drain/testbed/reply';
import { scriptedClient } from '../drain/testbed/scripted-client';
import { errorReply, jsonReply } from '../drain/testbed/simulated-server';
import type { TokenAnswer } from '../server/tokens';

const offline: Reply = { type: 'failed', reason: 'offline' };
const timeout: Reply = { type: 'failed', reason: 'timeout' };
const list = jsonReply(200, []);
const challenges = jsonReply(200, { data: {} });
const receipt = jsonReply(200, {
  submissionID: 's1',
  status: 'queued',
  receivedTime: '2026-01-01T00:00:00Z',
});
const submission = { code: 'print(1)', language: 'PYTHON3', problemID: 'P', type: 'problem' } as const;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function afterPauses<T>(calling: Promise<T>): Promise<{ answer: T; pausedMs: number }> {
  const begunAt = Date.now();
  await vi.runAllTimersAsync();
  return { answer: await calling, pausedMs: Date.now() - begunAt };
}

const ada = { type: 'token', token: { uid: 'ada', idToken: 'of-ada' } } as const;

test('EXP-12 LIM-2 lists, problems and challenges have a timeout of 5 s', async () => {
  const { call, requests } = scriptedClient(() => errorReply('NOT_FOUND'));
  await call('problemList', { body: {} });
  await call('challengeList');
  await call('challengeGet', { params: { id: 'first' } });
  await call('problemGet', { body: { problemID: 'P' } });
  expect(requests).toHaveLength(4);
  expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([5000, 5000, 5000, 5000]);
});

test.each([
  ['times out', timeout],
  ['meets no server', offline],
  ['meets a server with a fault', errorReply('INTERNAL')],
])('EXP-13 LIM-3 a list request that %s is retried twice', async (_, reply) => {
  const { call, requests } = scriptedClient(() => reply);
  const { answer, pausedMs } = await afterPauses(call('problemList', { body: {} }));
  expect(answer.ok).toBe(false);
  expect(requests).toHaveLength(3);
  // 0.4 s and 0.8 s, with 50 % jitter.
  expect(pausedMs).toBeGreaterThan(599);
  expect(pausedMs).toBeLessThan(1801);
});

test('CHAL-8 a challenge request has a timeout of 5 s, and is retried twice', async () => {
  const { call, requests } = scriptedClient(() => timeout);
  const { answer } = await afterPauses(call('challengeGet', { params: { id: 'first' } }));
  expect(answer.ok).toBe(false);
  expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([5000, 5000, 5000]);
});

test('API-30 BUG-11 a report is sent as a form: fields as text, its picture as a PNG file', async () => {
  const { call, requests } = scriptedClient(() => jsonReply(200, { message: 'Thanks.', reportID: 'r' }));
  const said = { type: 'bug', description: 'd', email: 'Anonymous', currentURL: 'http://x/' } as const;
  const screenshot = new Uint8Array([1, 2, 3]);
  const body = { ...said, screenWidth: 390, screenHeight: 844, screenshot };
  expect(await call('bugReport', { body, idempotencyKey: 'k' })).toMatchObject({ ok: true });
  const form = requests[0]?.body as FormData;
  expect(form.get('screenWidth')).toBe('390');
  const file = form.get('screenshot') as File;
  expect([file.name, file.type, file.size]).toEqual(['screenshot.png', 'image/png', 3]);
  // The browser adds the boundary.
  expect(requests[0]?.headers['content-type']).toBeUndefined();
});

test('CDET-38 a contest is identified by its slug under either of two field names', async () => {
  const ours = listedContest('spring-open');
  const { contestSlug: slug, ...unnamed } = ours;
  const ask = async (contest: object) => {
    const { call } = scriptedClient(() => jsonReply(200, { publicContests: [contest], userContests: [] }));
    return await call('contestsAll', { body: {} });
  };
  for (const contest of [ours, { ...unnamed, slug }]) {
    expect(await ask(contest)).toMatchObject({ ok: true, data: { publicContests: [ours] } });
  }
  expect((await ask(unnamed)).ok).toBe(false);
});

test('EXP-13 the first good answer ends the retries', async () => {
  const { call, requests } = scriptedClient((_, n) => (n === 0 ? timeout : list));
  const { answer } = await afterPauses(call('problemList', { body: {} }));
  expect(answer).toMatchObject({ ok: true, data: [] });
  expect(requests).toHaveLength(2);
});

test('a refused request is not retried', async () => {
  const { call, requests } = scriptedClient(() => errorReply('PROBLEM_NOT_FOUND'));
  const answer = await call('problemGet', { body: { problemID: 'P' } });
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'http', status: 404 } });
  expect(requests).toHaveLength(1);
});

test('the client does not retry a write: the outbox does', async () => {
  const { call, requests } = scriptedClient(() => offline);
  await call('codeSubmit', { body: submission, idempotencyKey: 'k' });
  expect(requests).toHaveLength(1);
});

test('EXP-14 a timeout has the message that is shown', async () => {
  const { call } = scriptedClient(() => timeout);
  const { answer } = await afterPauses(call('challengeList'));
  expect(answer).toMatchObject({
    failure: { error: { message: 'Server is experiencing unexpected downtime. Please try again later.' } },
  });
});

test('API-2 an unreachable server is skipped at once', async () => {
  const { call, requests } = scriptedClient(({ url }) => (url.startsWith('https://down') ? offline : list), {
    servers: ['https://down.example', 'https://other.example'],
  });
  const { answer, pausedMs } = await afterPauses(call('problemList', { body: {} }));
  expect(answer.ok).toBe(true);
  expect(requests.map(({ url }) => url)).toEqual([
    'https://down.example/api/problem/get-all',
    'https://other.example/api/problem/get-all',
  ]);
  expect(pausedMs).toBe(0);
});

test.each([
  ['a list', 'problemList', { body: {} }, ['down', 'other']],
  ['what is written', 'codeSubmit', { body: submission, idempotencyKey: 'k' }, ['down']],
] as const)(
  'API-2 a fault of one server: %s goes on to the next only if it may be repeated',
  async (_, name, options, asked) => {
    const { call, requests } = scriptedClient(
      ({ url }) => (url.startsWith('https://down') ? errorReply('INTERNAL') : list),
      { servers: ['https://down.example', 'https://other.example'] },
    );
    await afterPauses(call(name, options));
    expect(requests.map(({ url }) => new URL(url).hostname.split('.')[0])).toEqual(asked);
  },
);

test('API-1 ROLE-4 a signed-in call carries the ID token as a bearer header', async () => {
  const { call, requests } = scriptedClient(() => receipt, { token: () => ada });
  await call('codeSubmit', { body: submission, account: 'ada', idempotencyKey: 'k1' });
  expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer of-ada', 'idempotency-key': 'k1' });
});

test('API-20 ROLE-2 work submitted signed out has no auth header, also after a sign-in', async () => {
  const { call, requests } = scriptedClient(() => receipt, { token: () => ada });
  await call('codeSubmit', { body: submission, account: 'device' });
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
});

test('a call without authentication never has a token', async () => {
  const { call, requests, tokensAsked } = scriptedClient(() => challenges, { token: () => ada });
  await call('challengeList');
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
  expect(tokensAsked).toEqual([]);
});

test('a refused token is replaced once, and the call is retried with the new one', async () => {
  const fresh = { type: 'token', token: { uid: 'ada', idToken: 'fresh' } } as const;
  const { call, requests } = scriptedClient((_, n) => (n === 0 ? errorReply('TOKEN_INVALID') : receipt), {
    token: (force) => (force ? fresh : ada),
  });
  expect((await call('codeSubmit', { body: submission, account: 'ada' })).ok).toBe(true);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer of-ada', 'Bearer fresh']);
});

test('a token that stays refused is not retried endlessly', async () => {
  const { call, requests } = scriptedClient(() => errorReply('TOKEN_INVALID'), { token: () => ada });
  const answer = await call('codeSubmit', { body: submission, account: 'ada' });
  expect(answer).toMatchObject({ ok: false, failure: { status: 401 } });
  expect(requests).toHaveLength(1);
});

test('an answer names the account of its request', async () => {
  const accountOf = async (token: TokenAnswer) =>
    (await scriptedClient(() => list, { token: () => token }).call('problemList', { body: {} })).account;
  expect(await accountOf(ada)).toBe('ada');
  expect(await accountOf({ type: 'signedOut' })).toBe('device');
  expect(await accountOf({ type: 'unreachable' })).toBe('device');
  expect(await accountOf({ type: 'rejected' })).toBe('device');
});

test('requests update the network state', async () => {
  const replies = [list, offline, timeout, errorReply('CHALLENGE_NOT_FOUND')];
  const { call, contacts } = scriptedClient((_, n) => replies[n] ?? list);
  for (const _ of replies) await call('problemList', { body: {}, retries: 0 });
  expect(contacts).toEqual(['reached', 'unreached', 'silent', 'reached']);
});

test('paths and queries follow the contract', async () => {
  const { call, requests } = scriptedClient(() => errorReply('SUBMISSION_NOT_FOUND'));
  await call('codeStatus', { params: { submissionID: 'a/b' }, query: { wait: 5 } });
  expect(requests[0]).toMatchObject({
    method: 'GET',
    url: '/api/code/status/a%2Fb?wait=5',
    timeoutMs: 15_000,
  });
});
