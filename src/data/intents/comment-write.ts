/** A comment on a submission in a class: added, changed, or deleted by an empty text. */
import { defineIntent, type WorkRow } from './define-intent';

export interface CommentRow extends WorkRow {
  commentID: string;
  classID: string;
  submissionID: string;
  line: number | null;
  text: string;
  /** '' after an import, and the next ones are absent. */
  problemID: string;
  problemTitle?: string;
  student?: { username: string; displayName: string };
  quote?: string | null;
  /** When the server had it, by this device's clock. */
  sentAt?: number;
}

export const commentWrite = defineIntent<CommentRow>()({
  kind: 'commentWrite',
  version: 1,
  table: { name: 'commentWrites', indexes: { 18: '&id, [account+submissionID]' } },
  // A change must follow what it changes.
  stream: ({ submissionID }) => `comments:${submissionID}`,
  fields: ({ commentID, classID, submissionID, line, text }) => ({
    commentID,
    classID,
    submissionID,
    line,
    text,
    problemID: '',
  }),
  acknowledged: (_, sentAt) => ({ receipt: 'sent', sentAt }),
});
