/** Writes changes of bookmarks and lists on this device and enqueues them. */
import type { OwnListChange, OwnListsWrite } from '../../../contract/entities/own-list';
import { ownListLimits } from '../../../contract/own-list-limits';
import { type AccountKey, deviceAccount } from '../account/account';
import { appDb } from '../db/app-db';
import { ownListsWrite } from '../intents/own-lists-write';
import { SkipWrite, writeIntent } from '../intents/write-intent';
import { withRoom } from '../storage/storage-full';
import { applyLocally } from './local-changes';
import { ownListTables } from './own-list-tables';
import { findUntried } from './untried-entry';

/**
 * `compose` runs inside the transaction and reads the rows that its changes depend on. Signed-out changes stay on
 * this device. Throws `InvalidPayloadError`, `StorageFullError`, and what `compose` throws.
 */
export async function changeOwnLists(
  account: AccountKey,
  compose: (at: string) => OwnListChange[] | Promise<OwnListChange[]>,
): Promise<void> {
  if (account === deviceAccount) {
    await withRoom(() =>
      appDb.transaction('rw', ownListTables, async () =>
        applyLocally(account, await compose(new Date().toISOString()), undefined),
      ),
    );
    return;
  }
  const { checkPayload } = await import('../work-file/check-payload');
  await writeIntent<typeof ownListsWrite, undefined>(
    ownListsWrite,
    { account, tables: ownListTables },
    async (id, createdAt) => {
      const composed = await compose(new Date(createdAt).toISOString());
      if (composed.length === 0) return new SkipWrite(undefined);
      const { changes } = checkPayload(ownListsWrite, { changes: composed });
      const open = await findUntried(account, 'ownListsWrite');
      const all = open && joinChanges((open.payload as OwnListsWrite).changes, changes);
      if (!all || all.length > ownListLimits.changesAtOnceMax) {
        await applyLocally(account, changes, id);
        return { payload: { changes } };
      }
      await appDb.payloads.put({ id: open.id, payload: { changes: all } });
      await appDb.ownListWrites.update(open.id, { count: all.length });
      await applyLocally(account, changes, open.id);
      return new SkipWrite(undefined);
    },
  );
}

const subjectOf = (change: OwnListChange): string =>
  [change.type, 'listID' in change ? change.listID : '', 'problemID' in change ? change.problemID : ''].join(
    '/',
  );

/** The last change of each part, at the place of the first: a list must exist before its problems. */
export function joinChanges(
  before: readonly OwnListChange[],
  after: readonly OwnListChange[],
): OwnListChange[] {
  const joined = new Map<string, OwnListChange>();
  for (const change of [...before, ...after]) joined.set(subjectOf(change), change);
  return [...joined.values()];
}
