import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ownListLimits as limits } from '../../../contract/own-list-limits';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import {
  addToList,
  deleteList,
  moveInList,
  type OwnList,
  removeFromList,
  renameList,
  shareList,
} from '../../data/own-lists/lists';
import { SignInLink } from '../../parts/sign-in-link';
import { BackLink } from '../../ui/back-link';
import { Button, buttonClass } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Dialog } from '../../ui/dialog';
import { EmptyState, Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { showToast } from '../../ui/toast';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { ListProblems } from './list-problems';
import styles from './lists.module.css';
import { messages } from './messages';
import { NameForm } from './name-form';
import { change } from './use-lists';

interface OwnListViewProps {
  account: AccountKey;
  list: OwnList;
}

const focusPlaces = { share: ['stop'], stop: ['share'] };

export function OwnListView({ account, list }: OwnListViewProps) {
  const { listID, name, problemIDs, isShared } = list;
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  usePageName(name);
  const room = useKeptFocus(focusPlaces);
  const remove = async (problemID: string, title: string) => {
    if (!(await change(() => removeFromList(account, listID, problemID)))) return;
    const onClick = () => void change(() => addToList(account, listID, problemID));
    void showToast(messages.removed(title), { id: 'lists', action: { label: messages.undo, onClick } });
  };
  const share = async (isOn: boolean) => {
    if ((await change(() => shareList(account, listID, isOn))) && !isOn)
      void showToast(messages.notShared, { id: 'lists' });
  };
  return (
    <div ref={room}>
      <Page
        title={name}
        above={<BackLink from={undefined} fallback="/lists" label={messages.backToLists} />}
        intro={messages.count(problemIDs.length, limits.problemsMax)}
        actions={
          <>
            {!isShared && account !== deviceAccount && (
              <Button data-action="share" onClick={() => void share(true)}>
                {messages.share}
              </Button>
            )}
            <Button onClick={() => setOpen('rename')}>{messages.rename}</Button>
            <Button onClick={() => setOpen('delete')}>{messages.delete}</Button>
          </>
        }
      >
        {account === deviceAccount && (
          <p className={styles.none}>
            <SignInLink>{messages.signInToShare}</SignInLink>
          </p>
        )}
        {isShared && <Sharing list={list} onStop={() => void share(false)} />}
        {problemIDs.length === 0 ? (
          <EmptyState
            title={messages.emptyList}
            actions={
              <Link to="/explore" className={buttonClass('primary')}>
                {messages.explore}
              </Link>
            }
          />
        ) : (
          <ListProblems
            account={account}
            problemIDs={problemIDs}
            listID={listID}
            onMove={(problemID, direction) => change(() => moveInList(account, listID, problemID, direction))}
            onRemove={remove}
          />
        )}
        {open === 'rename' && (
          <Dialog title={messages.rename} onClose={close}>
            <NameForm
              label={messages.name}
              button={messages.save}
              initial={name}
              onSend={async (typed) => {
                const isDone = await change(() => renameList(account, listID, typed));
                if (isDone) close();
                return isDone;
              }}
            />
          </Dialog>
        )}
        {open === 'delete' && <DeleteDialog account={account} list={list} onClose={close} />}
      </Page>
    </div>
  );
}

function Sharing({ list, onStop }: { list: OwnList; onStop(): void }) {
  const address = `${location.origin}/lists/${list.listID}`;
  return (
    <div className={styles.sharing}>
      <Notice
        title={messages.isShared}
        actions={
          <Button small data-action="stop" onClick={onStop}>
            {messages.stopSharing}
          </Button>
        }
      >
        <p>{messages.sharedHint}</p>
        {list.isPending && <p>{messages.sharedWhenSent}</p>}
        <p className={styles.link}>
          <code>{address}</code>
          <CopyButton text={address} label={messages.copyLink} />
        </p>
      </Notice>
    </div>
  );
}

function DeleteDialog({ account, list, onClose }: OwnListViewProps & { onClose(): void }) {
  const navigate = useNavigate();
  const confirm = async () => {
    if (!(await change(() => deleteList(account, list.listID)))) return;
    void showToast(messages.deleted(list.name), { id: 'lists' });
    void navigate({ to: '/lists', replace: true });
  };
  return (
    <Dialog title={messages.deleteTitle(list.name)} onClose={onClose}>
      <p>{messages.deleteText}</p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button look="danger" onClick={() => void confirm()}>
          {messages.delete}
        </Button>
      </div>
    </Dialog>
  );
}
