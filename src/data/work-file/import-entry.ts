/** Imports an entry of a file with the same key, row and order. */
import { type AccountKey, deviceAccount } from '../account/account';
import { appDb, outboxTables } from '../db/app-db';
import type { Intent } from '../intents/define-intent';
import { workTable } from '../intents/receipts';
import { intents } from '../intents/registry';
import { putIntent } from '../intents/write-intent';
import { ownListTables } from '../own-lists/own-list-tables';
import { type OwnListRequest, takeRequest } from '../own-lists/send-all';
import { withRoom } from '../storage/storage-full';

export interface ImportedEntry {
  intent: Intent;
  id: string;
  createdAt: number;
  payload: unknown;
  /** The wizard's draft of a creation or change. */
  draftID?: string | undefined;
}

export async function isKnownHere(id: string): Promise<boolean> {
  if (await appDb.outbox.get({ id })) return true;
  const counts = await Promise.all(intents.map((intent) => workTable(intent).where({ id }).count()));
  return counts.some((count) => count > 0);
}

/** Writes the entry and its row in one transaction; returns false if this device knows it. */
export function importEntry(
  account: AccountKey,
  { intent, draftID, ...entry }: ImportedEntry,
): Promise<boolean> {
  return withRoom(() =>
    appDb.transaction('rw', [...outboxTables, ...ownListTables, appDb.kv], async () => {
      if (await isKnownHere(entry.id)) return false;
      const request = { kind: intent.kind, payload: entry.payload } as OwnListRequest;
      // Their rows are shown at once, and signed out they are not sent.
      if (intent.kind === 'ownListsWrite' || intent.kind === 'noteWrite')
        await takeRequest(account, request, { ...entry, isSent: account !== deviceAccount });
      else await putIntent(intent, { ...entry, account, row: draftOf(intent, draftID) });
      return true;
    }),
  );
}

const creationKinds: readonly string[] = ['contestCreate', 'problemCreate', 'problemUpdate'];

const draftOf = ({ kind }: Intent, draftID: string | undefined): object =>
  draftID !== undefined && creationKinds.includes(kind) ? { draftID } : {};
