/** A comment on a problem among its authors and testers: added, changed, or deleted by an empty text; or a resolution. */
import type { CommentPart } from '../../../contract/comment-limits';
import { defineIntent, type WorkRow } from './define-intent';

export interface ProblemCommentRow extends WorkRow {
  commentID: string;
  problemID: string;
  threadID: string;
  action: 'write' | 'resolve' | 'reopen';
  part: CommentPart;
  subject: string;
  text: string;
  /** When the server had it, by this device's clock. */
  sentAt?: number;
}

export const problemCommentWrite = defineIntent<ProblemCommentRow>()({
  kind: 'problemCommentWrite',
  version: 1,
  table: { name: 'problemCommentWrites', indexes: { 21: '&id, [account+problemID]' } },
  // A change or an answer must follow what it belongs to.
  stream: ({ problemID }) => `problem-comments:${problemID}`,
  fields: ({ writtenAt: _, ...fields }) => fields,
  acknowledged: (_, sentAt) => ({ receipt: 'sent', sentAt }),
});
