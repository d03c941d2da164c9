/**
 * When the rest of the test cases is not worth running. A program that is late on one test case after another would hold a judge
 * for all of its time limits, while others wait; its verdict is known, and what it still could earn it has shown no sign of. And
 * whatever a program does, one judgement has a time of its own, well below the one after which the queue gives it to somebody else.
 */
import type { TestResult } from './types';

/** So many in a row must have been late. */
const lateInARow = 5;
/** Below this, ms, the rest is run all the same: it costs little, and shows the author more; less so if it only waits. */
const restMsMax = { cpuMs: 60_000, wallMs: 20_000 } as const;
/** By the clock, for all test cases together with their checking. */
export const judgementMsMax = 20 * 60_000;

export const notRunMessage = `Not run: ${lateInARow} test cases in a row took more time than allowed.`;
export const overBudgetMessage = `Not run: the test cases together took more than ${judgementMsMax / 60_000} minutes.`;

export interface RunCost {
  cpuMs: number;
  wallMs: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** It did not compute, so its next run may take all of its time by the clock. */
const waited = ({ cpuMs, wallMs }: RunCost) => wallMs > 2 * cpuMs;

/**
 * @param tests results so far, in order
 * @param restLimits what each of the other test cases may take
 */
export function isHopeless(
  tests: readonly Pick<TestResult, 'verdict' | 'cpuMs' | 'wallMs'>[],
  restLimits: readonly RunCost[],
): boolean {
  const latest = tests.slice(-lateInARow);
  if (latest.length < lateInARow || latest.some(({ verdict }) => verdict !== 'TLE')) return false;
  const kind = latest.some(waited) ? 'wallMs' : 'cpuMs';
  return sum(restLimits.map((limits) => limits[kind])) > restMsMax[kind];
}
