import { deleteDraftRows } from '../db/wizard-draft-rows';
import type { CreationRow } from './creation-row';
import { defineIntent } from './define-intent';

export interface ProblemCreationRow extends CreationRow {
  /** The server's id, once it has the problem. */
  createdID?: string;
}

export const problemCreate = defineIntent<ProblemCreationRow>()({
  kind: 'problemCreate',
  version: 1,
  table: { name: 'problemCreations', indexes: { 14: '&id, account, [account+draftID]' } },
  stream: () => 'problems',
  fields: ({ title }, id) => ({ draftID: id, name: title, announce: true }),
  acknowledged: ({ id }) => ({ receipt: 'sent', createdID: id }),
  // A refusal was announced: the next outcome is another one.
  waiting: () => ({ announce: true }),
  follow: ({ row: { account, draftID }, tables }) =>
    deleteDraftRows(tables.wizardDrafts, account, 'problem', draftID),
});
