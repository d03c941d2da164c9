import type { UsableProblem } from '../../../data/wizards/usable-problems';

/** The contest's problems known to be public; unlisted ones are unknown. */
export function knownPublicProblems(
  ids: readonly string[],
  usable: readonly Pick<UsableProblem, 'id' | 'public'>[] | undefined,
): string[] {
  return (usable ?? [])
    .filter(({ id, public: isPublic }) => isPublic === true && ids.includes(id))
    .map(({ id }) => id);
}
