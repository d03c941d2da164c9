import { classWorkLimits } from './class-limits';

/** Comments of the people who write or test a problem. */
export const problemCommentLimits = {
  textLengthMax: classWorkLimits.commentLengthMax,
  /** Of a test, a program or another thing in a part. */
  subjectLengthMax: 80,
  /** On one problem, without deleted ones. */
  commentsMax: 500,
  perMinute: classWorkLimits.commentsPerMinute,
} as const;

/** Parts of a problem that a thread can be about. */
export const commentParts = ['whole', 'statement', 'tests', 'checker', 'solutions', 'tools', 'help'] as const;
export type CommentPart = (typeof commentParts)[number];
