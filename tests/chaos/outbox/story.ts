/** The steps of one trial, generated from a seed. */
import { seededRandom } from '../seeded-random';

export type Step =
  | { does: 'write'; tab: number; problem: number }
  | { does: 'line'; is: 'good' | 'bad' | 'down' }
  | { does: 'closeTab' | 'crashTab'; tab: number }
  | { does: 'killServer' | 'killBrowser' }
  | { does: 'signIn'; who: number }
  | { does: 'wait'; ms: number };

export const tabs = 3;
export const problems = 3;
export const people = 2;

/** These steps take seconds, so few trials have them, and at most once. */
const heavy: { share: number; step: (random: () => number) => Step }[] = [
  { share: 0.2, step: () => ({ does: 'killServer' }) },
  { share: 0.1, step: () => ({ does: 'killBrowser' }) },
  { share: 0.15, step: (random) => ({ does: 'signIn', who: Math.floor(random() * people) }) },
];

function lightStep(random: () => number): Step {
  const dice = random();
  const tab = Math.floor(random() * tabs);
  if (dice < 0.6) return { does: 'write', tab, problem: Math.floor(random() * problems) };
  if (dice < 0.72)
    return { does: 'line', is: (['good', 'bad', 'down'] as const)[Math.floor(random() * 3)] ?? 'bad' };
  if (dice < 0.79) return { does: 'closeTab', tab };
  if (dice < 0.86) return { does: 'crashTab', tab };
  return { does: 'wait', ms: Math.floor(random() * 120) };
}

/** Deterministic. Begins with a bad connection and a written answer. */
export function storyOf(seed: number): Step[] {
  const random = seededRandom(seed);
  const length = 8 + Math.floor(random() * 10);
  const steps: Step[] = [{ does: 'line', is: 'bad' }];
  for (let at = 0; at < 3; at += 1)
    steps.push({ does: 'write', tab: at, problem: Math.floor(random() * problems) });
  while (steps.length < length) steps.push(lightStep(random));
  for (const { share, step } of heavy) {
    if (random() < share) steps.splice(2 + Math.floor(random() * (steps.length - 2)), 0, step(random));
  }
  return steps;
}
