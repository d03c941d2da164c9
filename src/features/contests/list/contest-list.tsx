import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Search, Trophy } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { session } from '../../../auth/session';
import { listContests } from '../../../data/copies/contests';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { usePull } from '../../../parts/local-copies/use-pull';
import { syncStatus } from '../../../sync/network/sync-status';
import { pullContests } from '../../../sync/pull/pull-contests';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { ContestGrid } from './contest-grid';
import styles from './contest-list.module.css';
import { filterContests } from './contest-order';
import { messages } from './messages';
import { SearchField } from './search-field';

interface ContestListProps {
  query: string;
  onQuery(query: string): void;
}

/** NAV-7, CLIST-1: the local public contests, refreshed while online. */
export function ContestList({ query, onQuery }: ContestListProps) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const { current } = useSnapshot(session);
  const isSignedIn = current.state === 'signedIn';
  const known = useLiveQuery(() => listContests('public'));
  const mine = useLiveQuery(async () => {
    const [own, joined] = await Promise.all([listContests('own'), listContests('joined')]);
    return new Set([...own, ...joined].map(({ contestSlug }) => contestSlug)).size;
  });
  const pull = usePull(`contests:${offline}:${isSignedIn}`, pullContests);
  const newest = known?.reduce((at, { fetchedAt }) => Math.max(at, fetchedAt), 0) || undefined;
  return (
    <Page
      title={messages.contests}
      intro={messages.intro}
      actions={
        <>
          {isSignedIn && mine !== undefined && mine > 0 && (
            <Link to="/contests/mine" className={buttonClass('plain')}>
              {messages.yourContests(mine)}
            </Link>
          )}
          <Link to="/contests/create" className={buttonClass('plain')}>
            {messages.createContest}
          </Link>
        </>
      }
    >
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            label={messages.search}
            icon={<Search aria-hidden />}
            value={query}
            onChange={onQuery}
          />
        </div>
        <UpdatedLine fetchedAt={newest} pulling={pull.pulling} offline={offline} onRefresh={pull.again} />
      </div>
      <h2 className="visually-hidden">{messages.publicContests}</h2>
      <div className={styles.whole}>
        <ContestGrid
          contests={known && filterContests(known, query)}
          isLoading={pull.pulling && known?.length === 0}
          empty={
            known?.length ? (
              <EmptyState
                title={messages.noMatches}
                actions={<Button onClick={() => onQuery('')}>{messages.showAll}</Button>}
              >
                {offline && messages.searchedOffline}
              </EmptyState>
            ) : (
              <NoContests offline={offline} failed={pull.last?.ok === false} onAgain={pull.again} />
            )
          }
        />
      </div>
    </Page>
  );
}

function NoContests({
  offline,
  failed,
  onAgain,
}: {
  offline: boolean;
  failed: boolean;
  onAgain: () => void;
}) {
  const isUnknown = offline || failed;
  return (
    <EmptyState
      icon={<Trophy aria-hidden />}
      title={isUnknown ? messages.noneOnDevice : messages.noPublic}
      actions={
        failed && !offline ? (
          <Button onClick={onAgain}>{messages.retry}</Button>
        ) : (
          <Link to="/explore" className={buttonClass('plain')}>
            {messages.exploreProblems}
          </Link>
        )
      }
    >
      {offline && messages.loadLater}
      {failed && !offline && messages.loadFailed}
    </EmptyState>
  );
}
