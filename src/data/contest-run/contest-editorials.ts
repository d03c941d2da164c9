/** The organiser's copies of editorials, and texts that are not saved yet (decision 085). */
import type { ManagedEditorials } from '../../../contract/entities/contest/contest-practice';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { withRoom } from '../storage/storage-full';

const keyOf = (account: AccountKey, slug: string) => `contestEditorials/${account}/${slug}`;
const draftKey = (account: AccountKey, slug: string, problemID: string) =>
  `editorialDraft/${account}/${slug}/${problemID}`;

export async function readEditorials(
  account: AccountKey,
  slug: string,
): Promise<ManagedEditorials | undefined> {
  return (await cacheDb.kv.get(keyOf(account, slug)))?.value as ManagedEditorials | undefined;
}

export async function storeEditorials(
  account: AccountKey,
  slug: string,
  told: ManagedEditorials,
): Promise<boolean> {
  await cacheDb.kv.put({ key: keyOf(account, slug), value: told });
  return true;
}

export async function forgetEditorials(account: AccountKey, slug: string): Promise<void> {
  await cacheDb.kv.delete(keyOf(account, slug));
}

/** `version`: the stored one that the text began with. */
export interface EditorialDraft {
  text: string;
  version: number;
}

export async function readEditorialDraft(
  account: AccountKey,
  slug: string,
  problemID: string,
): Promise<EditorialDraft | undefined> {
  return (await appDb.kv.get(draftKey(account, slug, problemID)))?.value as EditorialDraft | undefined;
}

/** Throws `StorageFullError`. */
export async function saveEditorialDraft(
  account: AccountKey,
  slug: string,
  problemID: string,
  draft: EditorialDraft | undefined,
): Promise<void> {
  const key = draftKey(account, slug, problemID);
  if (draft === undefined) await appDb.kv.delete(key);
  else await withRoom(() => appDb.kv.put({ key, value: draft }));
}
