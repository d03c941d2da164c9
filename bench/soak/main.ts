/**
 * `npm run soak -- --minutes=60 [--users=8] [--growth=10]`: measures how many visits the server can serve, then serves half
 * as many for the given time. Fails on any error, on a submission without exactly one verdict, and if memory grows by more
 * than `growth` percent after the warm-up: a quarter of the time, at least four minutes.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { judgedOtherThanOnce } from '../../tests/chaos/judged-once';
import { createProblem, signUpPerson } from '../../tests/integration/client';
import { embeddedDatabaseUrl } from '../../tests/support/product/embedded-database';
import { makeTempDir, query } from '../../tests/support/product/postgres';
import { startTestServer } from '../../tests/support/product/server';
import { type Load, loadLine, measureLoad } from '../classroom/measure-load';
import { growthOf } from './memory-growth';
import { type Soak, visitFor, type Work } from './users';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    users: { type: 'string', default: '8' },
    growth: { type: 'string', default: '10' },
  },
});
const [minutes, count, growthMax] = [Number(values.minutes), Number(values.users), Number(values.growth)];

const warmUpSeconds = 20;
const measureSeconds = 30;
const sampleMs = 5000;

/** The heap of the server grows for three minutes until its first large collections. */
const warmUpSamples = (all: number) =>
  Math.min(all - 1, Math.max(Math.floor(all / 4), Math.ceil(240_000 / sampleMs)));

async function openSoak(url: string): Promise<Soak> {
  const users = [];
  for (let n = 1; n <= count; n += 1) users.push(await signUpPerson(url, `soak.${n}`));
  const [first] = users;
  if (!first) throw new Error('--users must be at least 1');
  return { url, users, problemID: await createProblem(url, first) };
}

function watch(pid: number, work: Work, samples: Load[]): () => void {
  const startedAt = Date.now();
  let before = measureLoad(pid);
  let at = Date.now();
  const timer = setInterval(() => {
    const now = measureLoad(pid);
    samples.push(now);
    if (Date.now() - at < 60_000) return;
    const minute = Math.round((Date.now() - startedAt) / 60_000);
    console.log(
      `minute ${minute}: ${work.visits} visits, ${work.errors.length} errors · ${loadLine(before, now, (Date.now() - at) / 1000)}`,
    );
    before = now;
    at = Date.now();
  }, sampleMs);
  return () => clearInterval(timer);
}

async function main(): Promise<string[]> {
  const dataDir = makeTempDir();
  const server = await startTestServer({ judge: true, env: { DATA_DIR: dataDir } });
  try {
    const soak = await openSoak(server.url);
    await visitFor(soak, warmUpSeconds);
    const full = await visitFor(soak, measureSeconds);
    if (full.visits === 0) return ['no visit succeeded', ...full.errors];
    const perSecond = full.visits / measureSeconds / 2;
    console.log(
      `${os.cpus().length} cores, Node ${process.versions.node}: at most ${(2 * perSecond).toFixed(1)} visits a second; half of it for ${minutes} minutes`,
    );
    const samples: Load[] = [];
    const work: Work = { visits: 0, requests: 0, errors: [] };
    const stopWatching = watch(server.pid, work, samples);
    await visitFor(soak, minutes * 60, perSecond, work);
    stopWatching();
    console.log(`${work.visits} visits, ${work.requests} requests, ${work.errors.length} errors`);
    const faults = [...full.errors, ...work.errors];
    const databaseUrl = await embeddedDatabaseUrl(dataDir);
    faults.push(...(await judgedOtherThanOnce(databaseUrl)));
    const [row] = await query<{ n: number }>(databaseUrl, 'select count(*)::int as n from submissions');
    console.log(`${row?.n} submissions in the database`);
    for (const { part, beforeMb, afterMb, ratio } of growthOf(samples.slice(warmUpSamples(samples.length)))) {
      console.log(
        `${part}: ${beforeMb.toFixed(0)} → ${afterMb.toFixed(0)} MB (${(100 * ratio).toFixed(1)} %, at most ${growthMax} %)`,
      );
      if (100 * ratio > growthMax)
        faults.push(`the memory of the ${part} grew by ${(100 * ratio).toFixed(1)} %`);
    }
    return faults;
  } finally {
    await server.stop();
  }
}

const faults = await main();
for (const fault of faults.slice(0, 50)) console.log(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'No errors, and memory is steady.' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
