import type { CreationRow } from './creation-row';
import { defineIntent } from './define-intent';

export interface ContestCreationRow extends CreationRow {
  /** Its address and its creator's next page, once the server has it. */
  slug?: string;
  redirect?: string;
}

export const contestCreate = defineIntent<ContestCreationRow>()({
  kind: 'contestCreate',
  version: 1,
  table: { name: 'contestCreations', indexes: { 11: '&id, account, [account+draftID]' } },
  stream: () => 'contests',
  fields: ({ name }, id) => ({ draftID: id, name, announce: true }),
  acknowledged: ({ slug, redirect }) => ({ receipt: 'sent', slug, ...(redirect && { redirect }) }),
  // A refusal was announced: the next outcome is another one.
  waiting: () => ({ announce: true }),
  follow: ({ row: { account, draftID }, tables }) =>
    tables.wizardDrafts.delete([account, 'contest', draftID]),
});
