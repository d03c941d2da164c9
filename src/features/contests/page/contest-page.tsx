import { Link, useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { CircleAlert, ClipboardList, ListOrdered } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { contestClock } from '../../../../contract/rules/contest/contest-clock';
import { accountKey, session } from '../../../auth/session';
import { type ContestRow, readContest } from '../../../data/copies/contests';
import { NotOnDevice } from '../../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { useLastShown } from '../../../parts/local-copies/use-last-shown';
import { usePull } from '../../../parts/local-copies/use-pull';
import { useFrom } from '../../../parts/use-from';
import { syncStatus } from '../../../sync/network/sync-status';
import { type PullResult, pullContest } from '../../../sync/pull/pull-contests';
import { isMissing } from '../../../sync/pull/pull-result';
import { BackLink } from '../../../ui/back-link';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton';
import { ContestFacts } from './contest-facts';
import { ContestLayout } from './contest-layout';
import { ContestNotes } from './contest-notes';
import styles from './contest-page.module.css';
import { ContestTimesPanel } from './contest-times-panel';
import { messages } from './messages';
import { RegistrationPanel } from './registration-panel';
import { usePhase } from './use-phase';

interface ContestPageProps {
  slug: string;
  from: string | undefined;
  messages?: ReactNode;
  /** Above everything, although it loads later: only for people who opened an invitation. */
  invitation?: ReactNode;
  more?: ReactNode;
}

/** NAV-8: the local contest, refreshed while online. */
export function ContestPage({ slug, from, messages: contestMessages, invitation, more }: ContestPageProps) {
  const { network } = useSnapshot(syncStatus);
  useSnapshot(session);
  const account = accountKey();
  const offline = network === 'offline';
  const copy = useLiveQuery(async () => (await readContest(slug)) ?? null, [slug]);
  const pull = usePull(`${slug}:${offline}:${account}`, () => pullContest(slug));
  const isIt = ({ contestSlug }: ContestRow) => contestSlug === slug;
  const contest = useLastShown(copy, { account, isIt, isGone: isMissing(pull.last) });
  usePageName(contest?.name);
  const navigate = useNavigate();
  // The server finds a contest whatever capitals its address has; on this device it has those of its slug.
  const own = slug.toLowerCase();
  const hasCapitals = contest === null && pull.last?.ok === true && own !== slug;
  useEffect(() => {
    if (!hasCapitals) return;
    const params = { contestSlug: own };
    void navigate({ to: '/contests/$contestSlug', params, search: true, hash: true, replace: true });
  }, [hasCapitals, own, navigate]);
  const above = <BackLink from={from} fallback="/contests" label={messages.contests} />;
  if (!contest) {
    if (contest === undefined || pull.pulling) return <Loading above={above} />;
    return <Missing slug={slug} last={pull.last} onFetch={pull.again} />;
  }
  return (
    <ContestLayout
      contest={contest}
      above={above}
      actions={
        <div className={styles.updated}>
          <UpdatedLine
            fetchedAt={contest.fetchedAt}
            pulling={pull.pulling}
            offline={offline}
            onRefresh={pull.again}
          />
        </div>
      }
      panel={
        <>
          {invitation}
          <Panel contest={contest} offline={offline} />
          {more}
          {/* Last: it loads later and must not push the buttons away. */}
          {contestMessages}
        </>
      }
    />
  );
}

/** Separate, so that a change of phase does not render the page. */
function Panel({ contest, offline }: { contest: ContestRow; offline: boolean }) {
  const clock = useMemo(() => contestClock(contest), [contest]);
  const phase = usePhase(clock, contest.pausedSince);
  const from = useFrom();
  return (
    <>
      <ContestTimesPanel clock={clock} phase={phase} isPaused={contest.pausedSince !== undefined} />
      <RegistrationPanel contest={contest} phase={phase} offline={offline} />
      <ContestFacts contest={contest} />
      <ContestNotes contest={contest} phase={phase} hasEnd={clock.endMs !== null} />
      <div className={styles.links}>
        {(contest.isCreator || contest.role) && (
          <Link
            to="/contests/$contestSlug/manage"
            params={{ contestSlug: contest.contestSlug }}
            state={{ from }}
          >
            <ClipboardList aria-hidden /> {messages.manage}
          </Link>
        )}
        <Link
          to="/leaderboard/$contestSlug"
          params={{ contestSlug: contest.contestSlug }}
          search={{ from }}
          state={{ from }}
        >
          <ListOrdered aria-hidden /> {messages.leaderboard}
        </Link>
      </div>
    </>
  );
}

function Loading({ above }: { above: ReactNode }) {
  return (
    <Page title={messages.contest} above={above} intro={'\u00a0'}>
      <div className={styles.columns}>
        <div className={styles.cover}>
          <div className={styles.coverPlace}>
            <Skeleton height="100%" />
          </div>
        </div>
        <div className={styles.panel}>
          <SkeletonLines count={9} />
        </div>
        <div className={styles.texts}>
          <div className={styles.waiting}>
            <SkeletonLines count={9} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** CDET-37: the server's reason. */
function Missing({ slug, last, onFetch }: { slug: string; last: PullResult | null; onFetch(): void }) {
  const isUnreached = !last || last.ok || last.reason === 'offline' || last.reason === 'timeout';
  if (isUnreached) return <NotOnDevice what={messages.contestNamed(slug)} isGone={false} onFetch={onFetch} />;
  return (
    <Page
      title={messages.contest}
      above={<BackLink from={undefined} fallback="/contests" label={messages.contests} />}
    >
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={last.message || messages.unknownFailure}
        actions={
          isMissing(last) ? (
            <Link to="/contests" className={buttonClass('plain')}>
              {messages.otherContests}
            </Link>
          ) : (
            <Button onClick={onFetch}>{messages.retry}</Button>
          )
        }
      >
        {isMissing(last) && messages.submissionsRemain}
      </EmptyState>
    </Page>
  );
}
