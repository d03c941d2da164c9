import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { EntryState } from './outbox-entry';

export interface WaitingFacts {
  /** Not at the server yet, refused ones included. */
  waiting: number;
  refused: number;
  /** Ms of this device's clock. */
  oldestAt: number | null;
}

const unsent: readonly EntryState[] = ['queued', 'inflight', 'paused', 'refused'];

export function waitingFacts(account: AccountKey): Promise<WaitingFacts> {
  const of = (state: EntryState) => appDb.outbox.where('[account+state]').equals([account, state]);
  return appDb.transaction('r', appDb.outbox, async () => {
    const counts = await Promise.all(unsent.map((state) => of(state).count()));
    const firsts = await Promise.all(unsent.map((state) => of(state).first()));
    const times = firsts.flatMap((row) => row?.createdAt ?? []);
    return {
      waiting: counts.reduce((sum, count) => sum + count, 0),
      refused: counts[unsent.indexOf('refused')] ?? 0,
      oldestAt: times.length > 0 ? Math.min(...times) : null,
    };
  });
}
