export interface ChallengeProgress<P> {
  done: number;
  total: number;
  /**
   * The first unsolved problem after the last solved one; then the first unsolved one; null if all are
   * solved.
   */
  next: P | null;
}

/** Progress in a challenge. Skipped problems come last. */
export function challengeProgress<P extends { id: string }>(
  problems: readonly P[],
  solved: ReadonlySet<string>,
): ChallengeProgress<P> {
  const isOpen = ({ id }: P) => !solved.has(id);
  const last = problems.map(({ id }) => solved.has(id)).lastIndexOf(true);
  const next = problems.slice(last + 1).find(isOpen) ?? problems.find(isOpen) ?? null;
  return { done: problems.filter((one) => !isOpen(one)).length, total: problems.length, next };
}
