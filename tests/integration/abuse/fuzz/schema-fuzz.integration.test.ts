/**
 * Requests that are made from the schemas of all calls: no server error, no hang, no stack trace. `npm run fuzz --
 * --requests N --seed S` repeats a run.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { minimalContest } from '../../../../contract/fixtures/contest-payloads';
import { deepTest, test } from '../../../support/lanes';
import { query } from '../../../support/product/postgres';
import { startSite } from '../../../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson, submitCode } from '../../client';
import { type FuzzRequest, makeRequests, targets } from './fuzz-requests';
import type { LiveValues } from './schema-arbitrary';

const { server, databaseUrl } = await startSite({ env: { LIMIT_AT_ONCE: '100' } });
const seed = Number(process.env.FUZZ_SEED ?? 1);
const people: (Person | undefined)[] = [undefined];
let live: LiveValues;

beforeAll(async () => {
  const { url } = server;
  const ada = await signUpPerson(url, 'ada.l');
  const bob = await signUpPerson(url, 'bobby');
  people.push(ada, bob);
  await createProblem(url, ada, { id: 'SUM' });
  await createQuestion(url, ada, { id: 'STERN' });
  const submissionID = await submitCode(url, 'SUM', {}, ada);
  const contest = { ...minimalContest, problems: ['SUM', 'STERN'] };
  const keyed = (person: Person) => ({ ...person, key: randomUUID() });
  const { slug } = (await request<{ slug: string }>(`${url}/api/contests/create`, contest, keyed(ada))).body;
  for (const person of [ada, bob]) {
    await request(`${url}/api/contests/register/${slug}`, {}, keyed(person));
    await request(`${url}/api/contests/start/${slug}`, {}, person);
  }
  await query(databaseUrl, 'insert into teachers (uid) values ($1)', [ada.uid]);
  const classID = randomUUID();
  await request(`${url}/api/classes/create`, { classID, name: 'Informatics' }, ada);
  live = {
    problemID: ['SUM', 'STERN'],
    problems: ['SUM', 'STERN'],
    ids: ['SUM', 'STERN'],
    challengeID: ['two-steps'],
    slug: [slug],
    contestSlug: [slug],
    contest: [slug],
    classID: [classID],
    submissionID: [submissionID],
    entryID: [submissionID],
    uid: [ada.uid, bob.uid],
    email: [ada.email, bob.email],
    // Nobody's: with their own username people would delete their accounts.
    username: ['nobody.here'],
    idToken: [ada.token],
    refresh_token: [ada.refreshToken],
    endpoint: ['problems', 'teams', 'submissions', 'judgements', 'state', 'scoreboard', 'awards'],
  };
});

/** Generous, because the machine may be busy. */
const deadlineMs = 60_000;
const atOnce = 8;
const trace = /\n\s+at |node_modules|\/server\/|\.ts:\d+|SQLSTATE|syntax error at/;

async function problemWith({ method, address, body, sender }: FuzzRequest): Promise<string | undefined> {
  try {
    const response = await fetch(`${server.url}${address}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(people[sender] && { authorization: `Bearer ${people[sender].token}` }),
        'idempotency-key': randomUUID(),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(deadlineMs),
    });
    // The feed stays open on purpose.
    if (response.ok && address.includes('/event-feed')) {
      await response.body?.cancel();
      return undefined;
    }
    const text = await response.text();
    // Without a judge, this server cannot try a checker.
    const needsJudge = response.status === 503 && (body ?? '').includes('"custom"');
    if (response.status >= 500 && !needsJudge) return `${response.status} ${text.slice(0, 300)}`;
    if (response.status >= 400 && trace.test(text)) return `a stack trace: ${text.slice(0, 500)}`;
    return undefined;
  } catch (error) {
    return `no answer: ${error instanceof Error ? error.message : error}`;
  }
}

async function fuzz(count: number): Promise<void> {
  console.log(`${count} requests from the seed ${seed}`);
  const requests = makeRequests(seed, count, live);
  /** The first of each call: others often have the same cause. */
  const faults = new Map<string, string>();
  let next = 0;
  const work = async () => {
    while (next < requests.length) {
      const index = next;
      next += 1;
      const one = requests[index];
      const fault = one && (await problemWith(one));
      if (!one || fault === undefined || faults.has(one.call)) continue;
      const sent = `${one.address} ${one.body?.slice(0, 2000) ?? ''}`;
      faults.set(one.call, `#${index} ${one.call} ${sent}\n  ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const again = `npm run fuzz -- --requests ${count} --seed ${seed}`;
  const found = [...faults.values()];
  expect(found, `${again}\n${found.join('\n')}\n${server.output().slice(-3000)}`).toEqual([]);
  expect(next).toBe(count);
}

test('300 requests from the schemas of all calls cause no server error', async () => {
  expect(targets.length).toBeGreaterThan(120);
  await fuzz(300);
});

deepTest(
  '10,000 requests from the schemas of all calls cause no server error',
  async () => {
    await fuzz(Number(process.env.FUZZ_REQUESTS ?? 10_000));
  },
  1_800_000,
);
