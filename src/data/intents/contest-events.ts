import type { ContestEvent } from '../../../contract/entities/contest/contest-run';
import { runOverOf } from '../db/run-over';
import { messages } from '../messages';
import { defineIntent, type WorkRow } from './define-intent';

export interface RunEventRow extends WorkRow {
  contestSlug: string;
  contestName: string;
  event: ContestEvent;
}

export const contestEvents = defineIntent<RunEventRow>()({
  kind: 'contestEvents',
  version: 1,
  table: { name: 'runEvents', indexes: { 9: '&id, [account+contestSlug]' } },
  stream: ({ contestSlug }) => `contest:${contestSlug}`,
  fields({ contestSlug, events: [event] }) {
    if (!event) throw new Error('An entry without an event');
    return { contestSlug, contestName: contestSlug, event };
  },
  runContest: ({ contestSlug }) => contestSlug,
  // Applies warnings withdrawn by the organiser, but only when the server has all events.
  async follow({ row: { account, contestSlug }, result, rows, tables }) {
    const unheard = await rows
      .where('[account+contestSlug]')
      .equals([account, contestSlug])
      .and(({ receipt }) => receipt !== 'sent')
      .count();
    if (unheard > 0) return;
    const end = runOverOf(result.end);
    const { warnings, awayMs } = result;
    const counted = { warnings, ...(awayMs !== undefined && { awayMs }) };
    await tables.contestRuns.update([account, contestSlug], end ? { ...counted, end } : counted);
  },
  notImported: messages.runEndNotImported,
});
