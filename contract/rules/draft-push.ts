export interface DraftState {
  readonly revision: number;
  readonly code: string | null;
}

/**
 * `applied`: stored as the newest. `same`: no change. `changed`: the server's text is newer than the base; the user
 * must choose.
 */
export function judgePush(
  newest: DraftState | undefined,
  push: { readonly base: number; readonly code: string | null },
): 'applied' | 'same' | 'changed' {
  if (!newest) return 'applied';
  if (newest.code === push.code) return 'same';
  return newest.revision === push.base ? 'applied' : 'changed';
}
