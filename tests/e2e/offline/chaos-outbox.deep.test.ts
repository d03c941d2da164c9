/** See `tests/chaos/outbox`. `npm run chaos` runs more trials. */
import { afterEach, expect, test } from 'vitest';
import { openTrials, type Trials } from '../../chaos/outbox/run-trials';

/** From this seed on, the stories contain several kills of browser and server, and every other fault. */
const seed = 1140;
const stories = 20;
/** A lost or repeated request shows the planted fault; nearly every story has one. */
const plantedMax = 12;
/** Two minutes for a trial on a busy machine, and two more until a stuck one is reported. */
const patienceMs = 480_000;

let trials: Trials;
let told: string[];

async function open(): Promise<void> {
  told = [];
  trials = await openTrials((line) => told.push(line));
}

afterEach(() => trials?.close());

test(
  'OFF-1 everything that the device reports as saved reaches the server exactly once, despite lost and repeated requests and killed tabs, servers and browsers',
  async () => {
    await open();
    for (let n = 0; n < stories; n += 1) await trials.run(seed + n);
    await trials.settleAll();
    expect(trials.violations, told.join('\n')).toEqual([]);
    const counts = trials.counts();
    const never = Object.keys(counts).filter((what) => counts[what] === 0);
    expect(never).toEqual([]);
    expect(counts.saved).toBeGreaterThan(2 * stories);
  },
  patienceMs,
);

test('the same trials detect a planted sender that uses a new key for each attempt', async () => {
  await open();
  await trials.plant('newKeyPerTry');
  let isWell = true;
  for (let n = 0; n < plantedMax && isWell; n += 1) isWell = await trials.run(seed + n);
  expect(trials.violations.join('\n')).toMatch(/is there \d+ times/);
});
