/**
 * Skips test cases of a late program: its verdict is known, and other submissions wait. Only late test
 * cases are charged. One judgement also has a total time limit, well below the time after which the queue
 * gives it to another worker.
 */
import type { TestResult } from './types';

/** In ms. */
export const lateMsMax = 15_000;
const shareMin = 0.5;
/** Wall time of all test cases and their checks. */
export const judgementMsMax = 20 * 60_000;

export const notRunMessage = 'Not run: earlier test cases took more time than allowed.';
export const noPointsMessage = 'Not run: the score cannot change any more.';
export const overBudgetMessage = `Not run: the test cases together took more than ${judgementMsMax / 60_000} minutes.`;

/** Charges wall time if the run waited instead of computing. */
function costOf({ cpuMs, wallMs, retried }: Pick<TestResult, 'cpuMs' | 'wallMs' | 'retried'>): number {
  const once = wallMs > 2 * cpuMs ? wallMs : cpuMs;
  return retried ? 2 * once : once;
}

/**
 * The time budget of a group. Late test cases have their full time until `lateMsMax` is used up, then the
 * rest, but at least half of their limit. A case that passes within it counts; otherwise it gets no result
 * and ends the group.
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
