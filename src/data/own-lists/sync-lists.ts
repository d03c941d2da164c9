/** The server's changes of bookmarks, lists and notes on this device. */
import type { OwnListsPage } from '../../../contract/entities/own-list';
import type { AccountKey } from '../account/account';
import { appDb, outboxTables } from '../db/app-db';
import { withRoom } from '../storage/storage-full';
import { applyWaitingAnswers } from './apply-answers';
import { applyOwnListRows } from './apply-rows';
import { ownListTables } from './own-list-tables';
import { type PullPlace, readPullPlace, setPullPlace } from './pull-places';
import { ownListRequests, takeRequest } from './send-all';

/**
 * Stores a page of changes after the revision `since`. `reset`: the server's database was replaced, so it gets all rows
 * of this device again. Resolves with whether the page had changes.
 */
export function storeOwnLists(
  account: AccountKey,
  page: OwnListsPage,
  since: number,
  place: PullPlace = 'news',
): Promise<boolean> {
  return withRoom(() =>
    appDb.transaction('rw', [...outboxTables, ...ownListTables, appDb.kv], async () => {
      await applyWaitingAnswers(account);
      // Another tab went on, or an answer came late.
      const isNext = (await readPullPlace(account, place)) === since;
      if (page.reset && isNext && place === 'news') {
        for (const request of await ownListRequests(account))
          await takeRequest(account, request, { isSent: true });
      }
      await applyOwnListRows(account, page.rows);
      const isEnd = place === 'again' && !page.more;
      if (isNext) await setPullPlace(account, place, isEnd ? undefined : page.cursor);
      return page.rows.length > 0;
    }),
  );
}
