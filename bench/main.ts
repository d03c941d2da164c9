/** `npm run bench`: paired measurements; the ratio is the result, the milliseconds are there to judge it by. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { judgeOverhead } from './judge-overhead';
import { measurePair } from './paired';

const rounds = Number(process.env.BENCH_ROUNDS ?? 30);
const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-bench-'));
fs.chmodSync(cacheDir, 0o755);

const { pairs, close } = await judgeOverhead(cacheDir);
console.log(
  `${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, ${rounds} rounds`,
);
for (const pair of pairs) {
  const { name, ratio, oursMs, bareMs } = await measurePair(pair, rounds);
  console.log(`${ratio.toFixed(2)} × bare   ${name}   (${oursMs.toFixed(1)} / ${bareMs.toFixed(1)} ms)`);
}
await close();
fs.rmSync(cacheDir, { recursive: true, force: true });
