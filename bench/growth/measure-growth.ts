/**
 * Whether requests take longer with a large collection: the same requests to two real servers, one with 1,000 problems,
 * the other with `--problems=100000 --submissions=1000000 --participants=10000`, in turns. Prints the ratio of the
 * slowest twentieth (p95) of each request; the exit code is 1 if one is above 2.
 *
 * Everything that belongs to the sender, a class, a challenge or a small contest has the same size on both sides, and so
 * has the number of contests and challenges.
 */
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { endpoints } from '../../contract/endpoints';
import { request, signUpPerson } from '../../tests/integration/client';
import { query, startTestCluster, type TestCluster } from '../../tests/support/product/postgres';
import { startTestServer } from '../../tests/support/product/server';
import { fillDatabase, type Size } from './fill';
import { measureBackup } from './measure-backup';
import { measureDevice } from './measure-device';
import { makeObjects } from './objects';
import { isAbove, measureInTurns, printResult } from './ratio';
import { type Sample, samplesOf, type World } from './samples';

const small: Size = { problems: 1000, participants: 100, submissions: 10_000 };

interface Options {
  readonly large: Size;
  readonly rounds: number;
  readonly only: string | undefined;
  readonly part: string | undefined;
}

function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: words.filter((word) => word.startsWith('--')),
    options: {
      problems: { type: 'string', default: '100000' },
      submissions: { type: 'string', default: '1000000' },
      participants: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '40' },
      only: { type: 'string' },
      part: { type: 'string' },
    },
  });
  return {
    large: {
      problems: Number(values.problems),
      submissions: Number(values.submissions),
      participants: Number(values.participants),
    },
    rounds: Number(values.rounds),
    only: values.only,
    part: values.part,
  };
}

interface Side extends World {
  close(): Promise<void>;
}

async function openSide(cluster: TestCluster, size: Size): Promise<Side> {
  const startedAt = performance.now();
  const databaseUrl = await cluster.createDatabase();
  await fillDatabase(databaseUrl, size);
  const server = await startTestServer({ databaseUrl });
  const person = await signUpPerson(server.url, 'creator');
  const objects = await makeObjects({ url: server.url, databaseUrl, person });
  await query(databaseUrl, 'vacuum analyze');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `${size.problems} problems, ${size.participants} participants, ${size.submissions} submissions: ready after ${seconds} s`,
  );
  let people = 0;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    url: server.url,
    databaseUrl,
    size,
    person,
    objects,
    query: async (text, values) => (await client.query(text, values)).rows,
    close: async () => {
      await client.end();
      await server.stop();
    },
    newPerson: () => {
      people += 1;
      return signUpPerson(server.url, `leaver${people}`);
    },
  };
}

/**
 * Before each request: without the judge nothing leaves the queue, of which a sender may hold only a part; some calls
 * are limited to a few a minute; and others change what the next request needs.
 */
const restore = `
  update submissions set status = 'done', verdict = 'AC', score = 100 where status = 'queued';
  update code_runs set status = 'done' where status = 'queued';
  delete from rejudges;
  delete from rate_counters;
  update classes set archived_at = null where archived_at is not null`;

async function ask(sample: Sample, world: World, round: number, statuses: Set<number>): Promise<number> {
  await world.query(restore);
  const prepared = await sample.prepare?.(world);
  const { path, body, token = world.person.token } = sample.request(world, prepared, round);
  const isPost = endpoints[sample.call].method === 'POST';
  const startedAt = performance.now();
  const { status } = await request(`${world.url}/api${path}`, isPost ? body : undefined, {
    token,
    key: randomUUID(),
  });
  statuses.add(status);
  return performance.now() - startedAt;
}

/** @returns whether a ratio is above the limit */
async function compare(one: World, other: World, { rounds, only }: Options): Promise<boolean> {
  let failed = false;
  for (const sample of samplesOf(only)) {
    const statuses = new Set<number>();
    const result = await measureInTurns(
      (round) => ask(sample, one, round, statuses),
      (round) => ask(sample, other, round, statuses),
      rounds,
    );
    printResult(`${sample.call}, ${sample.about} (${[...statuses].join(', ')})`, result);
    // The request must reach what is measured, each time.
    if (isAbove(result) || statuses.size > 1 || [...statuses].some(isOurFault)) failed = true;
  }
  return failed;
}

const isOurFault = (status: number) => status === 400 || status === 401 || status === 429 || status >= 500;

async function measureServers(options: Options): Promise<boolean> {
  samplesOf(options.only);
  const cluster = await startTestCluster();
  const sides: Side[] = [];
  try {
    const one = await openSide(cluster, small);
    sides.push(one);
    const other = await openSide(cluster, options.large);
    sides.push(other);
    return await compare(one, other, options);
  } finally {
    for (const side of sides) await side.close();
    await cluster.stop();
  }
}

/** Sets the exit code. */
export async function measureGrowth(words: readonly string[]): Promise<void> {
  const options = readOptions(words);
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, ${options.rounds} rounds`);
  let failed = false;
  const wants = (part: string) => options.part === undefined || options.part === part;
  if (wants('server')) failed = await measureServers(options);
  if (wants('backup')) failed = (await measureBackup(options.large)) || failed;
  if (wants('device')) failed = (await measureDevice(options.rounds, options.only)) || failed;
  if (failed) process.exitCode = 1;
}
