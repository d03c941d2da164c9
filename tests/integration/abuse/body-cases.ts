/** Invalid values: the server refuses each one and never answers 500. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '../../../contract/endpoints';
import { allPayloads as fixtures } from '../../../contract/fixtures/all-payloads';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { deepTest, test } from '../../support/lanes';
import type { TestServer } from '../../support/product/server';
import { identityCall, type Person, request } from '../client';
import { hostileBodies, hostileOthers, hostileTexts, withEachLeaf } from './hostile-values';

const calls = Object.entries(endpoints) as [EndpointName, Endpoint][];
const writing = calls.filter(([, { method, body }]) => method === 'POST' && body !== undefined);
const parameterized = calls.filter(([, { path }]) => path.includes(':'));

const placeOf = (time: string) => Buffer.from(`${time} ${randomUUID()}`).toString('base64url');

/** Bodies of every call that takes one, including optional fields that the fixtures omit. */
const bodies: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    fixtures.filter(({ faultAt }) => faultAt === undefined).map(({ call, body }) => [call, body]),
  ),
  problemList: {
    page: 0,
    perPage: 5,
    lastSeenId: null,
    sort: 'title',
    tags: ['a'],
    difficulty: 'easy',
    mine: true,
  },
  problemGet: { problemID: 'NONE', challengeID: 'none' },
  problemExport: { problemID: 'NONE' },
  problemUpdate: {
    problemID: 'NONE',
    version: 1,
    problem: fixtures.find(({ call }) => call === 'problemCreate')?.body,
  },
  problemCheck: {
    code: 'print(1)',
    language: 'PYTHON3',
    testCases: [{ input: '', output: '1' }],
  },
  problemGenerate: fixtures.find(({ call }) => call === 'problemGenerate')?.body as object,
  problemValidate: fixtures.find(({ call }) => call === 'problemValidate')?.body as object,
  juryCheck: {
    testCases: [{ input: '', output: '1' }],
    solutions: [{ language: 'PYTHON3', source: 'print(1)' }],
  },
  problemDelete: { problemID: 'NONE' },
  contestUpdate: { ...minimalContest, contestSlug: 'none', version: 1 },
  contestDelete: { contestSlug: 'none' },
  problemRejudge: { problemID: 'NONE', mode: 'preview', rejudgeID: randomUUID() },
  search: { query: 'sum' },
  draftsPull: { since: 0 },
  downloadPlan: { kind: 'challenge', name: 'none' },
  downloadProblems: { ids: ['NONE'] },
  loginEmail: {},
  verifyOtp: { email: 'nobody@example.org', otp: '123456' },
  resetPassword: { email: 'nobody@example.org', otp: '123456', newPassword: 'secret-2' },
  accountDelete: { username: 'not-mine' },
  codeSubmit: {
    code: 'print(1)',
    language: 'PYTHON3',
    problemID: 'NONE',
    type: 'problem',
    challengeID: 'none',
    deviceTime: '2026-01-01T00:00:00Z',
  },
  submissionsOwn: { before: placeOf('2026-02-28 10:00:00+00'), limit: 5, problemID: 'NONE', withCode: true },
  practiceOwn: { since: '12', after: 'none' },
  profileUpdate: {
    uid: 'u1',
    displayName: 'Ada',
    username: 'ada.l',
    avatar: 'AAAA',
    preferences: { theme: 'dark', language: 'PYTHON3' },
  },
};

/** Earlier cases have used up this person's places in the judge's queue, or tries in this minute. */
const usedUp: ReadonlySet<EndpointName> = new Set([
  'codeSubmit',
  'codeRun',
  'problemCheck',
  'problemGenerate',
  'problemValidate',
  'juryCheck',
  'classBecomeTeacher',
  // One limit for all of them.
  'adminChangeUser',
  'adminChangeJudges',
  'adminChangeSetting',
  'adminChangeReport',
  'adminChangeContent',
]);

interface Account {
  readonly preferences: object;
}

