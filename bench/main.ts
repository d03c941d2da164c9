/**
 * `npm run bench`, or `npm run bench -- judge`: paired measurements; the ratio is the result, the
 * milliseconds help to judge it.
 * `npm run bench -- latency`: from submission to verdict, through HTTP.
 * `npm run bench -- runtimes`: programs in the browser, compared with plain Pyodide and with Papyros.
 * `npm run bench -- offline`: the device's databases and the outbox, in a browser with the built product; `--
 * offline failover` only a part of it.
 * `npm run bench -- first-tap`: taps before the app is loaded, on a first visit with a slow connection; `--
 * first-tap /explore` one page, `untapped` only until controls respond.
 * `npm run bench -- classroom --minutes=30 --devices=30`: a class works while its access point restarts every five
 * minutes; nothing may get lost or doubled. Prints the load of the laptop each minute.
 * `npm run bench -- contest-start`: 2,000 users start a contest and submit, and pages of a leaderboard of
 * 10,000.
 * `npm run bench -- growth`: every call of the contract with 1,000 and 100,000 problems; exit code 1 if one takes more
 * than twice as long. `-- growth --problems=20000 --submissions=100000` is faster, `--only=search` one call; then a
 * backup of the large collection, restored and compared; and a browser with 1,000 and 20,000 problems on the device
 * (needs a build). `--part=server`, `--part=backup` or `--part=device` only one.
 */
import os from 'node:os';
import { measureClassroom } from './classroom/measure-classroom';
import { measureContestStart } from './contest-start';
import { measureFirstTap } from './first-tap/measure-first-tap';
import { measureGrowth } from './growth/measure-growth';
import { openJudgeBench } from './judge-bench';
import { compileResults } from './judge-compile';
import { limitResult } from './judge-limits';
import { overheadPairs } from './judge-overhead';
import { measureLatency } from './latency';
import { measureOffline, offlineParts } from './offline/measure-offline';
import { measurePair } from './paired';
import { measureRuntimes } from './runtimes/measure-runtimes';

const rounds = Number(process.env.BENCH_ROUNDS ?? 30);

function line(
  ratio: number,
  atMost: number | undefined,
  what: string,
  oursMs: number,
  otherMs: number,
): string {
  const goal = atMost === undefined ? '' : ` (goal ≤ ${atMost.toFixed(2)})`;
  return `${ratio.toFixed(2)} ×${goal}   ${what}   ${oursMs.toFixed(1)} / ${otherMs.toFixed(1)} ms`;
}

async function measureJudge(): Promise<void> {
  const bench = await openJudgeBench();
  const load = os.loadavg()[0]?.toFixed(1);
  console.log(`${os.cpus().length} cores, load ${load}, Node ${process.versions.node}, ${rounds} rounds`);
  for (const pair of await overheadPairs(bench)) {
    const { name, ratio, oursMs, bareMs } = await measurePair(pair, rounds);
    console.log(line(ratio, pair.atMost, name, oursMs, bareMs));
  }
  for (const { name, ratio, atMost, oursMs, plainMs } of await compileResults(bench, Math.ceil(rounds / 3)))
    console.log(line(ratio, atMost, name, oursMs, plainMs));
  const { stoppedLateMs, lateAt90, lateAt115, runs } = await limitResult(bench, rounds);
  const { middle, worst } = stoppedLateMs;
  console.log(
    `stopped ${middle.toFixed(1)} ms of CPU after its limit, at worst ${worst.toFixed(1)} ms (goal ≤ 10)`,
  );
  console.log(`late at 0.90 of the limit: ${lateAt90} of ${runs} (goal: 0)`);
  console.log(`late at 1.15 of the limit: ${lateAt115} of ${runs} (goal: ${runs})`);
  await bench.close();
}

if (process.argv.includes('contest-start')) {
  await measureContestStart();
  process.exit();
}
if (process.argv.includes('growth')) {
  await measureGrowth(process.argv.slice(2));
  process.exit();
}
if (process.argv.includes('classroom')) {
  await measureClassroom(process.argv.slice(2));
  process.exit();
}
if (process.argv.includes('first-tap')) {
  await measureFirstTap(process.argv, Number(process.env.BENCH_ROUNDS ?? 3));
  process.exit();
}
if (process.argv.includes('latency')) {
  await measureLatency(rounds);
  process.exit();
}
if (process.argv.includes('offline')) {
  await measureOffline(rounds, offlineParts(process.argv));
  process.exit();
}
if (process.argv.includes('runtimes')) {
  await measureRuntimes(rounds);
  process.exit();
}
await measureJudge();
