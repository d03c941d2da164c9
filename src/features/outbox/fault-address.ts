import type { CreationRow } from '../../data/intents/creation-row';

/** The wizard with the refused draft. It opens at the first field that the server named. */
export function faultAddress(kind: 'contest' | 'problem', { draftID }: Pick<CreationRow, 'draftID'>) {
  const to = kind === 'contest' ? '/contests/create' : '/problems/create';
  return { to, search: { draft: draftID } } as const;
}
