/**
 * When the rest of the test cases is not worth running. The verdict of a program that was late is known; what is left is its score, for which
 * others wait. Time that test cases use and pass is never counted: only late ones are. And whatever a program does, one judgement has a
 * time of its own, well below the one after which the queue gives it to somebody else.
 */
import type { TestResult } from './types';

/** Late test cases may take so much time together, ms. */
export const lateMsMax = 15_000;
/** Part of its time limit that a test case has at the least. */
const shareMin = 0.5;
/** By the clock, for all test cases together with their checking. */
export const judgementMsMax = 20 * 60_000;

export const notRunMessage = 'Not run: earlier test cases took more time than allowed.';
export const noPointsMessage = 'Not run: the score cannot change any more.';
export const overBudgetMessage = `Not run: the test cases together took more than ${judgementMsMax / 60_000} minutes.`;

/** Time that a late run took: by the clock if it waited instead of computing. */
function costOf({ cpuMs, wallMs, retried }: Pick<TestResult, 'cpuMs' | 'wallMs' | 'retried'>): number {
  const once = wallMs > 2 * cpuMs ? wallMs : cpuMs;
  return retried ? 2 * once : once;
}

/**
 * Of test cases that are given up as one. The first late one has all of its time, and so have others while `lateMsMax` is not used up.
 * What is left then, but half of its limit at least, is the time of each further one: one that passes within it counts, one that does not
 * ends the patience, and is not called late, for it did not have all of its time.
 */
export class Patience {
  private lateMs = 0;
  private over = false;

  get isOver(): boolean {
    return this.over;
  }

  get isTried(): boolean {
    return this.lateMs > 0;
  }

  /** Part of its time limit that a test case has which may take `fullMs`. */
  shareFor(fullMs: number): number {
    if (!this.isTried) return 1;
    return Math.min(1, Math.max(shareMin, (lateMsMax - this.lateMs) / fullMs));
  }

  /** @returns whether the result is one: not if a test case was stopped before its time was over */
  note(result: Pick<TestResult, 'verdict' | 'cpuMs' | 'wallMs' | 'retried'>, share: number): boolean {
    if (result.verdict !== 'TLE') return true;
    this.lateMs += costOf(result);
    if (share === 1) return true;
    this.over = true;
    return false;
  }
}
