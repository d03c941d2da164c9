/** Decides whether a pushed draft replaces the server's draft. */

export interface DraftState {
  readonly revision: number;
  readonly code: string | null;
}

/**
 * `applied`: it is stored as the newest. `same`: no change. `changed`: the server has a newer text than the base; the
 * user must choose. An unknown draft is always applied.
 */
export function judgePush(
  newest: DraftState | undefined,
  push: { readonly base: number; readonly code: string | null },
): 'applied' | 'same' | 'changed' {
  if (!newest) return 'applied';
  if (newest.code === push.code) return 'same';
  return newest.revision === push.base ? 'applied' : 'changed';
}
