/** Removes accounts that have left a shared device. What they have not sent stays, readable only by the server. */
import type { SealedWork } from '../../../contract/entities/shared-device';
import { canSeal } from '../../lib/can-seal';
import { randomId } from '../../lib/random-id';
import { seal } from '../../lib/seal';
import { type AccountKey, deviceAccount } from '../account/account';
import { sealedPrefix as prefix } from '../account/shared-mark';
import { appDb } from '../db/app-db';
import { forgetAccount } from '../device-work/forget-account';
import { collectWork, isEmptyWork } from './collect-work';
import { accountsWithNotes, forgetLeavingNotes, takeLeavingNotes } from './leaving-notes';
import { readSealingKey } from './sealing-key';

/** The oldest first. */
export async function sealedWork(): Promise<{ key: string; sealed: SealedWork }[]> {
  const rows = await appDb.kv.where('key').startsWith(prefix).toArray();
  return rows.map(({ key, value }) => ({ key, sealed: value as SealedWork }));
}

export async function dropSealed(key: string): Promise<void> {
  await appDb.kv.delete(key);
}

/**
 * Seals and removes all accounts but the current one. An account without a key to seal its work stays readable, because work
 * must never be lost; this rejects then, and the next start tries again.
 */
export async function sealLeft(isCurrent: (account: AccountKey) => boolean, device: string): Promise<void> {
  const kept: AccountKey[] = [];
  for (const account of await accountsHere()) {
    if (!isCurrent(account) && !(await sealAccount(account, device))) kept.push(account);
  }
  await forgetTraces();
  if (kept.length > 0) throw new Error(`The work of ${kept.length} accounts could not be sealed.`);
}

async function accountsHere(): Promise<ReadonlySet<AccountKey>> {
  const found = new Set<AccountKey>();
  for (const table of appDb.tables) {
    await table.each((row: { account?: unknown }) => {
      if (typeof row.account === 'string') found.add(row.account);
    });
  }
  for (const key of await appDb.kv.where('key').startsWith('sealTicket/').primaryKeys())
    found.add(key.slice('sealTicket/'.length));
  for (const account of accountsWithNotes()) found.add(account);
  found.delete(deviceAccount);
  return found;
}

/** The account's rows, to notice changes during the encryption. */
async function stateOf(account: AccountKey): Promise<string> {
  const { sends, work } = await collectWork(account, '');
  return JSON.stringify([sends, { ...work, exportedAt: '' }]);
}

async function sealAccount(account: AccountKey, device: string): Promise<boolean> {
  const key = await readSealingKey(account);
  await takeLeavingNotes(account);
  const content = await collectWork(account, device);
  const before = JSON.stringify([content.sends, { ...content.work, exportedAt: '' }]);
  const id = randomId();
  let sealed: SealedWork | undefined;
  if (!isEmptyWork(content.work)) {
    if (!key || !canSeal()) return false;
    // Outside of a transaction, which would end while the browser encrypts.
    sealed = await seal(key, id, { ...content, account, ticket: key.ticket });
  }
  const isUnchanged = await appDb.transaction('rw', appDb.tables, async () => {
    if ((await stateOf(account)) !== before) return false;
    if (sealed) await appDb.kv.put({ key: `${prefix}${new Date().toISOString()}/${id}`, value: sealed });
    await forgetAccount(account);
    return true;
  });
  // Another tab wrote meanwhile.
  if (!isUnchanged) return await sealAccount(account, device);
  forgetLeavingNotes(account);
  return true;
}

/** Rows without an account that show what somebody did here. */
async function forgetTraces(): Promise<void> {
  await appDb.seenStatements.clear();
  await appDb.kv.where('key').startsWith('lastLanguage/').delete();
}
