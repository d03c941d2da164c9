/** One trial; `chaos-outbox.deep.test.ts` runs more, and `npm run chaos` as many as you like. */
import { afterEach, expect, test } from 'vitest';
import { openTrials, type Trials } from '../../chaos/outbox/run-trials';

/** In this story, server and browser are killed. */
const seed = 1147;

let trials: Trials | undefined;
afterEach(() => trials?.close());

test('OFF-1 everything that the device reports as saved reaches the server exactly once, although browser and server are killed', async () => {
  const told: string[] = [];
  trials = await openTrials((line) => told.push(line));
  await trials.run(seed);
  await trials.settleAll();
  expect(trials.violations, told.join('\n')).toEqual([]);
  const { saved, ...happened } = trials.counts();
  expect(saved).toBeGreaterThanOrEqual(1);
  expect(happened).toMatchObject({ serverKills: 1, browserKills: 1 });
});
