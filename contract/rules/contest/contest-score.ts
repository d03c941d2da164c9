/** How contests are scored: D-31, and decision 072 for the other ways. */

/**
 * points: the best submission of each problem counts · icpc: solved problems, then penalty time · ioi: the best result of
 * each test group counts, also from different submissions.
 */
export const scoringKinds = ['points', 'icpc', 'ioi'] as const;
export type ScoringKind = (typeof scoringKinds)[number];

export interface ContestScoring {
  readonly kind: ScoringKind;
  /** icpc: for each wrong attempt before the accepted one. */
  readonly penaltyMinutes: number;
}

export const pointsScoring: ContestScoring = { kind: 'points', penaltyMinutes: 0 };

export interface Standing {
  /** icpc: solved problems. */
  readonly totalScore: number;
  /** icpc: penalty time, in whole minutes; otherwise 0. */
  readonly penaltyMs: number;
  /** Contest time of the last improvement in ms; 0 without points. */
  readonly lastImprovementMs: number;
  /** Attempts until each problem's best score, summed over the problems. */
  readonly attempts: number;
}

export interface ProblemResult {
  /** 0 to 100. */
  readonly score: number;
  /** Contest time of the first submission with this score. */
  readonly reachedMs: number;
  readonly attempts: number;
}

export interface GroupScore {
  /** `secret/a` is below `secret`; the root is ''. */
  readonly name: string;
  readonly score: number;
  readonly maxScore: number;
}

/** Compile errors are no attempts. */
export interface ScoredEntry {
  readonly score: number;
  readonly timeMs: number;
  readonly isAttempt: boolean;
  /** ioi: of the judgement; absent for problems without test groups. */
  readonly groups?: readonly GroupScore[] | undefined;
}

/** In any order. */
export function problemResult(entries: readonly ScoredEntry[], kind: ScoringKind = 'points'): ProblemResult {
  const { score, reachedMs } = kind === 'ioi' ? bestOfGroups(entries) : bestOf(entries, kind);
  const attempts = entries.filter(({ isAttempt }) => isAttempt);
  if (score === 0) return { score, reachedMs: 0, attempts: attempts.length };
  return { score, reachedMs, attempts: attempts.filter(({ timeMs }) => timeMs <= reachedMs).length };
}

type Best = Pick<ProblemResult, 'score' | 'reachedMs'>;

function bestOf(entries: readonly ScoredEntry[], kind: ScoringKind): Best {
  const scoreOf = ({ score }: ScoredEntry) => (kind === 'icpc' && score < 100 ? 0 : score);
  const score = entries.reduce((best, entry) => Math.max(best, scoreOf(entry)), 0);
  const reachedMs = entries
    .filter((entry) => scoreOf(entry) === score)
    .reduce((first, { timeMs }) => Math.min(first, timeMs), Number.POSITIVE_INFINITY);
  return { score, reachedMs };
}

/** A submission can improve the total, although its own score is not the best one. */
function bestOfGroups(entries: readonly ScoredEntry[]): Best {
  const best = new Map<string, GroupScore>();
  let whole = 0;
  let reached: Best = { score: 0, reachedMs: 0 };
  for (const { score, groups, timeMs } of [...entries].sort((a, b) => a.timeMs - b.timeMs)) {
    whole = Math.max(whole, score);
    for (const group of subtasksOf(groups ?? [])) {
      if (group.score > (best.get(group.name)?.score ?? 0) || !best.has(group.name))
        best.set(group.name, group);
    }
    const now = Math.max(whole, percentOf([...best.values()]));
    if (now > reached.score) reached = { score: now, reachedMs: timeMs };
  }
  return reached;
}

function percentOf(groups: readonly GroupScore[]): number {
  const sum = (of: (group: GroupScore) => number) => groups.reduce((total, group) => total + of(group), 0);
  const most = sum(({ maxScore }) => maxScore);
  return most === 0 ? 0 : rounded((100 * sum(({ score }) => score)) / most);
}

/** The groups whose points add up to the problem's: a group is divided as long as its parts add up to it. */
export function subtasksOf(groups: readonly GroupScore[]): GroupScore[] {
  const parts = (parent: string) =>
    groups.filter(({ name }) => name !== '' && name.slice(0, Math.max(0, name.lastIndexOf('/'))) === parent);
  const divide = (group: GroupScore): GroupScore[] => {
    const below = parts(group.name);
    const sum = below.reduce((total, { maxScore }) => total + maxScore, 0);
    return below.length > 0 && Math.abs(sum - group.maxScore) < 1e-6 ? below.flatMap(divide) : [group];
  };
  const root = groups.find(({ name }) => name === '');
  return root ? divide(root) : parts('').flatMap(divide);
}

/** Scores are fractions: rounding makes the total independent of the order. */
const digits = 10_000;
const rounded = (score: number) => Math.round(score * digits) / digits;

const minuteMs = 60_000;

/**
 * Problems without points add neither time nor attempts.
 * @param results each with the points that the problem is worth; icpc ignores them
 */
export function standingOf(
  results: readonly (ProblemResult & { readonly points?: number })[],
  { kind, penaltyMinutes }: ContestScoring = pointsScoring,
): Standing {
  const scored = results.filter(({ score }) => score > 0);
  const sum = (of: (result: (typeof scored)[number]) => number) =>
    scored.reduce((total, result) => total + of(result), 0);
  const isIcpc = kind === 'icpc';
  return {
    totalScore: isIcpc ? scored.length : rounded(sum(({ score, points = 100 }) => (score * points) / 100)),
    penaltyMs: isIcpc
      ? sum(({ reachedMs, attempts }) => penaltyOf(reachedMs, attempts - 1, penaltyMinutes))
      : 0,
    lastImprovementMs: scored.reduce((last, { reachedMs }) => Math.max(last, reachedMs), 0),
    attempts: sum(({ attempts }) => attempts),
  };
}

/** ICPC: the minute of the accepted submission, and the penalty of each wrong attempt before it. */
export function penaltyOf(reachedMs: number, wrongAttempts: number, penaltyMinutes: number): number {
  return (Math.floor(reachedMs / minuteMs) + Math.max(0, wrongAttempts) * penaltyMinutes) * minuteMs;
}

/**
 * Negative: `a` ranks before `b`. More points (icpc: solved problems); less penalty; earlier last improvement; fewer
 * attempts. 0: a tie.
 */
export function compareStandings(a: Standing, b: Standing): number {
  return (
    b.totalScore - a.totalScore ||
    a.penaltyMs - b.penaltyMs ||
    a.lastImprovementMs - b.lastImprovementMs ||
    a.attempts - b.attempts
  );
}
