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
    if (end) await tables.contestRuns.update([account, contestSlug], { end });
  },
  notImported: messages.runEndNotImported,
});
