/**
 * `npm run fuzz -- --trials 1000000 --seed 1`: runs that many random outbox scenarios, in slices with the
 * seeds S, S+1, …. Each slice is its own process, so that memory and test timeouts do not limit a long run.
 * Without arguments: as in the test suite.
 *
 * `npm run fuzz -- --requests 10000 --seed 1`: sends that many requests, made from the schemas of all calls, to a server.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const sliceTrials = 50_000;

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '20000' },
    requests: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const trials = Number(values.trials);
const requests = Number(values.requests ?? 1);
const firstSeed = Number(values.seed);
if (!(trials >= 1) || !(requests >= 1) || !Number.isInteger(firstSeed)) {
  console.error('Usage: npm run fuzz -- [--trials <number> | --requests <number>] [--seed <number>]');
  process.exit(2);
}

const root = path.resolve(import.meta.dirname, '..');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

/** @param {string} project @param {string} file @param {Record<string, string>} env */
function runVitest(project, file, env) {
  const args = [vitest, 'run', '--project', project, file];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    .status;
}

if (values.requests !== undefined) {
  const env = { FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(firstSeed) };
  process.exit(runVitest('integration-deep', 'tests/integration/abuse/fuzz', env) ?? 1);
}

const startedAt = performance.now();
for (let done = 0, seed = firstSeed; done < trials; done += sliceTrials, seed += 1) {
  const slice = Math.min(sliceTrials, trials - done);
  const env = { FUZZ_TRIALS: String(slice), FUZZ_SEED: String(seed) };
  const status = runVitest('device-deep', 'src/sync/drain/outbox-fuzz', env);
  if (status !== 0) {
    console.error(`\nA scenario failed. Run it again: npm run fuzz -- --trials ${slice} --seed ${seed}`);
    process.exit(1);
  }
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n${trials.toLocaleString('en')} scenarios, ${minutes} min, 0 violations.`);
