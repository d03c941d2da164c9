/** A kind for tests only. It borrows a call that does not use the outbox. */
import { defineIntent, type WorkRow } from '../define-intent';

export interface PostcardRow extends WorkRow {
  text: string;
  revision?: number;
}

export const postcard = defineIntent<PostcardRow>()({
  kind: 'draftPush',
  version: 2,
  upcast: { 1: (old) => ({ ...(old as object), device: 'An old device' }) },
  table: { name: 'postcards', indexes: { 18: '&id, account' } },
  stream: ({ problemID }) => `postcard:${problemID}`,
  fields: ({ code }) => ({ text: code ?? '' }),
  acknowledged: ({ revision }) => ({ receipt: 'sent', revision }),
});
