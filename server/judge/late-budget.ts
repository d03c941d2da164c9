/**
 * When to skip the rest of the test cases. The verdict of a late program is known; only its score is open,
 * and other submissions wait. Only late test cases are charged, never passing ones. In addition, one
 * judgement has a total time limit, well below the time after which the queue gives it to another worker.
 */
import type { TestResult } from './types';

/** Total time that late test cases may take, ms. */
export const lateMsMax = 15_000;
/** Minimum share of its time limit that a test case gets. */
const shareMin = 0.5;
/** Wall time of all test cases and their checks. */
export const judgementMsMax = 20 * 60_000;

export const notRunMessage = 'Not run: earlier test cases took more time than allowed.';
export const noPointsMessage = 'Not run: the score cannot change any more.';
export const overBudgetMessage = `Not run: the test cases together took more than ${judgementMsMax / 60_000} minutes.`;

/** Time charged for a late run: wall time if it waited instead of computing. */
function costOf({ cpuMs, wallMs, retried }: Pick<TestResult, 'cpuMs' | 'wallMs' | 'retried'>): number {
  const once = wallMs > 2 * cpuMs ? wallMs : cpuMs;
  return retried ? 2 * once : once;
}

/**
 * The time budget of a group of test cases. The first late one has its full time, and so do others until
 * `lateMsMax` is used up. After that each gets what is left, but at least half of its limit: one that passes
 * within it counts; one that does not ends the group and gets no result, because it did not have its full
 * time.
 */
export class LateBudget {
  private lateMs = 0;
  private over = false;

  get isOver(): boolean {
    return this.over;
  }

  get isTried(): boolean {
    return this.lateMs > 0;
  }

  /** Share of its time limit for a test case that may take `fullMs`. */
  shareFor(fullMs: number): number {
    if (!this.isTried) return 1;
    return Math.min(1, Math.max(shareMin, (lateMsMax - this.lateMs) / fullMs));
  }

  /** @returns false if the test case was stopped before its full time, so that it has no result */
  note(result: Pick<TestResult, 'verdict' | 'cpuMs' | 'wallMs' | 'retried'>, share: number): boolean {
    if (result.verdict !== 'TLE') return true;
    this.lateMs += costOf(result);
    if (share === 1) return true;
    this.over = true;
    return false;
  }
}
