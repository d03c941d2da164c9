/** The time limit that jury solutions suggest, by the rule of the package format 2023-07 (decision 113). Pure. */
import type { JuryResult, JurySolution } from '../../entities/problem/jury-solution';
import { timeLimitSeconds } from '../../limits';

export interface TimedSolution extends Pick<JurySolution, 'name' | 'expected'> {
  result: JuryResult;
}

/** The limit is at least the slowest accepted time multiplied by the first; the fastest slow time is by the second above it. */
export const timeLimitFactors = { accepted: 2, slow: 1.5 } as const;

export interface Timing {
  name: string;
  ms: number;
}

export interface TimeLimitProposal {
  seconds: number;
  slowest: Timing;
  /** Of the solutions that must be too slow. `isLowerBound`: the judge ended it at the limit. */
  fastest: (Timing & { isLowerBound: boolean }) | null;
  /** Whether the proposed limit is far enough below `fastest`. */
  margin: 'proven' | 'unproven' | 'broken' | 'none';
}

/** Null: no accepted solution ran within the limit, so its time is unknown. */
export function proposeTimeLimit(solutions: readonly TimedSolution[]): TimeLimitProposal | null {
  const accepted = solutions.filter(({ expected }) => expected.join() === 'AC');
  if (accepted.length === 0 || accepted.some(({ result }) => result.verdict !== 'AC')) return null;
  const slowest = accepted.map(timingOf).reduce((a, b) => (b.ms > a.ms ? b : a));
  const seconds = Math.ceil(round((slowest.ms * timeLimitFactors.accepted) / 1000));
  const limited = Math.min(timeLimitSeconds.max, Math.max(1, seconds));
  const fastest = fastestSlow(solutions);
  return { seconds: limited, slowest, fastest, margin: marginOf(limited, fastest) };
}

export type TimeLimitFault =
  /** A solution that must be too slow passes. */
  | { kind: 'slowPasses'; name: string }
  /** An accepted solution needs more than the limit divided by the factor. */
  | { kind: 'acceptedIsClose'; name: string; ms: number }
  /** A solution that must be too slow is less than the factor above the limit. */
  | { kind: 'slowIsClose'; name: string; ms: number };

/** What separates badly with the limit that the solutions ran with. */
export function findTimeLimitFaults(
  solutions: readonly TimedSolution[],
  limitSeconds: number,
): TimeLimitFault[] {
  const limitMs = limitSeconds * 1000;
  return solutions.flatMap((solution): TimeLimitFault[] => {
    const { name, ms } = timingOf(solution);
    const { expected, result } = solution;
    if (expected.join() === 'AC')
      return ms * timeLimitFactors.accepted > limitMs ? [{ kind: 'acceptedIsClose', name, ms }] : [];
    if (expected.join() !== 'TLE') return [];
    if (result.verdict === 'AC') return [{ kind: 'slowPasses', name }];
    const isKilled = isEndedAtLimit(result);
    return !isKilled && ms < limitMs * timeLimitFactors.slow ? [{ kind: 'slowIsClose', name, ms }] : [];
  });
}

const timingOf = ({ name, result }: TimedSolution): Timing => ({ name, ms: result.slowestMs });

function fastestSlow(solutions: readonly TimedSolution[]): TimeLimitProposal['fastest'] {
  const slow = solutions
    .filter(({ expected }) => expected.join() === 'TLE')
    .map((one) => ({ ...timingOf(one), isLowerBound: isEndedAtLimit(one.result) }));
  return slow.length === 0 ? null : slow.reduce((a, b) => (b.ms < a.ms ? b : a));
}

const isEndedAtLimit = ({ cases }: JuryResult) => cases.some(({ verdict }) => verdict === 'TLE');

function marginOf(seconds: number, fastest: TimeLimitProposal['fastest']): TimeLimitProposal['margin'] {
  if (!fastest) return 'none';
  if (fastest.ms >= seconds * 1000 * timeLimitFactors.slow) return 'proven';
  return fastest.isLowerBound ? 'unproven' : 'broken';
}

/** Without the error of floating point: 1000.0000000001 ms is not 2 s. */
const round = (value: number) => Math.round(value * 1e6) / 1e6;
