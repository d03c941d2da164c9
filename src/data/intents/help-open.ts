/** A hint or editorial that the user opened: recorded for the user's other devices, and for the teachers of a class. */
import type { HelpPart } from '../../../contract/entities/problem/problem-help';
import { defineIntent, type WorkRow } from './define-intent';

export interface HelpOpenRow extends WorkRow {
  problemID: string;
  part: HelpPart;
}

export const helpOpen = defineIntent<HelpOpenRow>()({
  kind: 'helpOpen',
  version: 1,
  table: { name: 'helpOpens', indexes: { 19: '&id, [account+problemID]' } },
  stream: ({ problemID }) => `help:${problemID}`,
  fields: ({ problemID, part }) => ({ problemID, part }),
});
