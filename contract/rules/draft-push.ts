/** Whether a draft may take the place of the one that the server has. */

export interface DraftState {
  readonly revision: number;
  readonly code: string | null;
}

/**
 * `applied`: it becomes the newest. `same`: it is that already. `changed`: another text was stored since the one it was built upon;
 * neither may take the other's place without a person. A draft that the server does not know has nothing to lose.
 */
export function judgePush(
  newest: DraftState | undefined,
  push: { readonly base: number; readonly code: string | null },
): 'applied' | 'same' | 'changed' {
  if (!newest) return 'applied';
  if (newest.code === push.code) return 'same';
  return newest.revision === push.base ? 'applied' : 'changed';
}
