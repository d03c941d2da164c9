/**
 * Kills workers, sandboxes, database connections and the database while submissions are judged. At the end
 * every accepted submission must have exactly one, correct judgement.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProblem, request, signUpPerson, waitForVerdict } from '../integration/client';
import { query, startTestCluster } from '../support/product/postgres';
import { startTestJudge, startTestServer, type TestServer } from '../support/product/server';
import { callAllSilent, chooseKill, crashDatabase, type KillKind, killConnection, killHelper } from './kills';
import { seededRandom } from './seeded-random';

export interface ChaosOptions {
  readonly kills: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface ChaosReport {
  readonly submissions: number;
  readonly kills: Record<KillKind, number>;
  /** First judgements: by the first worker, and by one that took over. */
  readonly judgedBy: Record<string, number>;
  readonly faults: readonly string[];
}

const workers = 2;
const openMax = 8;
const patienceMs = 180_000;

type Worker = Awaited<ReturnType<typeof startTestJudge>>;

/** Needs about 0.1 s for each of two test cases, and a new compilation each time. */
const program = (number: number) =>
  `# ${number}\nimport time\ntime.sleep(0.15)\na, b = map(int, input().split())\nprint(a + b)\n`;

class Chaos {
  readonly kills: Record<KillKind, number> = {
    worker: 0,
    'sandbox helper': 0,
    'database connection': 0,
    database: 0,
  };
  readonly submitted: string[] = [];
  private readonly url: string;
  private readonly databaseUrl: string;
  private readonly random: () => number;
  private crew: Worker[] = [];
  /** Claims in progress at a kill. */
  private readonly disturbed = new Set<string>();

  constructor(url: string, databaseUrl: string, seed: number) {
    this.url = url;
    this.databaseUrl = databaseUrl;
    this.random = seededRandom(seed);
  }

  async hireAll(): Promise<void> {
    this.crew = await Promise.all(Array.from({ length: workers }, () => startTestJudge(this.databaseUrl)));
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.crew.map((worker) => worker.stop()));
  }

  /** Like a client: retries with the same key until acknowledged. */
  async handIn(problemID: string): Promise<void> {
    const key = randomUUID();
    const body = { code: program(this.submitted.length), language: 'PYTHON3', problemID, type: 'problem' };
    const { submissionID } = await this.untilAnswered(async () => {
      const answer = await request<{ submissionID: string }>(`${this.url}/api/code/submit`, body, { key });
      return answer.status === 200 ? answer.body : undefined;
    });
    this.submitted.push(submissionID);
  }

  async count(where: string): Promise<number> {
    const rows = await this.untilAnswered(() =>
      query<{ n: number }>(this.databaseUrl, `select count(*)::int as n from submissions where ${where}`),
    );
    return rows[0]?.n ?? 0;
  }

  /** Waits until a judgement that began after the last kill is in progress. */
  async untilJudging(): Promise<void> {
    await this.untilAnswered(async () => {
      const claims = await query<{ claim: string }>(
        this.databaseUrl,
        "select claim from submissions where status = 'executing'",
      );
      const fresh = claims.map(({ claim }) => claim).filter((claim) => !this.disturbed.has(claim));
      for (const claim of fresh) this.disturbed.add(claim);
      return fresh.length > 0 ? true : undefined;
    });
    await sleep(this.random() * 250);
  }

  async kill(): Promise<void> {
    const kind = chooseKill(this.random());
    if (await this.killOne(kind)) this.kills[kind] += 1;
  }

  private async killOne(kind: KillKind): Promise<boolean> {
    const place = Math.floor(this.random() * workers);
    const worker = this.crew[place];
    if (!worker) throw new Error('nobody is there to be killed');
    if (kind === 'sandbox helper') return killHelper(worker.pid, this.random());
    if (kind === 'database connection') return await killConnection(this.databaseUrl).catch(() => false);
    if (kind === 'database') return await crashDatabase(this.databaseUrl).catch(() => false);
    await worker.kill();
    await callAllSilent(this.databaseUrl).catch(() => {});
    this.crew[place] = await startTestJudge(this.databaseUrl);
    return true;
  }

  /** Retries while the database is down. */
  async untilAnswered<T>(ask: () => Promise<T | undefined>): Promise<T> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined) return answer;
      if (Date.now() > deadline) throw new Error(`no answer within ${patienceMs} ms`);
      await sleep(50);
    }
  }
}

