import { test } from 'vitest';
import { expectSoundStories } from './testbed/stories';

/** More or other stories: `npm run fuzz -- --trials N --seed S`. */
const trials = Number(import.meta.env.FUZZ_TRIALS ?? 50_000);
const seed = Number(import.meta.env.FUZZ_SEED ?? 2);

test('nothing is lost and nothing happens twice, in many stories', async () => {
  await expectSoundStories(trials, seed);
}, 3_600_000);
