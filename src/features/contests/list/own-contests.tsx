import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Trophy } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { listContests } from '../../../data/copies/contests';
import { wizardDraftsOf } from '../../../data/wizards/wizard-drafts';
import { UpdatedLine } from '../../../parts/local-copies/updated-line';
import { usePull } from '../../../parts/local-copies/use-pull';
import { SignInLink } from '../../../parts/sign-in-link';
import { syncStatus } from '../../../sync/network/sync-status';
import { pullContests } from '../../../sync/pull/pull-contests';
import { BackLink } from '../../../ui/back-link';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { ContestGrid } from './contest-grid';
import styles from './contest-list.module.css';
import { messages } from './messages';

const back = <BackLink from={undefined} fallback="/contests" label={messages.contests} />;

/** NAV-12, D-4: the contests that the user created, and those the user joined. */
export function OwnContests() {
  const { current } = useSnapshot(session);
  if (current.state !== 'signedOut') return <Own />;
  return (
    <Page title={messages.own.title} above={back}>
      <EmptyState
        icon={<Trophy aria-hidden />}
        title={messages.own.signInToSee}
        actions={<SignInLink look="button">{messages.own.signIn}</SignInLink>}
      />
    </Page>
  );
}

function Own() {
  const offline = useSnapshot(syncStatus).network === 'offline';
  // Both at once: a later second list would push the first one down.
  const lists = useLiveQuery(async () => ({
    own: await listContests('own'),
    joined: await listContests('joined'),
  }));
  const { joined } = lists ?? {};
  const own = lists?.own.filter(({ role }) => !role);
  const helped = lists?.own.filter(({ role }) => role) ?? [];
  const account = accountKey();
  const draftCount = useLiveQuery(() => wizardDraftsOf(account, 'contest'), [account])?.length ?? 0;
  const pull = usePull(`own contests:${offline}`, pullContests);
  const newest =
    [...(own ?? []), ...(joined ?? [])].reduce((at, { fetchedAt }) => Math.max(at, fetchedAt), 0) ||
    undefined;
  return (
    <Page title={messages.own.title} above={back}>
      {/* No update time for an empty list. */}
      <div className={styles.bar} hidden={pull.last?.ok && lists?.own.length === 0 && draftCount === 0}>
        <UpdatedLine fetchedAt={newest} pulling={pull.pulling} offline={offline} onRefresh={pull.again} />
        {draftCount > 0 && <Link to="/contests/create">{messages.own.unpublished(draftCount)}</Link>}
      </div>
      {helped.length > 0 && (
        <>
          <h2 className={styles.part}>{messages.own.helped}</h2>
          <ContestGrid isOwn contests={helped} isLoading={false} empty={null} />
        </>
      )}
      {joined !== undefined && joined.length > 0 && (
        <>
          <h2 className={styles.part}>{messages.own.joined}</h2>
          <ContestGrid contests={joined} isLoading={false} empty={null} />
        </>
      )}
      <h2 className={joined?.length || helped.length > 0 ? styles.part : 'visually-hidden'}>
        {messages.own.created}
      </h2>
      <div className={styles.whole} key={lists ? 'read' : 'unread'}>
        <ContestGrid
          isOwn
          contests={own}
          isLoading={pull.pulling}
          empty={
            <EmptyState
              icon={<Trophy aria-hidden />}
              title={pull.last?.ok ? messages.own.noneYet : messages.own.noneOnDevice}
              actions={
                <Link to="/contests/create" className={buttonClass('plain')}>
                  {messages.own.create}
                </Link>
              }
            >
              {offline && messages.loadLater}
            </EmptyState>
          }
        />
      </div>
    </Page>
  );
}
