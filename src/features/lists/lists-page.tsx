import { Link, useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Bookmark, Link2, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ownListLimits as limits } from '../../../contract/own-list-limits';
import { deviceAccount } from '../../data/account/account';
import { readBookmarks } from '../../data/own-lists/bookmarks';
import { createList } from '../../data/own-lists/lists';
import { solvedProblemIds } from '../../data/work/submissions';
import { usePull } from '../../parts/local-copies/use-pull';
import { SignInLink } from '../../parts/sign-in-link';
import { syncStatus } from '../../sync/network/sync-status';
import { pullOwnLists } from '../../sync/own-lists/pull-own-lists';
import { refreshPractice } from '../../sync/pull/pull-practice';
import { Section } from '../../ui/layout/section';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { SkeletonLines } from '../../ui/skeleton';
import styles from './lists.module.css';
import { messages } from './messages';
import { NameForm } from './name-form';
import { change, useAccount, useOwnLists } from './use-lists';

/** Own lists and bookmarks, with the solved problems of each. */
export function ListsPage() {
  const account = useAccount();
  const offline = useSnapshot(syncStatus).network === 'offline';
  const navigate = useNavigate();
  const lists = useOwnLists();
  const bookmarks = useLiveQuery(() => readBookmarks(account), [account]);
  const solved = useLiveQuery(() => solvedProblemIds(account), [account]);
  usePull(`lists:${account}:${offline}`, async () => {
    if (account !== deviceAccount && !offline) await pullOwnLists(account);
    await refreshPractice(account, offline);
  });
  if (!lists || !bookmarks || !solved) {
    return (
      <Page title={messages.title}>
        <SkeletonLines count={6} />
      </Page>
    );
  }
  const countSolved = (ids: readonly string[]) => ids.filter((id) => solved.has(id)).length;
  const marked = bookmarks.map(({ problemID }) => problemID);
  const create = async (name: string) => {
    let listID = '';
    const isMade = await change(async () => {
      listID = await createList(account, name);
    });
    if (isMade) void navigate({ to: '/lists/$listID', params: { listID } });
    return isMade;
  };
  return (
    <Page title={messages.title}>
      {account === deviceAccount && (
        <div className={styles.sharing}>
          <Notice
            title={messages.signedOutTitle}
            actions={<SignInLink look="button">{messages.signIn}</SignInLink>}
          >
            {messages.signedOut}
          </Notice>
        </div>
      )}
      <ul className={styles.lists}>
        <Card
          listID="bookmarks"
          icon={<Bookmark aria-hidden />}
          name={messages.bookmarks}
          done={countSolved(marked)}
          total={marked.length}
        />
      </ul>
      <Section
        title={messages.own}
        aside={<span className={styles.counter}>{messages.count(lists.length, limits.listsMax)}</span>}
      >
        {lists.length === 0 && <p className={styles.none}>{messages.noLists}</p>}
        <ul className={styles.lists}>
          {lists.map(({ listID, name, problemIDs, isShared, isPending }) => (
            <Card
              key={listID}
              listID={listID}
              icon={<List aria-hidden />}
              name={name}
              done={countSolved(problemIDs)}
              total={problemIDs.length}
              isShared={isShared}
              isPending={isPending}
            />
          ))}
        </ul>
        <NameForm label={messages.newList} button={messages.create} onSend={create} />
      </Section>
    </Page>
  );
}

interface CardProps {
  listID: string;
  icon: ReactNode;
  name: string;
  done: number;
  total: number;
  isShared?: boolean;
  isPending?: boolean;
}

function Card({ listID, icon, name, done, total, isShared, isPending }: CardProps) {
  return (
    <li className={styles.card}>
      {icon}
      <div className={styles.cardText}>
        <Link to="/lists/$listID" params={{ listID }} className={styles.cardTitle}>
          {name}
        </Link>
        <p className={styles.facts}>
          <span>{total === 0 ? messages.problems(0) : messages.solved(done, total)}</span>
          {isShared && (
            <span>
              <Link2 size={16} aria-hidden />
              {messages.isShared}
            </span>
          )}
          {isPending && <span>{messages.notSent}</span>}
        </p>
      </div>
      {total > 0 && <progress aria-label={messages.solved(done, total)} value={done} max={total} />}
    </li>
  );
}
