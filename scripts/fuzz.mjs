/**
 * `npm run fuzz -- --trials 1000000 --seed 1`: tells that many stories of the outbox, in slices with the seeds S, S+1, …; each slice is a
 * process of its own, so that a long run neither grows nor comes to an end by a test's time limit. Without arguments: as in the suite.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const sliceTrials = 50_000;

const { values } = parseArgs({
  options: { trials: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const trials = Number(values.trials);
const firstSeed = Number(values.seed);
if (!(trials >= 1) || !Number.isInteger(firstSeed)) {
  console.error('Usage: npm run fuzz -- --trials <number> --seed <number>');
  process.exit(2);
}

const root = path.resolve(import.meta.dirname, '..');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const startedAt = performance.now();
for (let done = 0, seed = firstSeed; done < trials; done += sliceTrials, seed += 1) {
  const slice = Math.min(sliceTrials, trials - done);
  // That planted faults are found need not be shown more than once.
  const names = done === 0 ? [] : ['-t', 'nothing is lost'];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'unit', 'src/sync/drain/outbox-fuzz', ...names],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FUZZ_TRIALS: String(slice), FUZZ_SEED: String(seed) },
    },
  );
  if (status !== 0) {
    console.error(`\nA story went wrong. Again: npm run fuzz -- --trials ${slice} --seed ${seed}`);
    process.exit(1);
  }
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n${trials.toLocaleString('en')} stories, ${minutes} min, 0 violations.`);
