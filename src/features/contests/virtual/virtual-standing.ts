/** Ranks a virtual run against the final leaderboard of its contest (D-31). */
import type { VirtualContest } from '../../../../contract/entities/contest/virtual-contest';
import {
  compareStandings,
  problemResult,
  type ScoredEntry,
  type Standing,
  standingOf,
} from '../../../../contract/rules/contest/contest-score';
import type { AnswerRow } from '../../../data/work/answers';
import type { SubmissionRow } from '../../../data/work/submissions';

export interface ProblemWork {
  codes: readonly Pick<SubmissionRow, 'elapsedMs' | 'state' | 'receipt'>[];
  answers: readonly Pick<AnswerRow, 'elapsedMs' | 'result' | 'receipt'>[];
}

export interface VirtualStanding extends Standing {
  /** Equal results share a rank. */
  rank: number;
  /** Participants including this one. */
  participants: number;
  waiting: number;
}

type Ranking = Pick<VirtualContest, 'standings' | 'scoring' | 'penaltyMinutes'>;

/** @param work by problem, each with what it is worth */
export function virtualStanding(
  work: readonly (ProblemWork & { points?: number | undefined })[],
  { standings, scoring: kind = 'points', penaltyMinutes = 0 }: Ranking,
): VirtualStanding {
  const results = work.map(({ codes, answers, points = 100 }) => ({
    ...problemResult([...codes.flatMap(scoredCode), ...answers.flatMap(scoredAnswer)], kind),
    points,
  }));
  const own = standingOf(results, { kind, penaltyMinutes });
  const isBefore = ([totalScore, lastImprovementMs, attempts, penaltyMs = 0]: Ranking['standings'][number]) =>
    compareStandings({ totalScore, penaltyMs, lastImprovementMs, attempts }, own) < 0;
  const unjudged = ['saved', 'sent', 'judging', 'signInNeeded'];
  const isWaiting = ({ receipt }: { receipt: string }) => unjudged.includes(receipt);
  return {
    ...own,
    rank: standings.filter(isBefore).length + 1,
    participants: standings.length + 1,
    waiting: work.flatMap(({ codes, answers }) => [...codes, ...answers]).filter(isWaiting).length,
  };
}

function scoredCode({ state, elapsedMs }: ProblemWork['codes'][number]): ScoredEntry[] {
  if (state?.score === undefined || elapsedMs === undefined) return [];
  const isAttempt = state.verdict !== 'CE' && state.verdict !== 'JE';
  return [{ score: state.score, timeMs: elapsedMs, isAttempt, groups: state.groups }];
}

function scoredAnswer({ result, elapsedMs }: ProblemWork['answers'][number]): ScoredEntry[] {
  if (!result || elapsedMs === undefined) return [];
  return [{ score: result.score, timeMs: elapsedMs, isAttempt: true }];
}
