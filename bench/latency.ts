/** From submission to verdict through HTTP: the waiting time for a trivial Python program. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import {
  createProblem,
  signUpPerson,
  solution,
  submitCode,
  waitForVerdict,
} from '../tests/integration/client';
import { queryDatabase } from '../tests/support/product/embedded-database';
import { makeTempDir } from '../tests/support/product/postgres';
import { startTestServer } from '../tests/support/product/server';
import { median } from './paired';

const warmUpRounds = 5;
const goalMs = 250;

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Time in parts, by the database's clock; `runs` by the sandbox's. */
const parts = `select
  percentile_cont(0.5) within group (order by extract(epoch from job.started_on - s.received_time) * 1000) as pick_up,
  percentile_cont(0.5) within group (order by extract(epoch from s.judged_time - job.started_on) * 1000) as judging,
  percentile_cont(0.5) within group (order by
    (select sum(r.wall_ms) from submission_results r where r.submission_id = s.id)) as runs
  from submissions s join pgboss.job job on job.data->>'submissionID' = s.id::text`;

/** Prints the median and the 95th percentile, with a bare interpreter in the same rounds. */
export async function measureLatency(rounds: number): Promise<void> {
  const dataDir = makeTempDir();
  // A real database, which waits for the disk.
  const server = await startTestServer({ judge: true, env: { DATA_DIR: dataDir } });
  try {
    const problemID = await createProblem(server.url, await signUpPerson(server.url, 'ada.l'));
    const startedAt = Date.now();
    const times: { oursMs: number; bareMs: number; receiptMs: number }[] = [];
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      // New code every time, so that it is never cached.
      const code = `# ${startedAt} ${round}\n${solution}`;
      const bareMs = await timeMs(() => promisify(execFile)('/usr/bin/python3', ['-I', '-c', 'print(3)']));
      let id = '';
      const receiptMs = await timeMs(async () => {
        id = await submitCode(server.url, problemID, { code });
      });
      const verdictMs = await timeMs(async () => {
        const { verdict } = await waitForVerdict(server.url, id);
        if (verdict !== 'AC') throw new Error(`got ${verdict}`);
      });
      if (round >= 0) times.push({ oursMs: receiptMs + verdictMs, bareMs, receiptMs });
    }
    const ours = times.map(({ oursMs }) => oursMs).sort((a, b) => a - b);
    const p95 = ours[Math.floor(ours.length * 0.95)] ?? 0;
    const bare = median(times.map(({ bareMs }) => bareMs));
    const ratio = median(times.map(({ oursMs, bareMs }) => oursMs / bareMs));
    const p50 = median(ours);
    console.log(
      `submission to verdict, Python, two test cases: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (goal p50 ≤ ${goalMs} ms); ` +
        `${ratio.toFixed(1)} × one bare interpreter (${bare.toFixed(0)} ms)`,
    );
    const [row] = await queryDatabase<{ pick_up: number; judging: number; runs: number }>(dataDir, parts);
    if (row)
      console.log(
        `of that: receipt ${median(times.map(({ receiptMs }) => receiptMs)).toFixed(0)} ms; claimed ${row.pick_up.toFixed(0)} ms later, ` +
          `judging ${row.judging.toFixed(0)} ms, of which the two programs ran for ${row.runs.toFixed(0)} ms`,
      );
  } finally {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
