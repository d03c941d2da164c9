import { translated } from '../../../lib/translation';

/** Texts about two changes of the same version of a problem. */
export const messages = translated('features/problem-wizard/conflict', {
  merge: 'Keep both changes',
  mergeNow: 'Merge and continue',
  noConflict: 'You changed other parts than the newer version, so both changes fit together.',
  conflicts: (parts: readonly string[]) =>
    `Both changed: ${parts.join(', ')}. These parts keep your text; all others get the newer one. The newer version stays in the list of versions.`,
  fields: { testCases: 'Tests', checkerKind: 'Checker', solutions: 'Jury solutions' },
  mine: 'Your changes',
  theirs: (version: number) => `Changes of version ${version}`,
  noDifferences: 'The differences cannot be shown.',
});
