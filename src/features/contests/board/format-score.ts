import type { LeaderboardEntry } from '../../../../contract/entities/contest/contest';
import type { ScoringKind } from '../../../../contract/rules/contest/contest-score';
import { locale } from '../../../lib/translation';
import { messages } from './messages';

/** At most two decimals. */
export const roundScore = (score: number) => Number(score.toFixed(2));

/** `3 solved, 71 minutes of penalty`, or `250 points`. */
export function resultText(
  scoring: ScoringKind | undefined,
  { totalScore, penaltyMs = 0 }: Pick<LeaderboardEntry, 'totalScore' | 'penaltyMs'>,
): string {
  if (scoring !== 'icpc') return messages.points(roundScore(totalScore));
  return messages.icpcResult(totalScore, Math.round(penaltyMs / 60_000));
}

export function formatScore(score: number): string {
  return roundScore(score).toLocaleString(locale, { useGrouping: false });
}
