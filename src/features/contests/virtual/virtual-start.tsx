import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { CircleAlert, Play } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { readVirtualContest, type VirtualContestRow } from '../../../data/contest-run/virtual-contests';
import { beginVirtualRun } from '../../../data/contest-run/virtual-runs';
import { counted } from '../../../lib/words';
import { NotOnDevice } from '../../../parts/not-on-device';
import { useFromLink } from '../../../parts/use-from';
import { usePull } from '../../../parts/use-pull';
import { pullVirtualContest } from '../../../sync/contest-run/pull-virtual-contest';
import { syncStatus } from '../../../sync/network/sync-status';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { showToast } from '../../../ui/toast';
import styles from './virtual.module.css';
import { durationText } from './virtual-words';

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
      <Page title="Virtual participation" narrow>
        <SkeletonLines count={6} />
      </Page>
    );
  }
  const { last } = pull;
  if (!last || last.ok || last.reason === 'offline' || last.reason === 'timeout') {
    return <NotOnDevice what={`Contest ${slug}`} isGone={false} onFetch={pull.again} />;
  }
  return (
    <Page title="Virtual participation" narrow above={<About slug={slug} />}>
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={last.message || 'Something went wrong.'}
        actions={<Button onClick={pull.again}>Try again</Button>}
      />
    </Page>
  );
}

function About({ slug }: { slug: string }) {
  const fromLink = useFromLink();
  return (
    <Link to="/contests/$contestSlug" params={{ contestSlug: slug }} {...fromLink}>
      About this contest
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
      void showToast('It could not be begun', { tone: 'alert', description: String(error) });
    });
  };
  return (
    <Page
      title={`${contest.name}, virtually`}
      narrow
      above={<About slug={contestSlug} />}
      intro={<p>Your own clock begins with Start. It goes on through a reload and without a network.</p>}
    >
      <dl className={styles.facts}>
        <dt>Problems</dt>
        <dd>
          {`${counted(problems.length, 'problem')}, on this device`}
          {leftOut > 0 && `; ${leftOut} more ${leftOut === 1 ? 'is' : 'are'} private and left out`}
        </dd>
        <dt>Time</dt>
        <dd>{`${durationText(durationMs)} from your start`}</dd>
        <dt>What counts</dt>
        <dd>
          What you submit is judged as practice. At the end you see where you would have stood; the official
          board does not change.
        </dd>
      </dl>
      {problems.length === 0 ? (
        <p className={styles.note}>All problems of this contest are private: there is nothing to practise.</p>
      ) : (
        <Button look="primary" icon={<Play aria-hidden />} disabled={isStarting} onClick={begin}>
          Start virtual run
        </Button>
      )}
    </Page>
  );
}
