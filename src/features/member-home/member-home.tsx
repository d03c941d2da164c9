import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { afterPageShown, notePageShown } from '../../first-screen/page-shown';
import { usePull } from '../../parts/local-copies/use-pull';
import { useFrom } from '../../parts/use-from';
import { syncStatus } from '../../sync/network/sync-status';
import { pullChallenges } from '../../sync/pull/pull-challenges';
import { pullContests } from '../../sync/pull/pull-contests';
import { pullProblem, pullProblemPage } from '../../sync/pull/pull-problems';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { PageSkeleton } from '../../ui/page-skeleton';
import { useNow } from '../../ui/time/use-now';
import { ContinueSection } from './continue-section';
import { JudgedAgainSection } from './judged-again-section';
import styles from './member-home.module.css';
import { messages } from './messages';
import { NewSections } from './new-sections';
import { NextSection } from './next-section';
import { type HomeFacts, readHome } from './read-home';
import { Welcome } from './welcome';

interface MemberHomeProps {
  /** Open assignments and new comments. */
  assignments: ReactNode;
  calendar: (offline: boolean) => ReactNode;
}

const minuteMs = 60_000;

/** Work to continue and the next problem, from local rows only. */
export function MemberHome({ assignments, calendar }: MemberHomeProps) {
  const { current } = useSnapshot(session);
  const offline = useSnapshot(syncStatus).network === 'offline';
  const account = accountKey();
  const minute = Math.floor(useNow() / minuteMs);
  const facts = useLiveQuery(() => readHome(account, minute * minuteMs), [account, minute]);
  usePull(`${account}:${offline}`, () => afterPageShown(pullNews));
  const missing = untitled(facts);
  usePull(`${missing.join()}:${offline}`, () =>
    afterPageShown(() => Promise.all(missing.map((id) => pullProblem(id)))),
  );
  useEffect(() => {
    if (facts) notePageShown();
  }, [facts]);
  if (!facts) return <PageSkeleton />;
  const name = current.state === 'signedIn' ? current.displayName : undefined;
  return (
    <Page title={greeting(name, facts.isNew)} intro={facts.isNew ? messages.introNew : messages.intro}>
      <div className={styles.columns}>
        <div>
          <Unsent waiting={facts.waiting} refused={facts.refused} />
          {facts.isNew ? (
            <Welcome challenge={facts.challenge?.challenge} />
          ) : (
            <>
              <JudgedAgainSection judgedAgain={facts.judgedAgain} />
              <ContinueSection drafts={facts.drafts} running={facts.running} />
              {facts.challenge && <NextSection {...facts.challenge} />}
            </>
          )}
          {assignments}
          <NewSections newest={facts.newest} upcoming={facts.upcoming} />
        </div>
        <div className={styles.beside}>{calendar(offline)}</div>
      </div>
    </Page>
  );
}

/** Shown problems whose titles are not on this device yet. */
function untitled(facts: HomeFacts | undefined): string[] {
  const worked = [...(facts?.drafts ?? []), ...(facts?.judgedAgain ?? [])].map(({ problem }) => problem);
  const next = facts?.challenge?.next;
  return [...worked, ...(next ? [next] : [])].flatMap(({ id, title }) => (title === undefined ? id : []));
}

function greeting(name: string | undefined, isNew: boolean): string {
  if (isNew) return name === undefined ? messages.welcomeDevice : messages.welcome(name);
  return name === undefined ? messages.welcomeBackDevice : messages.welcomeBack(name);
}

async function pullNews(): Promise<void> {
  await pullChallenges();
  await pullProblemPage({ sort: 'newest', direction: 'asc', tags: [], perPage: 20 });
  await pullContests();
}

function Unsent({ waiting, refused }: { waiting: number; refused: number }) {
  const from = useFrom();
  if (waiting === 0) return null;
  return (
    <div className={styles.unsent}>
      <Notice
        tone={refused > 0 ? 'accent' : 'plain'}
        title={messages.unsent(waiting)}
        actions={
          <Link to="/offline" state={{ from }}>
            {messages.showUnsent}
          </Link>
        }
      >
        {refused > 0 ? messages.refused(refused) : messages.unsentHint}
      </Notice>
    </div>
  );
}
