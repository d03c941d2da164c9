import type { UsableProblem } from '../../../data/wizards/usable-problems';

/** The contest's problems known to be public; unlisted ones are unknown. */
export function publicAmong(
  ids: readonly string[],
  usable: readonly Pick<UsableProblem, 'id' | 'public'>[] | undefined,
): string[] {
  return (usable ?? [])
    .filter(({ id, public: isPublic }) => isPublic === true && ids.includes(id))
    .map(({ id }) => id);
}

export function publicProblemsTitle(count: number): string {
  return count === 1 ? '1 problem of this contest is public' : `${count} problems of this contest are public`;
}
