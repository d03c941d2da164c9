import fc from 'fast-check';
import { expect } from 'vitest';
import { type Command, type Story, simulate } from './simulation';

const tab = fc.nat(2);
const does = <const K extends string>(kind: K) => fc.constant(kind);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: does('submit'),
      tab,
      problem: fc.nat(2),
      refused: fc.nat(9).map((n) => n < 2),
      signedOut: fc.nat(9).map((n) => n < 2),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: does('wait'), ms: fc.oneof(fc.nat(20), fc.nat(3000), fc.nat(60_000)) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('line', 'server'), up: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constantFrom('open', 'kill', 'steal'), tab }) },
  { weight: 3, arbitrary: fc.record({ does: does('signIn'), account: fc.constantFrom('ada', 'bob') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('signOut', 'expire', 'revoke') }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: does('setClock'), ms: fc.integer({ min: -7_200_000, max: 7_200_000 }) }),
  },
);
const storyOf = (commandsMax: number) =>
  fc.tuple(fc.integer(), fc.array(command, { minLength: 5, maxLength: commandsMax, size: 'max' }));
/** A seed for chance, and the commands of a story. */
export const [story, longStory] = [storyOf(30), storyOf(50)];

/** Runs the real sender through random stories: nothing is lost, and nothing happens twice. */
export async function expectSoundStories(trials: number, seed: number): Promise<void> {
  const total: Story['counts'] = { submissions: 0, kills: 0, steals: 0, requests: 0, together: 0, faults: 0 };
  await fc.assert(
    fc.asyncProperty(story, async ([chance, commands]) => {
      const { violations, counts } = await simulate(chance, commands);
      for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += counts[key];
      expect(violations).toEqual([]);
    }),
    { numRuns: trials, seed },
  );
  console.info(`${trials} stories, seed ${seed}: ${JSON.stringify(total)}`);
  expect(total.requests).toBeGreaterThan(total.submissions / 2);
  expect(total.together).toBeGreaterThan(total.submissions / 50);
  expect(total.faults).toBeGreaterThan(0);
}
