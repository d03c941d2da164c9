/** Work that a shared device sealed and the server could not process: it continues on a device of its owner. */
import type { AccountKey } from '../account/account';
import { upcastPayload } from '../intents/define-intent';
import { intentOf } from '../intents/intent-of';
import { decodePayload } from '../outbox/file-payload';
import { type KeptRow, restoreKeptRows } from '../shared-device/account-rows';
import type { LeftWork } from '../shared-device/collect-work';
import { withBytes } from '../shared-device/with-bytes';
import { checkPayload } from './check-payload';
import { importEntry } from './import-entry';
import { applyImport, planImport } from './import-work';
import { readWorkFile } from './read-work-file';

/** @returns false: this build cannot read all of it. Throws `StorageFullError`. */
export async function takeReturned(account: AccountKey, returned: unknown): Promise<boolean> {
  const work = returned as LeftWork;
  const drafts = work.drafts.filter((draft) => draft !== null);
  const text = JSON.stringify({ ...work, drafts });
  const planned = await planImport(text, account);
  const read = readWorkFile(text);
  if (!planned.ok || !read.ok || work.account !== account) return false;
  // Unlike a file, this is the account's own work, with all kinds of entries.
  for (const { id, kind, v, createdAt, payload } of read.file.items) {
    const intent = intentOf(kind);
    if (!intent || v > intent.version) return false;
    const current = upcastPayload(intent, v, decodePayload(payload));
    const checked = checkPayload(intent, current as never);
    await importEntry(account, { intent, id, createdAt: Date.parse(createdAt), payload: checked });
  }
  await applyImport({ ...planned.plan, items: [] });
  await restoreKeptRows(account, withBytes(work.rows) as KeptRow[]);
  return true;
}
