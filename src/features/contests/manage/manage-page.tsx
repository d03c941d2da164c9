import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { readManagedContest } from '../../../data/copies/managed-contests';
import { NotOnDevice } from '../../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { usePull } from '../../../parts/local-copies/use-pull';
import { useFromLink } from '../../../parts/use-from';
import { type PullResult, pullManagedContest } from '../../../sync/contest-run/manage-contest';
import { syncStatus } from '../../../sync/network/sync-status';
import { BackLink } from '../../../ui/back-link';
import { Button, buttonClass } from '../../../ui/button';
import { Tabs } from '../../../ui/layout/tabs';
import { EmptyState } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { ClarificationsPanel } from './clarifications-panel';
import { ClockPanel } from './clock-panel';
import styles from './manage.module.css';
import { messages } from './messages';
import { ParticipantsPanel } from './participants-panel';
import { RejudgePanel } from './rejudge-panel';
import type { EntrySearch } from './submissions/entry-search';
import type { SubmissionViews } from './submissions/submission-views';
import { SubmissionsPanel } from './submissions/submissions-panel';
import { listRefreshMs } from './submissions/use-entry-list';
import { useRefresh } from './use-refresh';

const texts = messages.page;

const tabs = ['participants', 'submissions', 'clarifications', 'messages', 'clock', 'rejudging'] as const;
type Tab = (typeof tabs)[number];

export const parseTab = (text: string | undefined): Tab => tabs.find((tab) => tab === text) ?? 'participants';

interface ManagePageProps {
  slug: string;
  tab: Tab;
  onTab(tab: Tab): void;
  /** The route renders the review: features do not import each other. */
  entryID: string | undefined;
  onEntry(entryID: string | undefined): void;
  entrySearch: EntrySearch;
  onEntrySearch(search: EntrySearch): void;
  submissionViews: SubmissionViews;
  announcements: ReactNode;
  ownerTools?: ReactNode;
}

const refreshEveryMs = 15_000;

/** D-35, ROLE-10: the organiser's dashboard from local data, refreshed while online. */
export function ManagePage(props: ManagePageProps) {
  const { slug, tab, onTab, announcements, ownerTools, entryID, onEntry } = props;
  const offline = useSnapshot(syncStatus).network === 'offline';
  useSnapshot(session);
  const contest = useLiveQuery(async () => (await readManagedContest(slug)) ?? null, [slug]);
  const pull = usePull(`${slug}:${offline}:${accountKey()}`, () => pullManagedContest(slug));
  const isListed = (contest?.totalEntries ?? 0) <= (contest?.entries.length ?? 0);
  useRefresh(pull.again, tab === 'submissions' && isListed ? listRefreshMs : refreshEveryMs, offline);
  usePageName(contest?.name);
  if (!contest) {
    if (contest === undefined || pull.pulling) return <Loading slug={slug} />;
    return <Unavailable slug={slug} last={pull.last} onFetch={pull.again} />;
  }
  const held = contest.entries.filter(({ state }) => state === 'held').length;
  const outdated = (contest.problems ?? []).filter(({ newVersion }) => typeof newVersion === 'number').length;
  const unanswered = (contest.clarifications ?? []).filter(({ answer }) => answer === null).length;
  return (
    <Page
      title={texts.titleOf(contest.name)}
      above={<Back slug={slug} />}
      actions={
        <UpdatedLine
          fetchedAt={contest.fetchedAt}
          pulling={pull.pulling}
          offline={offline}
          onRefresh={pull.again}
        />
      }
    >
      {ownerTools}
      <Tabs
        label={texts.tabs}
        tabs={[
          { id: 'participants', label: texts.participants },
          {
            id: 'submissions',
            label: (
              <>
                {texts.submissions}{' '}
                {held > 0 && <span className={styles.badge}>{texts.heldCount(held)}</span>}
              </>
            ),
          },
          {
            id: 'clarifications',
            label: (
              <>
                {texts.questions}{' '}
                {unanswered > 0 && <span className={styles.badge}>{texts.openCount(unanswered)}</span>}
              </>
            ),
          },
          { id: 'messages', label: texts.announcements },
          {
            id: 'clock',
            label: (
              <>
                {texts.clock} {contest.pausedSince && <span className={styles.badge}>{texts.paused}</span>}
              </>
            ),
          },
          {
            id: 'rejudging',
            label: (
              <>
                {texts.rejudging}{' '}
                {outdated > 0 && <span className={styles.badge}>{texts.newVersionCount(outdated)}</span>}
              </>
            ),
          },
        ]}
        active={tab}
        onChoose={onTab}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        {tab === 'participants' && <ParticipantsPanel contest={contest} offline={offline} />}
        {tab === 'submissions' && (
          <SubmissionsPanel
            contest={contest}
            offline={offline}
            search={props.entrySearch}
            onSearch={props.onEntrySearch}
            entryID={entryID}
            onEntry={onEntry}
            views={props.submissionViews}
          />
        )}
        {tab === 'clarifications' && <ClarificationsPanel contest={contest} offline={offline} />}
        {tab === 'messages' && announcements}
        {tab === 'rejudging' && <RejudgePanel contest={contest} offline={offline} />}
        {tab === 'clock' && <ClockPanel contest={contest} offline={offline} />}
      </Tabs>
    </Page>
  );
}

const Back = ({ slug }: { slug: string }) => (
  <BackLink from={undefined} fallback={`/contests/${slug}`} label={texts.backToContest} />
);

function Loading({ slug }: { slug: string }) {
  return (
    <Page title={texts.title} above={<Back slug={slug} />}>
      <SkeletonLines count={12} />
    </Page>
  );
}

function Unavailable({ slug, last, onFetch }: { slug: string; last: PullResult | null; onFetch(): void }) {
  const fromLink = useFromLink();
  const isUnreached = !last || last.ok || last.reason === 'offline' || last.reason === 'timeout';
  if (isUnreached) return <NotOnDevice what={texts.dashboardOf(slug)} isGone={false} onFetch={onFetch} />;
  const isRefused = last.reason === 'refused';
  return (
    <Page title={texts.title} above={<Back slug={slug} />}>
      <EmptyState
        icon={isRefused ? <Lock aria-hidden /> : <CircleAlert aria-hidden />}
        title={isRefused ? texts.organiserOnly : last.message || texts.somethingWrong}
        actions={
          isRefused ? (
            <Link
              to="/contests/$contestSlug"
              params={{ contestSlug: slug }}
              {...fromLink}
              className={buttonClass('plain')}
            >
              {texts.openContest}
            </Link>
          ) : (
            <Button onClick={onFetch}>{messages.tryAgain}</Button>
          )
        }
      >
        {isRefused && texts.signInAsOrganiser}
      </EmptyState>
    </Page>
  );
}
