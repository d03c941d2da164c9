import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '../../../contract/endpoints';
import { failOver } from '../../../src/auth/firebase/fail-over';
import { createServerList } from '../../../src/sync/server/servers';
import { type Call, createApiClient } from '../../../src/sync/transport/api-client';
import { createTransport } from '../../../src/sync/transport/transport';
import { type Person, solution } from '../../integration/client';

export interface Load {
  readonly failures: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  /** Accepted ones. */
  readonly submissionIDs: readonly string[];
  /** Finishes the calls in progress, and waits for the verdicts. */
  end(): Promise<void>;
}

/** The app's client, with the servers in turn and fail-over to the others. */
export function openClient(urls: readonly string[], { uid, token }: Person): Call {
  const [own = ''] = urls;
  const servers = createServerList(own);
  servers.replace(urls);
  const transport = createTransport();
  return createApiClient(endpoints, {
    transport: (url, ...rest) => transport(url.startsWith('/') ? own + url : url, ...rest),
    servers,
    tokens: async () => ({ type: 'token', token: { uid, idToken: token } }),
    now: () => performance.now(),
    onContact: () => undefined,
    onClockSample: () => undefined,
  });
}

/**
 * Reads, submits, waits for verdicts and signs in, all the time. A call that fails on each server is a failure; with one
 * address, a call that fails twice.
 */
export function startLoad(urls: readonly string[], person: Person, problemID: string): Load {
  const call = openClient(urls, person);
  const identityFetch = failOver(fetch, urls[0] ?? '', urls);
  const retries = urls.length > 1 ? 0 : 1;
  const failures: string[] = [];
  const counts: Record<string, number> = {};
  const submissionIDs: string[] = [];
  let isOver = false;
  const note = (what: string, failure: unknown) => {
    counts[what] = (counts[what] ?? 0) + 1;
    if (failure !== undefined) failures.push(`${what}: ${JSON.stringify(failure)}`);
  };
  const loop = async (pauseMs: number, act: () => Promise<void>) => {
    while (!isOver) {
      await act();
      await sleep(pauseMs);
    }
  };
  const verdictOf = async (submissionID: string) => {
    for (;;) {
      const answer = await call('codeStatus', { params: { submissionID }, query: { wait: 5 }, retries });
      note('status', answer.ok ? undefined : answer.failure);
      if (!answer.ok || answer.data.status === 'done' || answer.data.status === 'error') return;
    }
  };
  const loops = [
    loop(20, async () => {
      const answer = await call('problemGet', { body: { problemID }, retries });
      note('read', answer.ok ? undefined : answer.failure);
    }),
    loop(60, async () => {
      const code = `# ${randomUUID()}\n${solution}`;
      const body = { code, problemID, language: 'PYTHON3', type: 'problem' } as const;
      const answer = await call('codeSubmit', { body, idempotencyKey: randomUUID(), retries });
      note('submit', answer.ok ? undefined : answer.failure);
      if (!answer.ok) return;
      submissionIDs.push(answer.data.submissionID);
      await verdictOf(answer.data.submissionID);
    }),
    loop(150, async () => {
      const body = JSON.stringify({ email: person.email, password: 'secret-1', returnSecureToken: true });
      const address = `${urls[0]}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const ask = () => identityFetch(address, init);
      const answer = await ask()
        .catch((error) => (retries > 0 ? ask() : error))
        .catch((error) => error);
      note('sign-in', answer.status === 200 ? undefined : String(answer.status ?? answer));
    }),
  ];
  return {
    failures,
    counts,
    submissionIDs,
    end: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
