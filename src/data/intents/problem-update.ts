import { deleteDraftRows } from '../db/wizard-draft-rows';
import type { CreationRow } from './creation-row';
import { defineIntent } from './define-intent';

/** A change of a published problem. */
export interface ProblemChangeRow extends CreationRow {
  problemID: string;
  /** The version that the author edited. */
  baseVersion: number;
  /** The new version, once the server has it. */
  version?: number;
}

export const problemUpdate = defineIntent<ProblemChangeRow>()({
  kind: 'problemUpdate',
  version: 1,
  table: { name: 'problemChanges', indexes: { 22: '&id, account, [account+draftID]' } },
  stream: ({ problemID }) => `problem-change:${problemID}`,
  fields: ({ problemID, version: baseVersion, problem: { title: name } }, id) => ({
    draftID: id,
    name,
    problemID,
    baseVersion,
    announce: true,
  }),
  acknowledged: ({ version }) => ({ receipt: 'sent', version }),
  // A refusal was announced: the next outcome is another one.
  waiting: () => ({ announce: true }),
  follow: ({ row: { account, draftID }, tables }) =>
    deleteDraftRows(tables.wizardDrafts, account, 'problem', draftID),
});

/** Somebody published another version first: the author compares both. */
export const isStaleChange = ({ errorCode }: { errorCode: string }): boolean =>
  errorCode === 'PROBLEM_EDITED';
