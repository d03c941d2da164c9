/** An answer to a question. The call also judges it, so `sent` never occurs alone. */
import type { KeptResult } from '../../../contract/entities/practice';
import type { Answer } from '../../../contract/entities/question';
import type { Receipt } from '../db/app-rows';
import { defineIntent, type WorkRow } from './define-intent';

export interface AnswerRow
  extends WorkRow<Extract<Receipt, 'saved' | 'judged' | 'refused' | 'signInNeeded'>> {
  problemID: string;
  answer: Answer;
  challengeID?: string;
  contestSlug?: string;
  result?: KeptResult;
  elapsedMs?: number;
}

export const answersSubmit = defineIntent<AnswerRow>()({
  kind: 'answersSubmit',
  version: 1,
  table: {
    name: 'answers',
    indexes: { 2: '&id, [account+problemID+createdAt], [account+result.score+problemID]' },
  },
  stream: ({ contestSlug, problemID, work }) =>
    work ? 'work' : contestSlug ? `contest:${contestSlug}` : `problem:${problemID}`,
  fields: ({ problemID, answer, challengeID, contestSlug }) => ({
    problemID,
    answer,
    challengeID: challengeID ?? undefined,
    contestSlug: contestSlug ?? undefined,
  }),
  runContest: ({ contestSlug }) => contestSlug,
  acknowledged: (result) => ({ receipt: 'judged', result }),
});
