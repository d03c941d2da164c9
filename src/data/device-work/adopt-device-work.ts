import Dexie from 'dexie';
import { type AccountKey, deviceAccount } from '../account/account';
import { appDb, outboxTables } from '../db/app-db';
import type { DraftRow } from '../db/app-rows';
import { answerDraftKey } from '../drafts/answer-drafts';
import { customInputKey } from '../drafts/custom-inputs';
import { addVersion, draftTables } from '../drafts/drafts';
import { markDraft } from '../drafts/mark-draft';
import { intentOf } from '../intents/intent-of';
import { applyAdoption } from '../intents/receipts';
import type { OutboxRow } from '../outbox/outbox-entry';
import { ownListTables } from '../own-lists/own-list-tables';
import { adoptOwnLists } from '../own-lists/send-all';

/**
 * Moves work done while signed out to an account; returns the number of outbox entries. Tried entries stay,
 * because the server may have them. Reports stay: another person may have written them.
 */
export function adoptDeviceWork(account: AccountKey): Promise<number> {
  const tables = [...outboxTables, ...draftTables, ...ownListTables, appDb.kv];
  return appDb.transaction('rw', tables, async () => {
    await adoptDrafts(account);
    await adoptBegun(account);
    await adoptCreations(account);
    await adoptOwnLists(deviceAccount, account);
    const untried = await untriedDeviceEntries();
    await appDb.outbox.bulkUpdate(
      untried.map(({ seq, stream }) => ({
        key: seq,
        changes: {
          account,
          stream: account + stream.slice(deviceAccount.length),
          state: 'queued' as const,
          nextAt: 0,
          error: undefined,
        },
      })),
    );
    await applyAdoption(untried, account);
    return untried.length;
  });
}

export const untriedDeviceEntries = (): Promise<OutboxRow[]> =>
  appDb.outbox
    .where('[account+open]')
    .equals([deviceAccount, 1])
    .and(({ attempts, kind }) => attempts === 0 && !intentOf(kind)?.staysSignedOut)
    .toArray();

/**
 * An existing draft of the account stays; the device's draft becomes an older version. The next user finds
 * none of it.
 */
async function adoptDrafts(account: AccountKey): Promise<void> {
  // In IndexedDB an array sorts after every string.
  const [first, last] = [[deviceAccount], [deviceAccount, Dexie.maxKey]];
  const index = '[account+problemID+language+contestSlug]';
  await appDb.draftVersions.where(index).between(first, last).modify({ account });
  const drafts = await appDb.drafts.where(index).between(first, last).toArray();
  for (const draft of drafts) await moveDraft(draft, account);
}

async function moveDraft(draft: DraftRow, account: AccountKey): Promise<void> {
  const { problemID, language, contestSlug, code, updatedAt } = draft;
  await appDb.drafts.delete([deviceAccount, problemID, language, contestSlug]);
  const moved: DraftRow = { account, problemID, language, contestSlug, code, updatedAt };
  const own = await appDb.drafts.get([account, problemID, language, contestSlug]);
  if (!own) {
    await appDb.drafts.put(moved);
    await markDraft(moved);
  } else if (own.code !== code) await addVersion(moved);
}

async function adoptCreations(account: AccountKey): Promise<void> {
  const kinds = ['contest', 'problem', 'problemCase'].map((kind) => [deviceAccount, kind]);
  const rows = await appDb.wizardDrafts.where('[account+kind]').anyOf(kinds).toArray();
  await appDb.wizardDrafts.bulkDelete(rows.map(({ kind, id }) => [deviceAccount, kind, id]));
  await appDb.wizardDrafts.bulkPut(rows.map((row) => ({ ...row, account })));
}

/** Answer drafts and custom inputs. The account's own ones win; the device's are deleted. */
async function adoptBegun(account: AccountKey): Promise<void> {
  for (const keyOf of [answerDraftKey, customInputKey]) {
    const prefix = keyOf(deviceAccount, '');
    for (const { key, value } of await appDb.kv.where('key').startsWith(prefix).toArray()) {
      await appDb.kv.delete(key);
      const own = keyOf(account, key.slice(prefix.length));
      if (!(await appDb.kv.get(own))) await appDb.kv.put({ key: own, value });
    }
  }
}
