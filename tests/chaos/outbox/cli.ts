/**
 * `npm run chaos -- --trials 200 --seed 1 [--plant newKeyPerTry|removeBeforeAnswer]`, needs a build: see
 * `run-trials.ts`.
 */
import { parseArgs } from 'node:util';
import type { Plant } from './hands';
import { openTrials } from './run-trials';

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    plant: { type: 'string' },
  },
});
const seed = Number(values.seed);
console.log(`seed ${seed}`);
const startedAt = Date.now();
const trials = await openTrials((line) => console.log(line));
if (values.plant) await trials.plant(values.plant as Plant);
let done = 0;
for (; done < Number(values.trials); done += 1) {
  const isWell = await trials.run(seed + done);
  if (values.plant && !isWell) break;
}
if (!values.plant) await trials.settleAll();
await trials.close();
const { violations } = trials;
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`${done} trials in ${seconds} s: ${JSON.stringify(trials.counts())}`);
for (const violation of violations) console.log(`VIOLATION ${violation}`);
console.log(`${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
