/**
 * The first minute of a big contest: 2,000 users start within 5 s and submit once within a minute, against
 * one server process with a database that waits for its disk. Then pages of a leaderboard of 10,000, as whole
 * requests.
 *
 * BENCH_AT_ONCE: the server's limit of concurrent requests. BENCH_SCALE stretches the time, for a busy
 * machine. BENCH_PEOPLE: number of users.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StartedContest } from '../contract/entities/contest/contest-run';
import { openDatabase } from '../server/platform/database/open';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/supervisor';
import { nowSeconds } from '../server/platform/identity/local/accounts';
import { signIdToken } from '../server/platform/identity/local/id-tokens';
import { loadSigningKeys } from '../server/platform/identity/local/signing-keys';
import { createProblem, request, signUpPerson, solution } from '../tests/integration/client';
import { contestClient } from '../tests/integration/contest-client';
import { queryDatabase } from '../tests/support/product/embedded-database';
import { makeTempDir, projectRoot } from '../tests/support/product/postgres';
import { startTestServer } from '../tests/support/product/server';

const people = Number(process.env.BENCH_PEOPLE ?? 2000);
const scale = Number(process.env.BENCH_SCALE ?? 1);
const startWithinMs = 5000 * scale;
const submitWithinMs = 60_000 * scale;
const atOnce: Record<string, string> = process.env.BENCH_AT_ONCE
  ? { LIMIT_AT_ONCE: process.env.BENCH_AT_ONCE }
  : {};
const boardPeople = 10_000;
const boardRounds = 200;

interface Tally {
  /** Duration of the accepted requests. */
  readonly times: number[];
  /** From the first attempt, including retries. */
  readonly whole: number[];
  tooMany: number;
  readonly errors: string[];
}
const tally = (): Tally => ({ times: [], whole: [], tooMany: 0, errors: [] });

/** Retries until accepted, like a device: 429 has a retry time, every other status is an error. */
async function send<T>(url: string, body: object, token: string, into: Tally): Promise<T | undefined> {
  const key = randomUUID();
  const firstAt = performance.now();
  for (;;) {
    const startedAt = performance.now();
    try {
      const answer = await request<T>(url, body, { token, key });
      if (answer.status === 200) {
        into.times.push(performance.now() - startedAt);
        into.whole.push(performance.now() - firstAt);
        return answer.body;
      }
      const retryAfter = Number(answer.headers.get('retry-after'));
      if (answer.status !== 429 || !(retryAfter > 0)) {
        into.errors.push(`${answer.status} ${JSON.stringify(answer.body)}`);
        return undefined;
      }
      into.tooMany += 1;
      await sleep(retryAfter * 1000);
    } catch (error) {
      into.errors.push(String((error as Error).cause ?? error));
      return undefined;
    }
  }
}

function percentiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`;
}

function line(what: string, { times, whole, tooMany, errors }: Tally): string {
  const trouble = errors.length > 0 ? `; first error: ${errors[0]}` : '';
  const turns = tooMany > 0 ? `, including retries ${percentiles(whole)}` : '';
  return `${what}: ${times.length} accepted, ${percentiles(times)}${turns}; 429: ${tooMany}, errors: ${errors.length}${trouble}`;
}

export async function measureContestStart(): Promise<void> {
  const dataDir = makeTempDir();
  // The default request limit of one address: a whole school has one address.
  const server = await startTestServer({ env: { DATA_DIR: dataDir, LIMIT_REQUESTS: '6000', ...atOnce } });
  try {
    const organiser = await signUpPerson(server.url, 'organiser');
    const problems = [];
    for (let i = 0; i < 4; i += 1) problems.push(await createProblem(server.url, organiser));
    const { create } = contestClient(() => server.url);
    const slug = await create(organiser, { name: 'Crowd', problems });
    const tokens = await signUpCrowd(dataDir, slug);
    console.log(
      `${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}; ${people} users start within ${startWithinMs / 1000} s and submit within ${submitWithinMs / 1000} s`,
    );
    const [starts, submits] = [tally(), tally()];
    const takePart = async (token: string, index: number) => {
      await sleep((index / people) * startWithinMs);
      const url = `${server.url}/api/contests/start/${slug}`;
      const started = await send<StartedContest>(
        url,
        { deviceTime: new Date().toISOString() },
        token,
        starts,
      );
      const [problem] = started?.problems ?? [];
      if (!started || !problem) return;
      await sleep(Math.random() * submitWithinMs);
      const { run } = started;
      const deviceTime = new Date().toISOString();
      const elapsedMs = Date.parse(deviceTime) - Date.parse(run.startedAt);
      const link = {
        sequence: 1,
        previousHash: run.previousHash,
        elapsedMs: Math.max(0, elapsedMs),
        deviceTime,
      };
      const body = {
        code: `# ${index}\n${solution}`,
        language: 'PYTHON3',
        problemID: problem.id,
        type: 'contest',
      };
      await send(`${server.url}/api/code/submit`, { ...body, contestSlug: slug, run: link }, token, submits);
    };
    await Promise.all(tokens.map(takePart));
    console.log(line('start', starts));
    console.log(line('submit', submits));
    const [kept] = await queryDatabase<{ runs: number; entries: number; jobs: number }>(
      dataDir,
      `select (select count(*)::int from contest_runs) as runs,
        (select count(distinct uid)::int from contest_entries where state = 'counted') as entries,
        (select count(*)::int from pgboss.job where data->>'lane' = 'contest') as jobs`,
    );
    console.log(`stored: ${kept?.runs} runs, ${kept?.entries} entries that count, ${kept?.jobs} judge jobs`);
    await measureBoard(server.url, dataDir);
  } finally {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Creates registered accounts and returns their tokens. Real sign-ups would measure password hashing. */
async function signUpCrowd(dataDir: string, slug: string): Promise<string[]> {
  const crowd = `select 'crowd-' || n as uid, 'crowd.' || n as name, 'crowd' || n || '@example.org' as email
    from generate_series(1, ${people}) n`;
  await queryDatabase(
    dataDir,
    `insert into identity_accounts (uid, email, password_hash, valid_since) select uid, email, '-', 0 from (${crowd}) c`,
  );
  await queryDatabase(
    dataDir,
    `insert into users (uid, id, email, username, display_name) select uid, uid, email, name, name from (${crowd}) c`,
  );
  await queryDatabase(
    dataDir,
    `insert into contest_participants (contest_pk, uid, email, email_proven)
      select pk, uid, email, false from contests, (${crowd}) c where slug = $1`,
    [slug],
  );
  const { url } = await startEmbeddedPostgres({ projectRoot, dataDir, takeOver: false });
  const db = openDatabase(url, () => {});
  try {
    const keys = await loadSigningKeys(db);
    return await Promise.all(
      Array.from({ length: people }, (_, i) => {
        const [uid, email] = [`crowd-${i + 1}`, `crowd${i + 1}@example.org`];
        const subject = { uid, email, displayName: null, photoUrl: null, claims: {} };
        return signIdToken(keys, subject, { authTime: nowSeconds(), provider: 'password' });
      }),
    );
  } finally {
    await db.destroy();
  }
}

/** Whole requests, one after the other, each for another page. */
async function measureBoard(url: string, dataDir: string): Promise<void> {
  await queryDatabase(
    dataDir,
    `insert into users (uid, id, email, username, display_name)
      select 'board-' || n, 'board-' || n, 'board' || n || '@example.org', 'board.' || n, 'Board' from generate_series(1, ${boardPeople}) n`,
  );
  await queryDatabase(
    dataDir,
    `insert into contest_standings (contest_pk, uid, listed, total_score, last_improvement_ms, attempts)
      select pk, 'board-' || n, true, (n % 7) * 100, n * 37 % 100000, n % 5 from contests, generate_series(1, ${boardPeople}) n where slug = 'crowd'`,
  );
  await queryDatabase(dataDir, 'vacuum analyze contest_standings, users');
  const pages = tally();
  for (let i = 0; i < boardRounds; i += 1) {
    const body = { page: (i * 37) % (boardPeople / 100) };
    const startedAt = performance.now();
    const answer = await request(`${url}/api/leaderboard/crowd`, body);
    if (answer.status === 200) pages.times.push(performance.now() - startedAt);
    else pages.errors.push(`${answer.status}`);
  }
  console.log(line(`a page of ${boardPeople + people} on the leaderboard, whole request`, pages));
}
