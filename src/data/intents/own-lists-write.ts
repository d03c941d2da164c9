/** Changes of bookmarks and lists. Changes that follow before it is sent join its entry. */
import type { OwnListRow } from '../../../contract/entities/own-list';
import { defineIntent, type WorkRow } from './define-intent';

export interface OwnListWriteRow extends WorkRow {
  /** The server's state after it. */
  answer?: OwnListRow[];
  count: number;
}

export const ownListsWrite = defineIntent<OwnListWriteRow>()({
  kind: 'ownListsWrite',
  version: 1,
  table: { name: 'ownListWrites', indexes: { 20: '&id, account' } },
  // A list must exist before its problems.
  stream: () => 'lists',
  fields: ({ changes }) => ({ count: changes.length }),
  // A page merges them (src/data/own-lists/apply-answers.ts) and deletes the row.
  acknowledged: ({ rows }) => ({ receipt: 'sent', answer: rows }),
});
