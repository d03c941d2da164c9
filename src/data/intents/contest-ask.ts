import { defineIntent, type WorkRow } from './define-intent';

export interface ClarificationRow extends WorkRow {
  contestSlug: string;
  contestName: string;
  /** Absent: about the whole contest. */
  aboutProblem?: string;
  /** Only without a problem. Absent: general. */
  category?: 'general' | 'technical';
  text: string;
}

export const contestAsk = defineIntent<ClarificationRow>()({
  kind: 'contestAsk',
  version: 1,
  table: { name: 'clarifications', indexes: { 13: '&id, [account+contestSlug]' } },
  // A separate stream, so that submissions do not delay it.
  stream: ({ contestSlug }) => `ask:${contestSlug}`,
  fields: ({ contestSlug, problemID, category, text }) => ({
    contestSlug,
    contestName: contestSlug,
    aboutProblem: problemID,
    category,
    text,
  }),
  runContest: ({ contestSlug }) => contestSlug,
});
