/**
 * D-32: drawn from a seed of contest and user. The same after a reload, on every device and server; reveals nothing
 * about other participants.
 */

import { seededShuffle } from '../questions/seeded-shuffle';

export interface DrawSettings {
  readonly maxQuestions: number;
  readonly randomizeQuestions: boolean;
}

/** In the order of the contest, or random (CWIZ-22, CWIZ-23). */
export function drawQuestions<T>(
  problems: readonly T[],
  { maxQuestions, randomizeQuestions }: DrawSettings,
  contest: string,
  user: string,
): T[] {
  const order = seededShuffle(
    problems.map((_, index) => index),
    `${contest}\n${user}`,
  ).slice(0, Math.max(1, maxQuestions));
  if (!randomizeQuestions) order.sort((a, b) => a - b);
  return order.map((index) => problems[index] as T);
}
