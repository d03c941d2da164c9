import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { CircleAlert, Lock } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { readManagedContest } from '../../../data/copies/managed-contests';
import { counted } from '../../../lib/words';
import { NotOnDevice } from '../../../parts/not-on-device';
import { UpdatedLine } from '../../../parts/updated-line';
import { useFromLink } from '../../../parts/use-from';
import { usePull } from '../../../parts/use-pull';
import { type PullResult, pullManagedContest } from '../../../sync/contest-run/manage-contest';
import { syncStatus } from '../../../sync/network/sync-status';
import { BackLink } from '../../../ui/back-link';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import { ClarificationsPanel } from './clarifications-panel';
import { ClockPanel } from './clock-panel';
import { EntriesPanel } from './entries-panel';
import styles from './manage.module.css';
import { ParticipantsPanel } from './participants-panel';
import { RejudgePanel } from './rejudge-panel';
import { SubmissionDialog } from './submission-dialog';
import type { SubmissionViews } from './submission-views';

const parts = ['participants', 'submissions', 'clarifications', 'messages', 'clock', 'rejudging'] as const;
type Part = (typeof parts)[number];

export const parsePart = (said: string | undefined): Part =>
  parts.find((part) => part === said) ?? 'participants';

interface ManagePageProps {
  slug: string;
  part: Part;
  onPart(part: Part): void;
  /** The route renders the review: features do not import each other. */
  entryID: string | undefined;
  onEntry(entryID: string | undefined): void;
  submissionViews: SubmissionViews;
  messages: ReactNode;
  packs?: ReactNode;
}

const liveEveryMs = 15_000;

/** D-35, ROLE-10: the organiser's dashboard from local data, refreshed while online. */
export function ManagePage(props: ManagePageProps) {
  const { slug, part, onPart, messages, packs, entryID, onEntry } = props;
  const offline = useSnapshot(syncStatus).network === 'offline';
  useSnapshot(session);
  const contest = useLiveQuery(async () => (await readManagedContest(slug)) ?? null, [slug]);
  const pull = usePull(`${slug}:${offline}:${accountKey()}`, () => pullManagedContest(slug));
  useLive(pull.again, offline);
  usePageName(contest?.name);
  if (!contest) {
    if (contest === undefined || pull.pulling) return <Waiting slug={slug} />;
    return <Missing slug={slug} last={pull.last} onFetch={pull.again} />;
  }
  const held = contest.entries.filter(({ state }) => state === 'held').length;
  const outdated = (contest.problems ?? []).filter(({ newVersion }) => typeof newVersion === 'number').length;
  const unanswered = (contest.clarifications ?? []).filter(({ answer }) => answer === null).length;
  return (
    <Page
      title={`Manage ${contest.name}`}
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
      {packs}
      <Tabs
        label="Parts of the dashboard"
        tabs={[
          { id: 'participants', label: 'Participants' },
          {
            id: 'submissions',
            label: <>Submissions {held > 0 && <span className={styles.badge}>{`${held} held`}</span>}</>,
          },
          {
            id: 'clarifications',
            label: (
              <>
                Clarifications{' '}
                {unanswered > 0 && <span className={styles.badge}>{`${unanswered} open`}</span>}
              </>
            ),
          },
          { id: 'messages', label: 'Announcements' },
          {
            id: 'clock',
            label: <>Clock {contest.pausedSince && <span className={styles.badge}>paused</span>}</>,
          },
          {
            id: 'rejudging',
            label: (
              <>
                Rejudging{' '}
                {outdated > 0 && <span className={styles.badge}>{counted(outdated, 'new version')}</span>}
              </>
            ),
          },
        ]}
        active={part}
        onChoose={onPart}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        {part === 'participants' && <ParticipantsPanel contest={contest} offline={offline} />}
        {part === 'submissions' && <EntriesPanel contest={contest} offline={offline} onOpen={onEntry} />}
        {part === 'clarifications' && <ClarificationsPanel contest={contest} offline={offline} />}
        {part === 'messages' && messages}
        {part === 'rejudging' && <RejudgePanel contest={contest} offline={offline} />}
        {part === 'clock' && <ClockPanel contest={contest} offline={offline} />}
      </Tabs>
      {entryID !== undefined && (
        <SubmissionDialog
          key={entryID}
          contestSlug={slug}
          entryID={entryID}
          listed={contest.entries.find(({ id }) => id === entryID)}
          offline={offline}
          views={props.submissionViews}
          onClose={() => onEntry(undefined)}
        />
      )}
    </Page>
  );
}

function useLive(again: () => void, offline: boolean): void {
  useEffect(() => {
    if (offline) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), liveEveryMs);
    return () => clearInterval(timer);
  }, [again, offline]);
}

const Back = ({ slug }: { slug: string }) => (
  <BackLink from={undefined} fallback={`/contests/${slug}`} label="Contest" />
);

function Waiting({ slug }: { slug: string }) {
  return (
    <Page title="Manage contest" above={<Back slug={slug} />}>
      <SkeletonLines count={12} />
    </Page>
  );
}

function Missing({ slug, last, onFetch }: { slug: string; last: PullResult | null; onFetch(): void }) {
  const fromLink = useFromLink();
  const isUnreached = !last || last.ok || last.reason === 'offline' || last.reason === 'timeout';
  if (isUnreached) return <NotOnDevice what={`The dashboard of ${slug}`} isGone={false} onFetch={onFetch} />;
  const isRefused = last.reason === 'refused';
  return (
    <Page title="Manage contest" above={<Back slug={slug} />}>
      <EmptyState
        icon={isRefused ? <Lock aria-hidden /> : <CircleAlert aria-hidden />}
        title={isRefused ? 'Only its organiser manages a contest' : last.message || 'Something went wrong.'}
        actions={
          isRefused ? (
            <Link
              to="/contests/$contestSlug"
              params={{ contestSlug: slug }}
              {...fromLink}
              className={buttonClass('plain')}
            >
              Open the contest
            </Link>
          ) : (
            <Button onClick={onFetch}>Try again</Button>
          )
        }
      >
        {isRefused && 'Sign in with the account that created it, or open the contest as everybody sees it.'}
      </EmptyState>
    </Page>
  );
}
