/** Text of a teacher that is not saved on the server yet. */
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { withRoom } from '../storage/storage-full';

const keyOf = (account: AccountKey, id: string) => `assignmentDraft/${account}/${id}`;

export async function readAssignmentDraft(account: AccountKey, id: string): Promise<unknown> {
  return (await appDb.kv.get(keyOf(account, id)))?.value;
}

export async function keepAssignmentDraft(account: AccountKey, id: string, value: unknown): Promise<void> {
  await withRoom(() => appDb.kv.put({ key: keyOf(account, id), value }));
}

export async function forgetAssignmentDraft(account: AccountKey, id: string): Promise<void> {
  await appDb.kv.delete(keyOf(account, id));
}