export function bodyCases(server: () => TestServer, person: () => Person): void {
  const post = async (path: string, body: string): Promise<{ status: number; text: string }> => {
    const response = await fetch(`${server().url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${person().token}`,
        'idempotency-key': randomUUID(),
      },
      body: Buffer.from(body, 'latin1'),
    });
    return { status: response.status, text: await response.text() };
  };

  test.each(hostileBodies)('%s instead of a body causes no server error', async (_what, json) => {
    for (const [name, { path }] of writing) {
      const { status, text } = await post(`/api${path}`, json);
      expect(status, `${name} ${text}`).toBeLessThan(500);
      if (status >= 400) expect(JSON.parse(text), name).toMatchObject({ errorCode: expect.any(String) });
    }
    for (const verb of ['signUp', 'signInWithPassword', 'lookup', 'update', 'delete']) {
      const { status, text } = await post(`/identitytoolkit.googleapis.com/v1/accounts:${verb}`, json);
      expect(status, `${verb} ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(400);
      expect(status, `${verb} ${text.slice(0, 300)}`).toBeLessThan(500);
    }
  });

  test('refuses a form with a prototype field, too many fields, or no end', async () => {
    const field = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const many = Array.from({ length: 100 }, (_, i) => field(`f${i}`, 'x')).join('');
    const forms = {
      prototype: `${field('__proto__', 'x')}--b--\r\n`,
      constructor: `${field('constructor', 'x')}--b--\r\n`,
      many: `${many}--b--\r\n`,
      long: `${field('description', 'x'.repeat(200_000))}--b--\r\n`,
      endless: field('type', 'bug'),
      boundless: `${field('type', 'bug')}--b--\r\n`,
      empty: '',
      files: `--b\r\nContent-Disposition: form-data; name="type"; filename="../../x"\r\n\r\nx\r\n--b--\r\n`,
    };
    for (const [what, body] of Object.entries(forms)) {
      const response = await fetch(`${server().url}/api/bug-report`, {
        method: 'POST',
        headers: {
          'content-type': what === 'boundless' ? 'multipart/form-data' : 'multipart/form-data; boundary=b',
          'idempotency-key': randomUUID(),
        },
        body,
      });
      const text = await response.text();
      expect([400, 413], `${what} ${text}`).toContain(response.status);
    }
  });

  test('the cases below cover every call that takes a body', () => {
    expect(writing.map(([name]) => name).filter((name) => !(name in bodies))).toEqual([]);
  });

  /** Sends one of `each` bodies that differ from a right one in one value. */
  async function sendReplaced(name: EndpointName, path: string, each: number): Promise<void> {
    const own = { uid: person().uid, email: person().email };
    const replaced = withEachLeaf({ ...bodies[name], ...own }, [...hostileTexts, ...hostileOthers]);
    const all = [...replaced].filter((_, at) => at % each === 0);
    const tryAll = async () => {
      for (let body = all.pop(); body !== undefined; body = all.pop()) {
        const json = JSON.stringify(body);
        const { status, text } = await post(`/api${path}`, json);
        expect(status, `${json.slice(0, 300)} ${text}`).toBeLessThan(500);
      }
    };
    await Promise.all(Array.from({ length: 6 }, tryAll));
  }

  const paths = writing.map(([name, { path }]) => [name, path] as const);
  // There are 13 values, so each is tried in some place.
  const each = 'the replaced values in the body cause no server error';
  test.each(paths)(`%s: one in fifteen of ${each}`, (name, path) => sendReplaced(name, path, 15));
  deepTest.each(paths)(`%s: ${each}`, (name, path) => sendReplaced(name, path, 1));

  test('refuses a page cursor with an invalid time', async () => {
    const ask = async (before: string) =>
      (await request(`${server().url}/api/users/submissions`, { before }, person())).status;
    expect(await ask(placeOf('2026-02-28 10:00:00.123456+02'))).toBe(200);
    for (const time of [
      '2026-02-30 10:00:00+00',
      '2026-02-28 24:00:00+00',
      '0000-01-01 10:00:00+00',
      '2026-02-28 10:00:00+23',
      '2026-02-28 10:00:60+00',
    ])
      expect(await ask(placeOf(time)), time).toBe(400);
  });

  test('no path parameter causes a server error', async () => {
    for (const [name, { path, method }] of parameterized) {
      const said = method === 'POST' ? bodies[name] : undefined;
      for (const value of hostileTexts) {
        const address = path.replace(
          /:\w+/,
          encodeURIComponent(Buffer.from(value.slice(0, 5000)).toString()),
        );
        const { status, body } = await request(`${server().url}/api${address}`, said, {
          token: person().token,
          key: randomUUID(),
        });
        expect([400, 404], `${name} ${value.slice(0, 40)} ${JSON.stringify(body)}`).toContain(status);
      }
    }
    const page = await request(`${server().url}/${'x'.repeat(5000)}`);
    expect(page).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND' } });
    for (const query of ['?wait=1e999', '?wait=-1', '?wait=', '?wait=1&wait=2', '?__proto__[x]=1', '?%']) {
      const { status } = await request(`${server().url}/api/code/status/${randomUUID()}${query}`);
      expect([400, 404], query).toContain(status);
    }
  });

  test.each(fixtures)('over HTTP: $call: $title', async ({ call, body, faultAt }) => {
    const answer = await request<{ fields?: { path: string }[] }>(
      `${server().url}/api${endpoints[call].path}`,
      body,
      { token: person().token, key: randomUUID() },
    );
    const full = usedUp.has(call) ? [429] : [];
    if (faultAt === undefined) expect([200, 403, 404, 409, 422, ...full]).toContain(answer.status);
    else {
      expect([400, 413]).toContain(answer.status);
      expect(answer.body.fields?.[0]?.path).toBe(faultAt);
    }
  });

  test('extra fields in a body give nobody more rights', async () => {
    const more = {
      isAdmin: true,
      created_at: '1990-01-01',
      email: 'x@example.org',
      photoURL: 'https://x.example',
      badges: ['speed'],
      id: '0'.repeat(24),
      disabled: false,
    };
    const before = await request<Account>(`${server().url}/api/users/me`, undefined, person());
    const answer = await request(
      `${server().url}/api/users/profile`,
      { uid: person().uid, preferences: { ...before.body.preferences, admin: true }, ...more },
      { ...person(), key: randomUUID() },
    );
    expect([answer.status, answer.body]).toEqual([200, before.body]);
    const wire = await identityCall(server().url, 'update', {
      idToken: person().token,
      customAttributes: '{"username":"other"}',
      emailVerified: true,
      localId: 'x',
      disableUser: false,
      validSince: '0',
    } as object);
    expect(wire).toMatchObject({ status: 200, body: { localId: person().uid, emailVerified: false } });
  });
}
