/**
 * D-31: 100 × weight of the passed test cases / total weight; a scoring checker may give part of a weight.
 */
import type { Verdict } from '../../contract/entities/submission';
import type { Credit } from './check/check-outcome';

/** 0 to 100; `earned` is part of the weight. Without weights, all or nothing. */
export function scoreOf(tests: readonly { weight: number; passed: boolean; earned?: number }[]): number {
  const all = tests.reduce((sum, test) => sum + test.weight, 0);
  if (all === 0) return tests.every((test) => test.passed) ? 100 : 0;
  const earned = tests.reduce((sum, test) => sum + (test.earned ?? (test.passed ? test.weight : 0)), 0);
  return (100 * earned) / all;
}

export function shareOf(weight: number, allWeights: number): number {
  return allWeights === 0 ? 0 : (100 * weight) / allWeights;
}

export function earnedWeight(weight: number, verdict: Verdict, credit?: Credit): number {
  if (verdict !== 'AC') return 0;
  if (!credit) return weight;
  const value = credit.type === 'points' ? credit.value : credit.value * weight;
  return Math.min(weight, Math.max(0, value));
}
