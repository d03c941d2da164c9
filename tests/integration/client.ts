import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SubmissionState } from '../../contract/entities/submission';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface RequestOptions {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

/** Sends a real HTTP request: POST if there is a body, otherwise GET. */
export async function request<T = Record<string, unknown>>(
  url: string,
  body?: unknown,
  { token, key, headers = {} }: RequestOptions = {},
): Promise<Answer<T>> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('/json');
  return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as T };
}

export interface Person {
  readonly uid: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly email: string;
  readonly username: string;
}

const toolkit = 'identitytoolkit.googleapis.com/v1/accounts';

export async function identityCall(
  url: string,
  verb: string,
  body: object,
): Promise<Answer<Record<string, string>>> {
  return await request(`${url}/${toolkit}:${verb}?key=local`, body);
}

/** Asks for the next tokens of a session. */
export async function refreshSession(
  url: string,
  refreshToken: string,
): Promise<Answer<Record<string, string>>> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return await request(`${url}/securetoken.googleapis.com/v1/token?key=local`, body);
}

/** Signs a person up, by default with an account record. */
export async function signUpPerson(
  url: string,
  name: string,
  { record = true, displayName = name } = {},
): Promise<Person> {
  const email = `${name}@example.org`;
  const { status, body } = await identityCall(url, 'signUp', {
    email,
    password: 'secret-1',
    returnSecureToken: true,
  });
  if (status !== 200) throw new Error(`signUp answered ${status} ${JSON.stringify(body)}`);
  const person = {
    uid: body.localId ?? '',
    token: body.idToken ?? '',
    refreshToken: body.refreshToken ?? '',
    email,
    username: name,
  };
  if (record) {
    const answer = await request(
      `${url}/api/users/signup_email`,
      { uid: person.uid, email, username: name, displayName },
      person,
    );
    if (answer.status !== 200) throw new Error(`signup_email answered ${answer.status}`);
  }
  return person;
}

/** The smallest valid problem: sum of two numbers, two cases, the first a sample. */
export function sumProblem(more: object = {}): object {
  return {
    title: 'Sum',
    description: 'Add two numbers.',
    difficulty: 'easy',
    public: true,
    testCases: [
      { input: '1 2\n', output: '3\n', sample: true },
      { input: '20 22\n', output: '42\n' },
    ],
    ...more,
  };
}

export async function createProblem(url: string, person: Person, more: object = {}): Promise<string> {
  const create = () =>
    request<{ id: string }>(`${url}/api/problem/create`, sumProblem(more), { ...person, key: randomUUID() });
  let answer = await create();
  // 503: the judge is busy or not open yet, so it cannot try the checker.
  for (let tries = 1; answer.status === 503 && tries < 30; tries += 1) {
    await sleep(1000);
    answer = await create();
  }
  if (answer.status !== 200)
    throw new Error(`problem/create answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** Creates a multiple-choice question whose second option is correct. Returns its id. */
export async function createQuestion(url: string, person: Person, more: object = {}): Promise<string> {
  const options = [
    { id: 'option_0', text: 'The bow', isCorrect: false },
    { id: 'option_1', text: 'The stern', isCorrect: true },
  ];
  const question = {
    title: 'Ends of a ship',
    description: 'About ships.',
    difficulty: 'easy',
    public: true,
    explanation: 'The stern is behind.',
    type: 'multiple-choice',
    questionData: { questionText: 'Which end is behind?', options },
    ...more,
  };
  const credentials = { ...person, key: randomUUID() };
  const answer = await request<{ id: string }>(`${url}/api/problem/create`, question, credentials);
  if (answer.status !== 200)
    throw new Error(`problem/create answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

export const solution = 'a, b = map(int, input().split())\nprint(a + b)\n';

/** Returns the submission's id. */
export async function submitCode(
  url: string,
  problemID: string,
  more: object = {},
  options: RequestOptions = {},
): Promise<string> {
  const body = { code: solution, language: 'PYTHON3', problemID, type: 'problem', ...more };
  const answer = await request<{ submissionID: string }>(`${url}/api/code/submit`, body, {
    key: randomUUID(),
    ...options,
  });
  if (answer.status !== 200)
    throw new Error(`code/submit answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.submissionID;
}

/** Long-polls for a final state. */
export async function waitForVerdict(
  url: string,
  submissionID: string,
  patienceMs = 60_000,
): Promise<SubmissionState> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { body } = await request<SubmissionState>(`${url}/api/code/status/${submissionID}?wait=5`);
    if (body.status === 'done' || body.status === 'error') return body;
    if (Date.now() > deadline) throw new Error(`still ${body.status} after ${patienceMs} ms`);
  }
}

/** Polls `look` until it returns a value. */
export async function eventually<T>(look: () => Promise<T | undefined>, patienceMs = 20_000): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`did not happen within ${patienceMs} ms`);
    await sleep(50);
  }
}
