import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { CircleAlert, Play } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { readVirtualContest, type VirtualContestRow } from '../../../data/contest-run/virtual-contests';
import { beginVirtualRun } from '../../../data/contest-run/virtual-runs';
import { failureText } from '../../../lib/failure-text';
import { NotOnDevice } from '../../../parts/local-copies/not-on-device';
import { usePull } from '../../../parts/local-copies/use-pull';
import { useFromLink } from '../../../parts/use-from';
import { pullVirtualContest } from '../../../sync/contest-run/pull-virtual-contest';
import { syncStatus } from '../../../sync/network/sync-status';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';
import styles from './virtual.module.css';

export function VirtualStart({ slug }: { slug: string }) {
  useSnapshot(session);
  const account = accountKey();
  const { network } = useSnapshot(syncStatus);
  const known = useLiveQuery(async () => (await readVirtualContest(account, slug)) ?? null, [account, slug]);
  const pull = usePull(`${slug}:${account}:${network === 'offline'}`, () =>
    pullVirtualContest(account, slug),
  );
  usePageName(known?.contest.name);
  if (known) return <Ready known={known} />;
  if (known === undefined || pull.pulling) {
    return (
      <Page title={messages.title} narrow>
        <SkeletonLines count={6} />
      </Page>
    );
  }
  const { last } = pull;
  if (!last || last.ok || last.reason === 'offline' || last.reason === 'timeout') {
    return <NotOnDevice what={messages.contestName(slug)} isGone={false} onFetch={pull.again} />;
  }
  return (
    <Page title={messages.title} narrow above={<About slug={slug} />}>
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={last.message || messages.somethingWrong}
        actions={<Button onClick={pull.again}>{messages.tryAgain}</Button>}
      />
    </Page>
  );
}

function About({ slug }: { slug: string }) {
  const fromLink = useFromLink();
  return (
    <Link to="/contests/$contestSlug" params={{ contestSlug: slug }} {...fromLink}>
      {messages.about}
    </Link>
  );
}

function Ready({ known }: { known: VirtualContestRow }) {
  const { account, contestSlug, contest, problems, leftOut, durationMs } = known;
  const [isStarting, setStarting] = useState(false);
  const begin = () => {
    setStarting(true);
    beginVirtualRun(account, contestSlug, serverClock.now()).catch((error: unknown) => {
      setStarting(false);
      void showToast(messages.notStarted, { tone: 'alert', description: failureText(error) });
    });
  };
  return (
    <Page
      title={messages.startTitle(contest.name)}
      narrow
      above={<About slug={contestSlug} />}
      intro={<p>{messages.startIntro}</p>}
    >
      <dl className={styles.facts}>
        <dt>{messages.problems}</dt>
        <dd>{messages.problemCount(problems.length, leftOut)}</dd>
        <dt>{messages.time}</dt>
        <dd>{messages.timeFromStart(durationMs)}</dd>
        <dt>{messages.whatCounts}</dt>
        <dd>{messages.countsAsPractice}</dd>
      </dl>
      {problems.length === 0 ? (
        <p className={styles.note}>{messages.allPrivate}</p>
      ) : (
        <Button look="primary" icon={<Play aria-hidden />} disabled={isStarting} onClick={begin}>
          {messages.start}
        </Button>
      )}
    </Page>
  );
}
