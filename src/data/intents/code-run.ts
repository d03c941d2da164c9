/** Samples that the judge runs for this device; one for each problem and language. */
import type { CodeRunState } from '../../../contract/entities/code-run';
import type { Language } from '../../../contract/limits';
import type { Receipt } from '../db/app-rows';
import { defineIntent, type ThingRow } from './define-intent';

/** `judged`: run, and never judged. */
export interface CodeRunRow extends ThingRow<Receipt> {
  problemID: string;
  /** Of the contest in whose run it was asked for. */
  contestSlug?: string;
  language: Language;
  code: string;
  inputs: string[];
  /** The server's name for it. */
  runID?: string;
  /** Last answer of the server. */
  state?: CodeRunState;
}

export const codeRun = defineIntent<CodeRunRow>()({
  kind: 'codeRun',
  version: 1,
  table: {
    name: 'codeRuns',
    indexes: { 3: '&id, [account+problemID+createdAt], [account+receipt]' },
  },
  // Not behind the submissions of the problem: those may wait for longer.
  stream: ({ problemID }) => `run:${problemID}`,
  fields: ({ problemID, language, code, inputs = [], contestSlug }) => ({
    ...{ problemID, language, code, inputs },
    contestSlug: contestSlug ?? undefined,
  }),
  runContest: ({ contestSlug }) => contestSlug,
  acknowledged: ({ runID }) => ({ receipt: 'sent', runID }),
  isDroppedWithoutRow: true,
  notImported: 'A run of the samples is not taken over: run them again here.',
});
