/** Removes accounts that have left a shared device. What they have not sent stays, readable only by the server. */
import type { SealedWork } from '../../../contract/entities/shared-device';
import { canSeal } from '../../lib/can-seal';
import { randomId } from '../../lib/random-id';
import { seal } from '../../lib/seal';
import { type AccountKey, deviceAccount } from '../account/account';
import { sealedPrefix as prefix } from '../account/shared-mark';
import { appDb } from '../db/app-db';
import { forgetAccount } from '../device-work/forget-account';
import { collectWork, isEmptyWork, type LeftContent } from './collect-work';
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
 * Seals and removes all accounts but the current one. An account without a key to seal its work stays readable, and so does
 * what is too large for a seal, because work must never be lost; this rejects then, and the next start tries again.
 *
 * @param sealedBytesMax by default the server's limit
 */
export async function sealLeft(
  isCurrent: (account: AccountKey) => boolean,
  device: string,
  sealedBytesMax?: number,
): Promise<void> {
  const kept: AccountKey[] = [];
  for (const account of await accountsHere()) {
    if (!isCurrent(account) && !(await sealAccount(account, device, sealedBytesMax))) kept.push(account);
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

/** A character takes at most four bytes of a seal, so the limit need not be known. */
const fittingLength = 4_000_000;

interface Parcel {
  pieces: LeftContent[];
  /** Part of the caller's transaction. */
  forget: (account: AccountKey) => Promise<void>;
  isComplete: boolean;
}

const nothing: Parcel = { pieces: [], forget: forgetAccount, isComplete: true };

/** Undefined: nothing of it can be sealed. */
async function pack(content: LeftContent, sealedBytesMax?: number): Promise<Parcel | undefined> {
  if (sealedBytesMax === undefined && JSON.stringify(content).length <= fittingLength)
    return { ...nothing, pieces: [content] };
  try {
    const { forgetAllBut, splitLeft } = await import('../work-file/split-left');
    const split = splitLeft(content, sealedBytesMax);
    if (!split) return undefined;
    const { pieces, tooLarge } = split;
    const isComplete = tooLarge.rows.length + tooLarge.ids.length === 0;
    return { pieces, forget: (account) => forgetAllBut(account, tooLarge), isComplete };
  } catch (error) {
    console.warn('Large work could not be sealed', error);
    return undefined;
  }
}

/** @returns false: work of the account stays readable */
async function sealAccount(account: AccountKey, device: string, sealedBytesMax?: number): Promise<boolean> {
  const key = await readSealingKey(account);
  await takeLeavingNotes(account);
  const content = await collectWork(account, device);
  const before = JSON.stringify([content.sends, { ...content.work, exportedAt: '' }]);
  let parcel: Parcel | undefined = nothing;
  const sealed: SealedWork[] = [];
  if (!isEmptyWork(content.work)) {
    if (!key || !canSeal()) return false;
    parcel = await pack({ ...content, account, ticket: key.ticket }, sealedBytesMax);
    if (!parcel) return false;
    // Outside of a transaction, which would end while the browser encrypts.
    for (const piece of parcel.pieces) sealed.push(await seal(key, randomId(), piece));
  }
  const { forget, isComplete } = parcel;
  const isUnchanged = await appDb.transaction('rw', appDb.tables, async () => {
    if ((await stateOf(account)) !== before) return false;
    const now = new Date().toISOString();
    const name = (n: number, id: string) => `${prefix}${now}/${String(n).padStart(4, '0')}-${id}`;
    await appDb.kv.bulkPut(sealed.map((value, n) => ({ key: name(n, value.id), value })));
    await forget(account);
    return true;
  });
  // Another tab wrote meanwhile.
  if (!isUnchanged) return await sealAccount(account, device, sealedBytesMax);
  forgetLeavingNotes(account);
  return isComplete;
}

/** Rows without an account that show what somebody did here. */
async function forgetTraces(): Promise<void> {
  await appDb.seenStatements.clear();
  await appDb.kv.where('key').startsWith('lastLanguage/').delete();
}
