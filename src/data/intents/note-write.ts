/** The newest text of a note. A text that follows before it is sent replaces it in its entry. */
import type { OwnListRow } from '../../../contract/entities/own-list';
import { defineIntent, type WorkRow } from './define-intent';

export interface NoteWriteRow extends WorkRow {
  /** The server's state after it. */
  answer?: OwnListRow[];
  problemID: string;
  text: string;
}

export const noteWrite = defineIntent<NoteWriteRow>()({
  kind: 'noteWrite',
  version: 1,
  table: { name: 'noteWrites', indexes: { 20: '&id, account' } },
  // A text names the one before it.
  stream: ({ problemID }) => `note:${problemID}`,
  fields: ({ problemID, text }) => ({ problemID, text }),
  // A page merges them (src/data/own-lists/apply-answers.ts) and deletes the row.
  acknowledged: ({ rows }) => ({ receipt: 'sent', answer: rows }),
});
