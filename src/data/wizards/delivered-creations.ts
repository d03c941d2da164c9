/** Contests and problems accepted after their author left the wizard; announced once. */
import type { Table } from 'dexie';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { CreationRow } from '../intents/creation-row';
import { type CreationKind, creationTables } from '../work/creations';

export interface DeliveredCreation {
  readonly id: string;
  readonly kind: CreationKind;
  readonly name: string;
}

const tableOf: Record<CreationKind, Table<CreationRow, string>> = creationTables;
const kinds: readonly CreationKind[] = ['contest', 'problem'];

export async function announceCreationLater(kind: CreationKind, id: string): Promise<void> {
  await tableOf[kind].update(id, { announce: true });
}

const deliveredIn = (kind: CreationKind, account: AccountKey) =>
  tableOf[kind]
    .where('account')
    .equals(account)
    .and(({ receipt, announce }) => receipt === 'sent' && announce === true);

export async function countDeliveredCreations(account: AccountKey): Promise<number> {
  const counts = await Promise.all(kinds.map((kind) => deliveredIn(kind, account).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Returns the successes to one tab only. */
export function takeDeliveredCreations(account: AccountKey): Promise<DeliveredCreation[]> {
  return appDb.transaction('rw', Object.values(tableOf), async () => {
    const delivered: DeliveredCreation[] = [];
    for (const kind of kinds) {
      for (const { id, name } of await deliveredIn(kind, account).toArray()) {
        await tableOf[kind].update(id, { announce: false });
        delivered.push({ id, kind, name });
      }
    }
    return delivered;
  });
}
