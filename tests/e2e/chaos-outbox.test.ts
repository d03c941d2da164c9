/**
 * Twenty stories of a device in a chaotic world: real Chromium with three tabs, the built product, PostgreSQL; see
 * `tests/chaos/outbox`. `npm run chaos` tells more of them.
 */
import { afterEach, expect, test } from 'vitest';
import { openTrials, type Trials } from '../chaos/outbox/run-trials';

/** The browser and the server are killed several times in the stories from here on, and everything else that may happen does. */
const seed = 1140;
const stories = 20;
/** The fault shows as soon as an answer is lost or the request comes twice, which is in nearly every story. */
const plantedMax = 12;
/** Two minutes beside much else; a story that is stuck is told of after two more, and its fellows shall be heard too. */
const patienceMs = 480_000;

let trials: Trials;
let told: string[];

async function open(): Promise<void> {
  told = [];
  trials = await openTrials((line) => told.push(line));
}

afterEach(() => trials?.close());

test(
  'OFF-1 whatever the device has said to have saved is on the server exactly once, through lost and doubled requests, killed tabs, servers and browsers',
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

test('a sender with a new key for every try, put into the page, is found by the same stories', async () => {
  await open();
  await trials.plant('newKeyPerTry');
  let isWell = true;
  for (let n = 0; n < plantedMax && isWell; n += 1) isWell = await trials.run(seed + n);
  expect(trials.violations.join('\n')).toMatch(/is there \d+ times/);
});
