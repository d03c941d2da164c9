/** At most two decimals. */
export const roundScore = (score: number) => Number(score.toFixed(2));

export function formatScore(score: number): string {
  return roundScore(score).toLocaleString('en', { useGrouping: false });
}
