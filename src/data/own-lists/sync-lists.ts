/** The server's changes of bookmarks, lists and notes on this device. */
import type { OwnListsPage } from '../../../contract/entities/own-list';
import type { AccountKey } from '../account/account';
import { appDb, outboxTables } from '../db/app-db';
import { withRoom } from '../storage/storage-full';
import { applyWaitingAnswers } from './apply-answers';
import { applyOwnListRows } from './apply-rows';
import { ownListTables } from './own-list-tables';
import { ownListRequests, takeRequest } from './send-all';

const cursorKey = (account: AccountKey) => `ownListsCursor/${account}`;

export async function readOwnListsCursor(account: AccountKey): Promise<number> {
  return Number((await appDb.kv.get(cursorKey(account)))?.value ?? 0);
}

/**
 * Stores a page of changes after the cursor `since`. `reset`: the server's database was replaced, so it gets all rows
 * of this device again. Resolves with whether the page had changes.
 */
export function storeOwnLists(account: AccountKey, page: OwnListsPage, since: number): Promise<boolean> {
  return withRoom(() =>
    appDb.transaction('rw', [...outboxTables, ...ownListTables, appDb.kv], async () => {
      await applyWaitingAnswers(account);
      // Another tab advanced the cursor.
      const isNext = (await readOwnListsCursor(account)) === since;
      if (page.reset && isNext) {
        for (const request of await ownListRequests(account))
          await takeRequest(account, request, { isSent: true });
      }
      await applyOwnListRows(account, page.rows);
      if (isNext) await appDb.kv.put({ key: cursorKey(account), value: page.cursor });
      return page.rows.length > 0;
    }),
  );
}
