/** What an entry's fate means for the thing it carries. Runs inside the transaction that changes the entry. */
import type { SubmitReceipt } from '../../contract/entities/submission';
import type { AccountKey } from './account';
import { appDb } from './app-db';
import type { EntryError, OutboxKind, OutboxRow } from './outbox-entry';
import type { Settlement } from './outbox-store';

interface Effects {
  done(id: string, result: unknown, at: number): Promise<unknown>;
  refused(id: string, error: EntryError): Promise<unknown>;
  /** Waits to be sent, or for its account to sign in. */
  waiting(id: string, signInNeeded: boolean): Promise<unknown>;
  /** Belongs to this account from now on, and waits to be sent. */
  adopted(id: string, account: AccountKey): Promise<unknown>;
  discarded(id: string): Promise<unknown>;
}

const effects: Record<OutboxKind, Effects> = {
  codeSubmit: {
    done(id, result, at) {
      const { submissionID, status } = result as SubmitReceipt;
      return appDb.submissions.update(id, { receipt: 'sent', sentAt: at, submissionID, status });
    },
    refused: (id, { errorCode, error, message }) =>
      appDb.submissions.update(id, { receipt: 'refused', refusal: { errorCode, error, message } }),
    waiting: (id, signInNeeded) =>
      appDb.submissions.update(id, { receipt: signInNeeded ? 'signInNeeded' : 'saved', refusal: undefined }),
    adopted: (id, account) => appDb.submissions.update(id, { account, receipt: 'saved', refusal: undefined }),
    discarded: (id) => appDb.submissions.delete(id),
  },
};

/** The thing follows its settled entry; a retry changes nothing that can be seen of it. */
export async function applySettlement(row: OutboxRow, settlement: Settlement): Promise<void> {
  const { done, refused } = effects[row.kind];
  if (settlement.type === 'done') await done(row.id, settlement.result, settlement.at);
  if (settlement.type === 'refused') await refused(row.id, settlement.error);
}

export async function applyWaiting(rows: readonly OutboxRow[], signInNeeded: boolean): Promise<void> {
  for (const row of rows) await effects[row.kind].waiting(row.id, signInNeeded);
}

export async function applyAdoption(rows: readonly OutboxRow[], account: AccountKey): Promise<void> {
  for (const row of rows) await effects[row.kind].adopted(row.id, account);
}

export async function applyDiscard(row: OutboxRow): Promise<void> {
  await effects[row.kind].discarded(row.id);
}
