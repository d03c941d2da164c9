import type { SealingKey } from '../../../contract/entities/shared-device';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';

const keyRow = 'sealingKey';
/** Ends with the account, so that it is deleted with the account's data. */
const ticketRow = (account: AccountKey) => `sealTicket/${account}`;

export async function storeSealingKey(
  account: AccountKey,
  { ticket, kid, publicKey }: SealingKey,
): Promise<void> {
  await appDb.kv.bulkPut([
    { key: keyRow, value: { kid, publicKey } },
    { key: ticketRow(account), value: ticket },
  ]);
}

/** Without a ticket, only the account itself can send what was sealed. */
export async function readSealingKey(account: AccountKey): Promise<SealingKey | undefined> {
  const [key, ticket] = await appDb.kv.bulkGet([keyRow, ticketRow(account)]);
  if (!key) return undefined;
  return { ...(key.value as Omit<SealingKey, 'ticket'>), ticket: String(ticket?.value ?? '') };
}

export async function hasTicket(account: AccountKey): Promise<boolean> {
  return (await appDb.kv.get(ticketRow(account))) !== undefined;
}
