/** How participants stand against each other (D-31). */

export interface Standing {
  readonly totalScore: number;
  /** Contest time of the last improvement in milliseconds; 0 with nothing scored. */
  readonly lastImprovementMs: number;
  /** Submissions up to the best one, of all problems together. */
  readonly attempts: number;
}

/** The problem's best, and what it took. */
export interface ProblemResult {
  readonly score: number;
  /** Contest time at which this score was reached first. */
  readonly reachedMs: number;
  readonly attempts: number;
}

/** One entry of a problem, judged. What does not compile is no attempt. */
export interface ScoredEntry {
  readonly score: number;
  readonly timeMs: number;
  readonly isAttempt: boolean;
}

/** The best of a problem, when it was reached first, and the attempts up to then. In any order; none: nothing scored. */
export function problemResult(entries: readonly ScoredEntry[]): ProblemResult {
  const score = entries.reduce((best, entry) => Math.max(best, entry.score), 0);
  const reachedMs = entries
    .filter((entry) => entry.score === score)
    .reduce((first, { timeMs }) => Math.min(first, timeMs), Number.POSITIVE_INFINITY);
  if (score === 0)
    return { score: 0, reachedMs: 0, attempts: entries.filter(({ isAttempt }) => isAttempt).length };
  const attempts = entries.filter(({ isAttempt, timeMs }) => isAttempt && timeMs <= reachedMs).length;
  return { score, reachedMs, attempts };
}

/** Scores are fractions: rounded to this, the same ones add up to the same total in any order. */
const digits = 10_000;

/** A participant's standing from the best of each problem: what nothing was scored in adds neither time nor attempts. */
export function standingOf(results: readonly ProblemResult[]): Standing {
  const scored = results.filter(({ score }) => score > 0);
  return {
    totalScore: Math.round(scored.reduce((sum, { score }) => sum + score, 0) * digits) / digits,
    lastImprovementMs: scored.reduce((last, { reachedMs }) => Math.max(last, reachedMs), 0),
    attempts: scored.reduce((sum, { attempts }) => sum + attempts, 0),
  };
}

/** Negative: `a` stands before `b`. More points; else the earlier last improvement; else fewer attempts. 0: a tie. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.totalScore - a.totalScore || a.lastImprovementMs - b.lastImprovementMs || a.attempts - b.attempts;
}
