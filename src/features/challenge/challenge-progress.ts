export interface ChallengeProgress<P> {
  done: number;
  total: number;
  /** The first problem that is not solved after the last one that is; then the first one of all; null: all are. */
  next: P | null;
}

/** How far somebody is in a challenge. Who skipped a problem is led on first, and back to it at the end. */
export function challengeProgress<P extends { id: string }>(
  problems: readonly P[],
  solved: ReadonlySet<string>,
): ChallengeProgress<P> {
  const isOpen = ({ id }: P) => !solved.has(id);
  const last = problems.map(({ id }) => solved.has(id)).lastIndexOf(true);
  const next = problems.slice(last + 1).find(isOpen) ?? problems.find(isOpen) ?? null;
  return { done: problems.filter((one) => !isOpen(one)).length, total: problems.length, next };
}
