/** Two trials; `chaos-outbox.deep.test.ts` runs more, and `npm run chaos` as many as you like. */
import { afterEach, expect, test } from 'vitest';
import { openTrials, type Trials } from '../chaos/outbox/run-trials';

/** In the first story a tab crashes; in the second, server and browser are killed. */
const seeds = [1144, 1147];

let trials: Trials | undefined;
afterEach(() => trials?.close());

test('OFF-1 everything that the device reports as saved reaches the server exactly once, although tab, browser and server are killed', async () => {
  const told: string[] = [];
  trials = await openTrials((line) => told.push(line));
  for (const seed of seeds) await trials.run(seed);
  await trials.settleAll();
  expect(trials.violations, told.join('\n')).toEqual([]);
  const { saved, ...happened } = trials.counts();
  expect(saved).toBeGreaterThanOrEqual(2);
  expect(happened).toMatchObject({ serverKills: 1, browserKills: 1, crashed: 1 });
});
