import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CodeRunState } from '../../contract/entities/code-run';
import { identityCall, type Person, request, solution, waitForVerdict } from '../../tests/integration/client';

export interface Soak {
  readonly url: string;
  readonly users: readonly Person[];
  readonly problemID: string;
}

export interface Work {
  /** Complete visits: some reads, a run of the samples, a submission and its verdict. */
  visits: number;
  requests: number;
  readonly errors: string[];
}

/** So that a token is never older than an hour, and sign-in is a part of the load. */
const visitsWithToken = 20;

/** Throws at the first answer that is not right. */
async function visit({ url, problemID }: Soak, person: Person, work: Work): Promise<void> {
  const ask = async <T>(path: string, body?: unknown, key?: string) => {
    work.requests += 1;
    const answer = await request<T>(`${url}${path}`, body, {
      token: person.token,
      ...(key && { key }),
      ...(!path.startsWith('/api/') && { headers: { accept: 'text/html' } }),
    });
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await ask('/api/meta');
  await ask('/api/status');
  await ask('/api/problem/get', { problemID });
  await ask(`/api/problem/statistics/${problemID}`);
  await ask(`/code/${problemID}`);
  const program = { code: `# ${randomUUID()}\n${solution}`, problemID, language: 'PYTHON3' };
  const { runID } = await ask<{ runID: string }>('/api/code/run', program, randomUUID());
  for (;;) {
    const { status, cases } = await ask<CodeRunState>(`/api/code/run/${runID}?wait=5`);
    if (status === 'error') throw new Error(`the run ended with an error`);
    if (status !== 'done') continue;
    if (!cases.every(({ matches }) => matches)) throw new Error('the run printed something else');
    break;
  }
  const { submissionID } = await ask<{ submissionID: string }>(
    '/api/code/submit',
    { ...program, type: 'problem' },
    randomUUID(),
  );
  const { verdict } = await waitForVerdict(url, submissionID, 120_000);
  if (verdict !== 'AC') throw new Error(`got ${verdict}`);
}

async function signIn({ url }: Soak, person: Person): Promise<Person> {
  const { status, body } = await identityCall(url, 'signInWithPassword', {
    email: person.email,
    password: 'secret-1',
    returnSecureToken: true,
  });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
  return { ...person, token: body.idToken ?? '' };
}

/**
 * All users visit again and again.
 * @param perSecond visits of all users together; undefined: as many as the server can
 */
export async function visitFor(
  soak: Soak,
  seconds: number,
  perSecond?: number,
  work: Work = { visits: 0, requests: 0, errors: [] },
): Promise<Work> {
  const end = Date.now() + seconds * 1000;
  const everyMs = perSecond === undefined ? 0 : (1000 * soak.users.length) / perSecond;
  const live = async (start: Person, n: number) => {
    let person = start;
    let next = Date.now() + (everyMs * n) / soak.users.length;
    for (let count = 1; ; count += 1) {
      await sleep(Math.max(0, next - Date.now()));
      if (Date.now() >= end) return;
      next = Math.max(Date.now(), next + everyMs);
      try {
        if (count % visitsWithToken === 0) person = await signIn(soak, person);
        await visit(soak, person, work);
        work.visits += 1;
      } catch (error) {
        work.errors.push(`${new Date().toISOString()} ${error instanceof Error ? error.message : error}`);
        // A server that is down must not be asked in a tight loop.
        await sleep(1000);
      }
    }
  };
  await Promise.all(soak.users.map(live));
  return work;
}
