import { useNavigate } from '@tanstack/react-router';
import type { SharedList } from '../../../contract/entities/shared-list';
import type { AccountKey } from '../../data/account/account';
import { createList } from '../../data/own-lists/lists';
import { BackLink } from '../../ui/back-link';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { showToast } from '../../ui/toast';
import { ListProblems } from './list-problems';
import { messages } from './messages';
import { change } from './use-lists';

/** A list of somebody else. The copy on this device also opens without a network. */
export function SharedListView({ account, list }: { account: AccountKey; list: SharedList }) {
  const navigate = useNavigate();
  usePageName(list.name);
  const ids = list.problems.map(({ id }) => id);
  const copy = async () => {
    let listID = '';
    const isMade = await change(async () => {
      listID = await createList(account, list.name, ids);
    });
    if (!isMade) return;
    const open = () => void navigate({ to: '/lists/$listID', params: { listID } });
    const action = { label: messages.open, onClick: open };
    void showToast(messages.copied(list.name), { tone: 'safe', id: 'lists', action });
  };
  return (
    <Page
      title={list.name}
      above={<BackLink from={undefined} fallback="/lists" label={messages.backToLists} />}
      intro={messages.by(list.owner.displayName)}
      actions={
        <Button look="primary" onClick={() => void copy()}>
          {messages.copyToMine}
        </Button>
      }
    >
      {ids.length === 0 ? (
        <EmptyState title={messages.emptyShared} />
      ) : (
        <ListProblems account={account} problemIDs={ids} listID={list.listID} />
      )}
    </Page>
  );
}
