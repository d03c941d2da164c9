import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { ownListLimits as limits } from '../../../contract/own-list-limits';
import type { AccountKey } from '../../data/account/account';
import { readBookmarks, setBookmark } from '../../data/own-lists/bookmarks';
import { BackLink } from '../../ui/back-link';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { SkeletonLines } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { ListProblems } from './list-problems';
import { messages } from './messages';
import { change } from './use-lists';

export function BookmarksView({ account }: { account: AccountKey }) {
  const bookmarks = useLiveQuery(() => readBookmarks(account), [account]);
  const remove = async (problemID: string, title: string) => {
    if (!(await change(() => setBookmark(account, problemID, false)))) return;
    const onClick = () => void change(() => setBookmark(account, problemID, true));
    void showToast(messages.removed(title), { id: 'lists', action: { label: messages.undo, onClick } });
  };
  return (
    <Page
      title={messages.bookmarks}
      above={<BackLink from={undefined} fallback="/lists" label={messages.backToLists} />}
      intro={bookmarks && messages.count(bookmarks.length, limits.bookmarksMax)}
    >
      {!bookmarks && <SkeletonLines count={6} />}
      {bookmarks?.length === 0 && (
        <EmptyState
          title={messages.noBookmarks}
          actions={
            <Link to="/explore" className={buttonClass('primary')}>
              {messages.explore}
            </Link>
          }
        />
      )}
      {bookmarks && bookmarks.length > 0 && (
        <ListProblems
          account={account}
          problemIDs={bookmarks.map(({ problemID }) => problemID)}
          onRemove={remove}
        />
      )}
    </Page>
  );
}
