import type { RunEnd } from '../../../contract/entities/contest/contest';
import { runOverOf } from '../db/run-over';
import { messages } from '../messages';
import { defineIntent, type WorkRow } from './define-intent';

export interface RunEndRow extends WorkRow {
  contestSlug: string;
  contestName: string;
  reason: RunEnd['reason'];
  cause?: string;
}

export const contestFinish = defineIntent<RunEndRow>()({
  kind: 'contestFinish',
  version: 1,
  table: { name: 'runEnds', indexes: { 9: '&id, [account+contestSlug]' } },
  stream: ({ contestSlug }) => `contest:${contestSlug}`,
  fields: (payload) => ({
    contestSlug: payload.contestSlug,
    contestName: payload.contestSlug,
    ...('cause' in payload
      ? { reason: payload.reason, cause: payload.cause }
      : { reason: 'finished' as const }),
  }),
  runContest: ({ contestSlug }) => contestSlug,
  // The first end wins, and another device may have been earlier; the server knows.
  async follow({ row: { account, contestSlug }, result, tables }) {
    const end = runOverOf(result.end);
    // Null: the server knows of a pause that this device did not know, so the run continues.
    const change = end ? { end } : { end: undefined, absence: undefined, awaitsResume: true };
    await tables.contestRuns.update([account, contestSlug], change);
  },
  notImported: messages.runEndNotImported,
});
