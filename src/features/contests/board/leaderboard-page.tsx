import { CircleAlert, Download, Snowflake, Trophy } from 'lucide-react';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../auth/session';
import { momentText } from '../../../lib/words';
import { NotOnDevice } from '../../../parts/not-on-device';
import { UpdatedLine } from '../../../parts/updated-line';
import { syncStatus } from '../../../sync/network/sync-status';
import type { PullResult } from '../../../sync/pull/pull-leaderboard';
import { BackLink } from '../../../ui/back-link';
import { Button } from '../../../ui/button';
import { EmptyState, Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/use-now';
import { BoardLegend } from './board-legend';
import styles from './leaderboard.module.css';
import { LeaderboardTable, type TableHandle } from './leaderboard-table';
import { scoreText } from './leaderboard-words';
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
  usePageName(head?.contestName);
  const above = <BackLink from={from} fallback={`/contests/${slug}`} label="Contest" />;
  if (!head) {
    if (head === undefined || pulling) {
      return (
        <Page title="Leaderboard" above={above}>
          <SkeletonLines count={12} />
        </Page>
      );
    }
    return <Missing slug={slug} last={last} onFetch={again} />;
  }
  const { contestName, total, own, asOf, frozenSince, fetchedAt } = head;
  const username = current.state === 'signedIn' ? current.username : null;
  return (
    <Page
      title={`Leaderboard for ${contestName}`}
      above={above}
      intro={`As of ${momentText(Date.parse(asOf), now)}`}
      actions={
        <>
          <div className={styles.updated}>
            <UpdatedLine fetchedAt={fetchedAt} pulling={pulling} offline={offline} onRefresh={again} />
          </div>
          {total > 0 && (
            <Button
              icon={<Download aria-hidden />}
              onClick={() => void saveLeaderboard(head, pages, offline)}
            >
              Download CSV
            </Button>
          )}
        </>
      }
    >
      {frozenSince && (
        <Notice tone="accent" icon={<Snowflake aria-hidden />}>
          {`The board has been frozen since ${momentText(Date.parse(frozenSince), now)}. Later results appear when the freeze ends.`}
        </Notice>
      )}
      {own && (
        <div className={styles.own}>
          <p>
            You are <strong>{`${own.rank} of ${total.toLocaleString('en')}`}</strong>
            {` with ${scoreText(own.entry.totalScore)} points.`}
          </p>
          <Button small onClick={() => table.current?.scrollTo(own.rank - 1)}>
            Show my row
          </Button>
        </div>
      )}
      {total === 0 ? (
        <EmptyState icon={<Trophy aria-hidden />} title="Nobody is on the board yet">
          It fills as soon as somebody has started the contest.
        </EmptyState>
      ) : (
        <>
          <BoardLegend problems={head.problems ?? []} />
          <LeaderboardTable
            ref={table}
            head={head}
            pages={pages}
            offline={offline}
            username={own?.entry.username ?? username}
            onSight={show}
          />
        </>
      )}
    </Page>
  );
}

function Missing({ slug, last, onFetch }: { slug: string; last: PullResult | null; onFetch(): void }) {
  const isUnreached = !last || last.ok || last.reason === 'offline' || last.reason === 'timeout';
  if (isUnreached) return <NotOnDevice what={`Leaderboard of ${slug}`} isGone={false} onFetch={onFetch} />;
  return (
    <Page title="Leaderboard" above={<BackLink from={undefined} fallback="/contests" label="Contests" />}>
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={last.message || 'Something went wrong.'}
        actions={<Button onClick={onFetch}>Try again</Button>}
      />
    </Page>
  );
}
