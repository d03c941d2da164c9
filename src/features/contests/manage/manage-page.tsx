import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { CircleAlert, Lock } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { type ContestRole, mayAct } from '../../../../contract/rules/contest/contest-roles';
import { accountKey, session } from '../../../auth/session';
import { type ManagedContestRow, readManagedContest } from '../../../data/copies/managed-contests';
import { NotOnDevice } from '../../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { usePull } from '../../../parts/local-copies/use-pull';
import { useRefresh } from '../../../parts/local-copies/use-refresh';
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
import { RoleContext } from '../organiser/role';
import { ClockPanel } from './clock-panel';
import { EditorialsPanel } from './editorials/editorials-panel';
import styles from './manage.module.css';
import { messages } from './messages';
import { ParticipantsPanel } from './participants-panel';
import { QuestionsPanel } from './questions/questions-panel';
import { RejudgePanel } from './rejudge-panel';
import { messages as roleTexts } from './staff/messages';
import { StaffPanel } from './staff/staff-panel';
import type { EntrySearch } from './submissions/entry-search';
import type { SubmissionViews } from './submissions/submission-views';
import { SubmissionsPanel } from './submissions/submissions-panel';
import { listRefreshMs } from './submissions/use-entry-list';

/** Lazy: rarely needed, and it brings the CSV parser. */
const RegistrationPanel = lazy(() =>
  import('./registration/registration-panel').then((m) => ({ default: m.RegistrationPanel })),
);

const texts = messages.page;

const tabs = [
  'participants',
  'registration',
  'submissions',
  'similarity',
  'clarifications',
  'messages',
  'clock',
  'rejudging',
  'editorials',
  'staff',
] as const;
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
  /** Of other features. */
  parts: Partial<Record<Tab, ReactNode>>;
  /** For those who may do everything. */
  ownerTools?: ReactNode;
}

const refreshEveryMs = 15_000;

/** D-35, ROLE-10: the organiser's dashboard from local data, refreshed while online. */
export function ManagePage(props: ManagePageProps) {
  const { slug, tab, onTab, parts, ownerTools, entryID, onEntry } = props;
  const offline = useSnapshot(syncStatus).network === 'offline';
  const { current } = useSnapshot(session);
  const username = current.state === 'signedIn' ? current.username : null;
  const contest = useLiveQuery(async () => (await readManagedContest(slug)) ?? null, [slug]);
  const pull = usePull(`${slug}:${offline}:${accountKey()}`, () => pullManagedContest(slug));
  const isListed = (contest?.totalEntries ?? 0) <= (contest?.entries.length ?? 0);
  useRefresh(pull.again, tab === 'submissions' && isListed ? listRefreshMs : refreshEveryMs, offline);
  usePageName(contest?.name);
  if (!contest) {
    if (contest === undefined || pull.pulling) return <Loading slug={slug} />;
    return <Unavailable slug={slug} last={pull.last} onFetch={pull.again} />;
  }
  const role = contest.role ?? 'creator';
  const shownTabs = tabsOf(role);
  const shown = shownTabs.includes(tab) ? tab : 'participants';
  return (
    <RoleContext value={role}>
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
        {mayAct(role, 'all') && ownerTools}
        {role !== 'creator' && <p className={styles.quiet}>{texts.yourRole(roleTexts.roles[role])}</p>}
        <Tabs
          label={texts.tabs}
          tabs={tabItems(contest).filter(({ id }) => shownTabs.includes(id))}
          active={shown}
          onChoose={onTab}
          className={styles.tabs}
          panelClassName={styles.panel}
        >
          {shown === 'submissions' && (
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
          {shown === 'clarifications' && (
            <QuestionsPanel contest={contest} offline={offline} username={username} />
          )}
          {parts[shown]}
          <LivePanel tab={shown} contest={contest} offline={offline} />
          {shown === 'staff' && <StaffPanel contest={contest} offline={offline} username={username} />}
        </Tabs>
      </Page>
    </RoleContext>
  );
}

/** Panels that need only the dashboard. */
function LivePanel({ tab, ...props }: { tab: Tab; contest: ManagedContestRow; offline: boolean }) {
  if (tab === 'participants') return <ParticipantsPanel {...props} />;
  if (tab === 'registration') {
    return (
      <Suspense fallback={<SkeletonLines count={8} />}>
        <RegistrationPanel {...props} />
      </Suspense>
    );
  }
  if (tab === 'rejudging') return <RejudgePanel {...props} />;
  if (tab === 'clock') return <ClockPanel {...props} />;
  if (tab === 'editorials')
    return <EditorialsPanel slug={props.contest.contestSlug} offline={props.offline} />;
  return null;
}

function tabItems(contest: ManagedContestRow): { id: Tab; label: ReactNode }[] {
  const held = contest.entries.filter(({ state }) => state === 'held').length;
  const outdated = (contest.problems ?? []).filter(({ newVersion }) => typeof newVersion === 'number').length;
  const unanswered = (contest.clarifications ?? []).filter(({ answer }) => answer === null).length;
  return [
    { id: 'participants', label: texts.participants },
    { id: 'registration', label: texts.registration },
    {
      id: 'submissions',
      label: (
        <>
          {texts.submissions} {held > 0 && <span className={styles.badge}>{texts.heldCount(held)}</span>}
        </>
      ),
    },
    { id: 'similarity', label: texts.similarity },
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
    { id: 'editorials', label: texts.editorials },
    { id: 'staff', label: texts.staff },
  ];
}

/** Only those with something to see or do. */
function tabsOf(role: ContestRole): readonly Tab[] {
  if (mayAct(role, 'all')) return tabs;
  const hidden: readonly Tab[] = mayAct(role, 'judge')
    ? ['registration', 'clock', 'editorials']
    : ['registration', 'clock', 'messages', 'rejudging', 'editorials'];
  return tabs.filter((tab) => !hidden.includes(tab));
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
