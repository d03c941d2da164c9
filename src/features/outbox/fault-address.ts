import type { CreationRow, SentKind } from '../../data/wizards/creations';

/**
 * The wizard with the refused draft. It opens at the first field that the server named; a change opens with the
 * comparison if somebody published another version first.
 */
export function faultAddress(kind: SentKind, row: Pick<CreationRow, 'draftID'> & { problemID?: string }) {
  const to = kind === 'contest' ? '/contests/create' : '/problems/create';
  const search = row.problemID === undefined ? { draft: row.draftID } : { edit: row.problemID };
  return { to, search } as const;
}
