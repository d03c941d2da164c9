import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bugs } from './testbed/bugs';
import { simulate } from './testbed/simulation';
import { expectSoundStories, longStory } from './testbed/stories';

test('nothing is lost and nothing happens twice', async () => {
  await expectSoundStories(1500, 1);
}, 600_000);

test.each(bugs)(
  'longer stories of the kind find a sender with the fault %s',
  async (bug) => {
    const found = await fc.check(
      fc.asyncProperty(longStory, async ([chance, commands]) => {
        expect((await simulate(chance, commands, bug)).violations).toEqual([]);
      }),
      { numRuns: 2000, seed: 20, endOnFailure: true },
    );
    expect(found.failed).toBe(true);
  },
  60_000,
);
