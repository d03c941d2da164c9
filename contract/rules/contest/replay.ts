/** Leaderboards of past moments and the steps of a resolver, from the course of a contest. */
import type { ContestReplay, ReplayEntry } from '../../entities/contest/contest-results';
import { contestLimits } from '../../limits';
import {
  type ContestScoring,
  compareStandings,
  type ProblemResult,
  problemResult,
  type Standing,
  standingOf,
} from './contest-score';

export interface ReplayCell extends ProblemResult {
  /** Submissions whose result is not shown. */
  readonly pending: number;
  readonly isFirst: boolean;
}

export interface ReplayRow {
  /** Position in `people`. */
  readonly person: number;
  /** Equal for ties. */
  readonly rank: number;
  readonly standing: Standing;
  readonly cells: readonly ReplayCell[];
}

/** Whether the result of an entry is shown. Others are pending. */
type IsShown = (entry: ReplayEntry) => boolean;

type Course = Pick<ContestReplay, 'people' | 'problems' | 'entries' | 'scoring' | 'penaltyMinutes'>;

/** At this contest time. Later entries do not exist yet. */
export function boardAt(replay: Course, atMs: number): ReplayRow[] {
  return boardOf({ ...replay, entries: replay.entries.filter(({ timeMs }) => timeMs <= atMs) });
}

export function boardOf(replay: Course, isShown: IsShown = () => true): ReplayRow[] {
  const {
    people,
    problems,
    entries,
    scoring = 'points',
    penaltyMinutes = contestLimits.penaltyMinutesDefault,
  } = replay;
  const isKnown = (entry: ReplayEntry) => entry.score !== null && isShown(entry);
  const firsts = problems.map((_, problem) => firstSolver(entries, problem, isKnown));
  const places: ReplayEntry[][] = Array.from({ length: people.length * problems.length }, () => []);
  for (const entry of entries) places[entry.person * problems.length + entry.problem]?.push(entry);
  const kind: ContestScoring = { kind: scoring, penaltyMinutes };
  const rows = people.map((_, person) => {
    const cells = problems.map((__, problem): ReplayCell => {
      const own = places[person * problems.length + problem] ?? [];
      const known = own.filter(isKnown);
      // The entries contain the result after each of them, so the best one counts in all ways of scoring.
      const scored = known.map(({ score, timeMs, isAttempt }) => ({ score: score ?? 0, timeMs, isAttempt }));
      const result = problemResult(scored, scoring === 'icpc' ? 'icpc' : 'points');
      const pending = result.score >= 100 ? 0 : own.length - known.length;
      return { ...result, pending, isFirst: firsts[problem] === person };
    });
    const results = cells.map((cell, problem) => ({ ...cell, points: problems[problem]?.points ?? 100 }));
    return { person, cells, standing: standingOf(results, kind) };
  });
  const name = (person: number) => people[person]?.displayName ?? '';
  rows.sort(
    (a, b) => compareStandings(a.standing, b.standing) || name(a.person).localeCompare(name(b.person), 'en'),
  );
  let rank = 0;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    if (!before || compareStandings(before.standing, row.standing) !== 0) rank = index + 1;
    return { ...row, rank };
  });
}

function firstSolver(entries: readonly ReplayEntry[], problem: number, isKnown: IsShown): number | undefined {
  const solved = entries.filter(
    (entry) => entry.problem === problem && isKnown(entry) && (entry.score ?? 0) >= 100,
  );
  return solved.reduce<ReplayEntry | undefined>(
    (first, entry) => (first && first.timeMs <= entry.timeMs ? first : entry),
    undefined,
  )?.person;
}

export interface ResolverState {
  /** Revealed problems, as `person/problem`. */
  readonly revealed: ReadonlySet<string>;
  /** From the bottom; rows below it are final. */
  readonly place: number;
  readonly rows: readonly ReplayRow[];
  /** The result that the next step reveals; null: the row in focus is final, or all rows are. */
  readonly next: { readonly person: number; readonly problem: number } | null;
  readonly isDone: boolean;
}

const keyOf = (person: number, problem: number) => `${person}/${problem}`;

/** The frozen leaderboard, with the last row in focus. */
export function beginResolver(replay: Course): ResolverState {
  return lookAt(replay, new Set(), replay.people.length - 1);
}

/**
 * Reveals the next hidden problem of the row in focus. If it rises, the row that takes its place comes into focus. A row
 * without hidden problems is final, and the focus goes up.
 */
export function resolveStep(replay: Course, state: ResolverState): ResolverState {
  if (state.isDone) return state;
  if (state.next === null) return lookAt(replay, state.revealed, state.place - 1);
  const { person, problem } = state.next;
  return lookAt(replay, new Set([...state.revealed, keyOf(person, problem)]), state.place);
}

function lookAt(replay: Course, revealed: ReadonlySet<string>, place: number): ResolverState {
  const rows = boardOf(
    replay,
    ({ person, problem, isLate }) => isLate !== true || revealed.has(keyOf(person, problem)),
  );
  const row = rows[place];
  const problem = row?.cells.findIndex(
    ({ pending }, at) => pending > 0 && !revealed.has(keyOf(row.person, at)),
  );
  const next = row && problem !== undefined && problem >= 0 ? { person: row.person, problem } : null;
  return { revealed, place, rows, next, isDone: place < 0 };
}