/** Runs until this many kills have happened and every submission has ended. */
export async function killJudges({ kills, seed, say }: ChaosOptions): Promise<ChaosReport> {
  const cluster = await startTestCluster({ durable: true });
  let server: TestServer | undefined;
  try {
    const databaseUrl = await cluster.createDatabase();
    server = await startTestServer({ databaseUrl });
    return await torment(server, databaseUrl, { kills, seed, say });
  } finally {
    await server?.stop();
    await cluster.stop();
  }
}

async function torment(
  { url }: TestServer,
  databaseUrl: string,
  { kills, seed, say }: ChaosOptions,
): Promise<ChaosReport> {
  const problemID = await createProblem(url, await signUpPerson(url, 'ada.l'));
  const chaos = new Chaos(url, databaseUrl, seed);
  await chaos.hireAll();
  // The first submission waits for the languages' examination, which is slow.
  await chaos.handIn(problemID);
  await waitForVerdict(url, chaos.submitted[0] ?? '', patienceMs);
  const total = () => Object.values(chaos.kills).reduce((sum, count) => sum + count, 0);
  while (total() < kills) {
    while ((await chaos.count("status not in ('done', 'error')")) < openMax) await chaos.handIn(problemID);
    await chaos.untilJudging();
    await chaos.kill();
    if (total() % 20 === 0) say(`${total()} kills, ${chaos.submitted.length} submissions`);
  }
  await chaos
    .untilAnswered(async () =>
      (await chaos.count("status not in ('done', 'error')")) === 0 ? true : undefined,
    )
    .catch(() => say('not everything has ended'));
  await chaos.stopAll();
  const faults = await findFaults(databaseUrl, chaos.submitted);
  const rows = await query<{ reason: string; n: number }>(
    databaseUrl,
    'select reason, count(*)::int as n from judgements group by reason',
  );
  const judgedBy = Object.fromEntries(rows.map(({ reason, n }) => [reason, n]));
  return { submissions: chaos.submitted.length, kills: chaos.kills, judgedBy, faults };
}

/** All violations, by the state of the database. */
async function findFaults(url: string, submitted: readonly string[]): Promise<string[]> {
  const judged = await query<{
    id: string;
    status: string;
    verdict: string;
    judgements: number;
    results: number;
  }>(
    url,
    `select id, status, verdict, claim,
        (select count(*)::int from judgements j where j.submission_id = s.id
          and (j.id = s.judgement_id or j.reason not in ('first', 'takeover'))) as judgements,
        (select count(*)::int from judgements j where j.submission_id = s.id) as all,
        (select count(*)::int from submission_results r where r.submission_id = s.id) as results
      from submissions s`,
  );
  const faults = judged
    .filter(
      (row) => row.status !== 'done' || row.verdict !== 'AC' || row.judgements !== 1 || row.results !== 2,
    )
    .map((row) => `not judged once and right: ${JSON.stringify(row)}`);
  const known = new Set(judged.map(({ id }) => id));
  faults.push(...submitted.filter((id) => !known.has(id)).map((id) => `lost: ${id}`));
  if (known.size !== submitted.length) faults.push(`${submitted.length} handed in, ${known.size} there`);
  const doubled = await query(url, 'select submission_id from judgements group by 1 having count(*) <> 1');
  if (doubled.length > 0) faults.push(`judged more than once: ${JSON.stringify(doubled)}`);
  const jobs = await query(
    url,
    "select name, state, data from pgboss.job where name like 'judge.%' and state not in ('completed', 'failed')",
  );
  if (jobs.length > 0) faults.push(`stuck in the queue: ${JSON.stringify(jobs)}`);
  return faults;
}
