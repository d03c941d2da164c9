/** What the server says to the end of a run, and to what proctoring saw, changes the run itself. */
import type { Table } from 'dexie';
import type { RunEnd } from '../../contract/entities/contest';
import type { WarningsState } from '../../contract/entities/contest-run';
import { appDb } from './app-db';
import type { ClarificationRow } from './app-rows';
import type { RunEndRow, RunEventRow } from './contest-run-rows';
import { endOf } from './contest-runs';
import type { Effects } from './entry-effects';

type SentRow = RunEndRow | RunEventRow | ClarificationRow;

/** How far it got, which is the same for both. */
function receipts<Row extends SentRow>(table: () => Table<Row, string>): Omit<Effects, 'done'> {
  const note = (id: string, changes: Partial<SentRow>) =>
    table()
      .where('id')
      .equals(id)
      .modify((row) => void Object.assign(row, changes));
  return {
    refused: (id, { errorCode, error, message }) =>
      note(id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      table()
        .where('id')
        .equals(id)
        .modify((row) => {
          row.receipt = signInNeeded ? 'signInNeeded' : 'saved';
          delete row.refusal;
        }),
    adopted: (id, account) => note(id, { account, receipt: 'saved' }),
    discarded: (id) => table().delete(id),
  };
}

export const contestRunEffects: Record<'contestFinish' | 'contestEvents' | 'contestAsk', Effects> = {
  contestAsk: {
    ...receipts(() => appDb.clarifications),
    done: (id) => appDb.clarifications.update(id, { receipt: 'sent' }),
  },
  contestFinish: {
    ...receipts(() => appDb.runEnds),
    async done(id, result) {
      await appDb.runEnds.update(id, { receipt: 'sent' });
      const row = await appDb.runEnds.get(id);
      if (row) await takeOverEnd(row, (result as { end: RunEnd }).end);
    },
  },
  contestEvents: {
    ...receipts(() => appDb.runEvents),
    async done(id, result) {
      await appDb.runEvents.update(id, { receipt: 'sent' });
      const row = await appDb.runEvents.get(id);
      if (row) await takeOverCount(row, result as WarningsState);
    },
  },
};

/** The first end is the one that stays, and the server knows which it was: another device may have been quicker. */
async function takeOverEnd(
  { account, contestSlug }: RunEndRow | RunEventRow,
  told: RunEnd | null,
): Promise<void> {
  const end = endOf(told);
  if (end) await appDb.contestRuns.update([account, contestSlug], { end });
}

/** What the organiser forgave is counted here too; but not while the server has not heard everything. */
async function takeOverCount(row: RunEventRow, { warnings, end }: WarningsState): Promise<void> {
  const { account, contestSlug } = row;
  const unheard = await appDb.runEvents
    .where('[account+contestSlug]')
    .equals([account, contestSlug])
    .and(({ receipt }) => receipt !== 'sent')
    .count();
  if (unheard > 0) return;
  await appDb.contestRuns.update([account, contestSlug], { warnings });
  await takeOverEnd(row, end);
}
