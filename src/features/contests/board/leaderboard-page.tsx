import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { CircleAlert, Download, History, MonitorUp, Snowflake, Trophy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../auth/session';
import { readContest } from '../../../data/copies/contests';
import { momentText } from '../../../lib/words';
import { NotOnDevice } from '../../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { syncStatus } from '../../../sync/network/sync-status';
import type { PullResult } from '../../../sync/pull/pull-leaderboard';
import { BackLink } from '../../../ui/back-link';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState, Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/time/use-now';
import { Awards } from './awards';
import { BoardLegend } from './board-legend';
import { resultText } from './format-score';
import styles from './leaderboard.module.css';
import { LeaderboardTable, type TableHandle } from './leaderboard-table';
import { messages } from './messages';
import { PastBoard } from './past-board';
import { saveLeaderboard } from './save-leaderboard';
import { useLeaderboard } from './use-leaderboard';

interface LeaderboardPageProps {
  slug: string;
  from: string | undefined;
}

/** NAV-15, LEAD-1 … LEAD-3: the local leaderboard, refreshed while online. */
export function LeaderboardPage({ slug, from }: LeaderboardPageProps) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const { current } = useSnapshot(session);
  const { head, pages, pulling, last, show, again } = useLeaderboard(slug, offline);
  const now = useNow();
  const table = useRef<TableHandle>(null);
  const [isPast, setPast] = useState(false);
  usePageName(head?.contestName);
  const above = <BackLink from={from} fallback={`/contests/${slug}`} label={messages.backToContest} />;
  if (!head) {
    if (head === undefined || pulling) {
      return (
        <Page title={messages.title} above={above}>
          <SkeletonLines count={12} />
        </Page>
      );
    }
    return <Unavailable slug={slug} last={last} above={above} onFetch={again} />;
  }
  const { contestName, total, own, asOf, frozenSince, fetchedAt, awards } = head;
  const username = current.state === 'signedIn' ? current.username : null;
  return (
    <Page
      title={messages.titleOf(contestName)}
      above={above}
      intro={messages.asOf(momentText(Date.parse(asOf), now))}
      actions={
        <>
          <div className={styles.updated}>
            <UpdatedLine fetchedAt={fetchedAt} pulling={pulling} offline={offline} onRefresh={again} />
          </div>
          {total > 0 && !isPast && !offline && (
            <Button icon={<History aria-hidden />} onClick={() => setPast(true)}>
              {messages.pastOpen}
            </Button>
          )}
          <Link
            to="/leaderboard/$contestSlug/screen"
            params={{ contestSlug: slug }}
            className={buttonClass('plain')}
          >
            <MonitorUp aria-hidden /> {messages.bigScreen}
          </Link>
          {total > 0 && (
            <Button
              icon={<Download aria-hidden />}
              onClick={() => void saveLeaderboard(head, pages, offline)}
            >
              {messages.downloadCsv}
            </Button>
          )}
        </>
      }
    >
      {frozenSince && (
        <Notice tone="accent" icon={<Snowflake aria-hidden />}>
          {messages.frozenSince(momentText(Date.parse(frozenSince), now))}
        </Notice>
      )}
      {awards && awards.length > 0 && <Awards awards={awards} />}
      {own && (
        <div className={styles.own}>
          <p>{messages.ownRank(own.rank, total, resultText(head.scoring, own.entry))}</p>
          <Button small onClick={() => table.current?.scrollTo(own.rank - 1)}>
            {messages.showOwnRow}
          </Button>
        </div>
      )}
      {total === 0 ? (
        <EmptyState icon={<Trophy aria-hidden />} title={messages.emptyTitle}>
          {messages.empty}
        </EmptyState>
      ) : (
        <>
          <BoardLegend head={head} />
          {isPast ? (
            <PastBoard slug={slug} onClose={() => setPast(false)} />
          ) : (
            <LeaderboardTable
              ref={table}
              head={head}
              pages={pages}
              offline={offline}
              username={own?.entry.username ?? username}
              onPagesVisible={show}
            />
          )}
        </>
      )}
    </Page>
  );
}

interface UnavailableProps {
  slug: string;
  last: PullResult | null;
  /** Back to the contest or its run. */
  above: ReactNode;
  onFetch(): void;
}

function Unavailable({ slug, last, above, onFetch }: UnavailableProps) {
  const name = useLiveQuery(async () => (await readContest(slug))?.name, [slug]);
  const isUnreached = !last || last.ok || last.reason === 'offline' || last.reason === 'timeout';
  if (isUnreached)
    return (
      <NotOnDevice
        what={messages.notOnDeviceTitle(name ?? slug)}
        isGone={false}
        above={above}
        onFetch={onFetch}
      />
    );
  return (
    <Page
      title={messages.title}
      above={<BackLink from={undefined} fallback="/contests" label={messages.backToContests} />}
    >
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={last.message || messages.somethingWrong}
        actions={<Button onClick={onFetch}>{messages.tryAgain}</Button>}
      />
    </Page>
  );
}
