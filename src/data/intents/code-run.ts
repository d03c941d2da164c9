/** A run of the samples on the judge; one per problem and language. */
import type { CodeRunState } from '../../../contract/entities/code-run';
import type { Language } from '../../../contract/limits';
import type { Receipt } from '../db/app-rows';
import { messages } from '../messages';
import { defineIntent, type WorkRow } from './define-intent';

/** `judged`: the run is over. */
export interface CodeRunRow extends WorkRow<Receipt> {
  problemID: string;
  contestSlug?: string;
  language: Language;
  code: string;
  inputs: string[];
  runID?: string;
  state?: CodeRunState;
}

export const codeRun = defineIntent<CodeRunRow>()({
  kind: 'codeRun',
  version: 1,
  table: {
    name: 'codeRuns',
    indexes: { 3: '&id, [account+problemID+createdAt], [account+receipt]' },
  },
  // A separate stream: submissions may wait longer.
  stream: ({ problemID }) => `run:${problemID}`,
  fields: ({ problemID, language, code, inputs = [], contestSlug }) => ({
    problemID,
    language,
    code,
    inputs,
    contestSlug: contestSlug ?? undefined,
  }),
  runContest: ({ contestSlug }) => contestSlug,
  acknowledged: ({ runID }) => ({ receipt: 'sent', runID }),
  isDroppedWithoutRow: true,
  notImported: messages.sampleRunNotImported,
});
