import { challengeProgress } from '../../lib/problems/challenge-progress';

export interface ChallengeFacts {
  problemIDs?: string[] | undefined;
}

export interface Picked<C> {
  challenge: C;
  done: number;
  total: number;
  nextID: string;
  /** The user worked on one of its problems. */
  isBegun: boolean;
}

/**
 * The unfinished challenge of the last work, else the begun one with the most solved problems, else the first one.
 * @param recentIDs problems that the user worked on, newest first
 */
export function pickChallenge<C extends ChallengeFacts>(
  challenges: readonly C[],
  solved: ReadonlySet<string>,
  recentIDs: readonly string[],
): Picked<C> | undefined {
  const open = challenges.flatMap((challenge) => {
    const ids = challenge.problemIDs ?? [];
    const { done, total, next } = challengeProgress(
      ids.map((id) => ({ id })),
      solved,
    );
    const recent = recentIDs.findIndex((id) => ids.includes(id));
    return next ? [{ challenge, done, total, nextID: next.id, recent }] : [];
  });
  const [lastWorked] = open
    .filter(({ recent }) => recent >= 0)
    .sort((one, other) => one.recent - other.recent);
  const [furthest] = open.filter(({ done }) => done > 0).sort((one, other) => other.done - one.done);
  const picked = lastWorked ?? furthest ?? open[0];
  if (!picked) return undefined;
  const { recent, ...rest } = picked;
  return { ...rest, isBegun: recent >= 0 || rest.done > 0 };
}
