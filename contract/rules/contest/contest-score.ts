/** D-31 */

export interface Standing {
  readonly totalScore: number;
  /** Contest time of the last improvement in ms; 0 without points. */
  readonly lastImprovementMs: number;
  /** Attempts until each problem's best score, summed over the problems. */
  readonly attempts: number;
}

export interface ProblemResult {
  readonly score: number;
  /** Contest time of the first submission with this score. */
  readonly reachedMs: number;
  readonly attempts: number;
}

/** Compile errors are no attempts. */
export interface ScoredEntry {
  readonly score: number;
  readonly timeMs: number;
  readonly isAttempt: boolean;
}

/** In any order. */
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

/** Scores are fractions: rounding makes the total independent of the order. */
const digits = 10_000;

/** Problems without points add neither time nor attempts. */
export function standingOf(results: readonly ProblemResult[]): Standing {
  const scored = results.filter(({ score }) => score > 0);
  return {
    totalScore: Math.round(scored.reduce((sum, { score }) => sum + score, 0) * digits) / digits,
    lastImprovementMs: scored.reduce((last, { reachedMs }) => Math.max(last, reachedMs), 0),
    attempts: scored.reduce((sum, { attempts }) => sum + attempts, 0),
  };
}

/** Negative: `a` ranks before `b`. More points; earlier last improvement; fewer attempts. 0: a tie. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.totalScore - a.totalScore || a.lastImprovementMs - b.lastImprovementMs || a.attempts - b.attempts;
}
