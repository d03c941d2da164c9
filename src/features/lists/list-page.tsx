import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import { readSharedList } from '../../data/copies/shared-lists';
import { readOwnList } from '../../data/own-lists/lists';
import { NotOnDevice } from '../../parts/local-copies/not-on-device';
import { usePull } from '../../parts/local-copies/use-pull';
import { syncStatus } from '../../sync/network/sync-status';
import { pullOwnLists } from '../../sync/own-lists/pull-own-lists';
import { pullSharedList } from '../../sync/own-lists/pull-shared-list';
import { isComing, isMissing } from '../../sync/pull/pull-result';
import { BackLink } from '../../ui/back-link';
import { Page } from '../../ui/page';
import { SkeletonLines } from '../../ui/skeleton';
import { BookmarksView } from './bookmarks-view';
import { messages } from './messages';
import { OwnListView } from './own-list-view';
import { SharedListView } from './shared-list-view';
import { useAccount } from './use-lists';

/** An own list, a list that somebody shares, or the bookmarks. */
export function ListPage({ listID }: { listID: string }) {
  const account = useAccount();
  if (listID === 'bookmarks') return <BookmarksView account={account} />;
  return <OneList account={account} listID={listID} />;
}

function OneList({ account, listID }: { account: AccountKey; listID: string }) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const found = useLiveQuery(async () => {
    const [own, shared] = await Promise.all([readOwnList(account, listID), readSharedList(listID)]);
    return { own, shared };
  }, [account, listID]);
  const pull = usePull(`${listID}:${account}:${offline}`, async () => {
    if (account !== deviceAccount && !offline) await pullOwnLists(account);
    return pullSharedList(listID);
  });
  if (found?.own) return <OwnListView account={account} list={found.own} />;
  if (found?.shared) return <SharedListView account={account} list={found.shared} />;
  if (!found || isComing(pull)) {
    return (
      <Page
        title={messages.title}
        above={<BackLink from={undefined} fallback="/lists" label={messages.backToLists} />}
      >
        <SkeletonLines count={6} />
      </Page>
    );
  }
  return <NotOnDevice what={messages.what} isGone={isMissing(pull.last)} onFetch={pull.again} />;
}
