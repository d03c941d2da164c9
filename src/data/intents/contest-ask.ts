/** A question to the organiser of a contest. Its id is also the server's. */
import { defineIntent, type ThingRow } from './define-intent';

export interface ClarificationRow extends ThingRow {
  contestSlug: string;
  contestName: string;
  /** Absent: it is about the contest as a whole. */
  aboutProblem?: string;
  text: string;
}

export const contestAsk = defineIntent<ClarificationRow>()({
  kind: 'contestAsk',
  version: 1,
  table: { name: 'clarifications', indexes: { 13: '&id, [account+contestSlug]' } },
  // Not behind the submissions of the contest.
  stream: ({ contestSlug }) => `ask:${contestSlug}`,
  fields: ({ contestSlug, problemID, text }) => ({
    ...{ contestSlug, contestName: contestSlug, aboutProblem: problemID, text },
  }),
  runContest: ({ contestSlug }) => contestSlug,
});
