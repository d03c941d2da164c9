/** Updates the row when its outbox entry changes, in the same transaction. */
import type { Table } from 'dexie';
import type { AccountKey } from '../account/account';
import type { Settlement } from '../claims/outbox-store';
import { appDb } from '../db/app-db';
import type { OutboxRow } from '../outbox/outbox-entry';
import type { AnyRow, Intent } from './define-intent';
import { intentOf } from './intent-of';
import { withoutUndefined } from './without-undefined';

export const workTable = ({ table }: Intent): Table<AnyRow, string> => appDb.table(table.name);

type Changes = Partial<AnyRow> & Record<string, unknown>;

/** Like `update`, with two database requests instead of four; matters for batches. */
async function change(intent: Intent, id: string, changes: Changes): Promise<AnyRow | undefined> {
  const rows = workTable(intent);
  const row = await rows.get(id);
  if (!row) return undefined;
  const changed = withoutUndefined({ ...row, ...changes });
  await rows.put(changed);
  return changed;
}

/** A retry changes nothing visible. */
export async function applySettlement({ kind, id }: OutboxRow, settlement: Settlement): Promise<void> {
  const intent = intentOf(kind);
  if (!intent) return;
  if (settlement.type === 'refused') {
    const { at: _, ...refusal } = settlement.error;
    await change(intent, id, { receipt: 'refused', refusal });
  }
  if (settlement.type === 'done') {
    const { result, at } = settlement;
    const row = await change(intent, id, intent.acknowledged?.(result, at) ?? { receipt: 'sent' });
    if (row) await intent.follow?.({ row, result, rows: workTable(intent), tables: appDb });
  }
}

export async function applyWaiting(rows: readonly OutboxRow[], signInNeeded: boolean): Promise<void> {
  for (const { kind, id } of rows) {
    const intent = intentOf(kind);
    if (!intent) continue;
    const receipt = signInNeeded ? 'signInNeeded' : 'saved';
    await change(intent, id, { ...intent.waiting?.(), receipt, refusal: undefined });
  }
}

export async function applyAdoption(rows: readonly OutboxRow[], account: AccountKey): Promise<void> {
  for (const { kind, id } of rows) {
    const intent = intentOf(kind);
    if (intent) await change(intent, id, { account, receipt: 'saved', refusal: undefined });
  }
}

export async function applyDiscard({ kind, id }: OutboxRow): Promise<void> {
  const intent = intentOf(kind);
  if (intent) await workTable(intent).delete(id);
}

/** The user cancelled it while it was under way. */
export async function isAbandoned({ kind, id }: OutboxRow): Promise<boolean> {
  const intent = intentOf(kind);
  return intent?.isDroppedWithoutRow === true && (await workTable(intent).get(id)) === undefined;
}
