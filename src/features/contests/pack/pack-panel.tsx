import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { phaseOfSchedule } from '../../../../contract/rules/contest/contest-clock';
import { accountKey, session } from '../../../auth/session';
import { readPack } from '../../../data/contest-run/contest-packs';
import { readRun } from '../../../data/contest-run/contest-runs';
import { type ContestRow, readContest } from '../../../data/copies/contests';
import { canOpenPacks } from '../../../data/packs/open-pack';
import { failureText } from '../../../lib/failure-text';
import { byteText } from '../../../lib/words';
import { usePull } from '../../../parts/local-copies/use-pull';
import { syncStatus } from '../../../sync/network/sync-status';
import { call, serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { messages } from './messages';
import styles from './pack.module.css';
import { packStatus } from './pack-status';
import { keepFetching, wantAndFetchPack } from './want-pack';

export function PackPanel({ slug }: { slug: string }) {
  useSnapshot(session);
  const account = accountKey();
  const found = useLiveQuery(async () => {
    const [contest, run] = await Promise.all([readContest(slug), readRun(account, slug)]);
    return contest && !run ? contest : null;
  }, [account, slug]);
  if (!found?.userHasRegistered || found.run || !canOpenPacks()) return null;
  const phase = phaseOfSchedule(found, serverClock.now());
  return phase === 'ended' ? null : <Pack account={account} contest={found} />;
}

function Pack({ account, contest }: { account: string; contest: ContestRow }) {
  const { contestSlug, name, version } = contest;
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  const row = useLiveQuery(
    async () => (await readPack(account, contestSlug)) ?? null,
    [account, contestSlug],
  );
  const [problem, setProblem] = useState<string | null>(null);
  const isWanted = Boolean(row);
  // Resumes the download, and replaces an outdated pack at once when the contest was changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed version of the contest checks the pack again
  useEffect(() => {
    return isWanted && !isOffline ? keepFetching(account) : undefined;
  }, [account, isWanted, isOffline, version]);
  const begin = () => {
    setProblem(null);
    wantAndFetchPack(account, contest).catch((error: unknown) => setProblem(failureText(error)));
  };
  if (row === undefined) return null;
  const status = row && packStatus(row, isOffline);
  return (
    <section className={styles.pack} aria-labelledby="contest-pack">
      <h2 id="contest-pack">{messages.title}</h2>
      {status ? (
        <p role="status" className={classNames(status.isTrouble && styles.trouble)}>
          {status.line}
        </p>
      ) : (
        <p>{messages.intro}</p>
      )}
      {status?.fraction != null && (
        <progress aria-label={messages.progress(name)} value={status.fraction} max={1} />
      )}
      {row?.state === 'ready' && (
        <p>{messages.openOffline(<Link to="/offline">{messages.offlineUse}</Link>)}</p>
      )}
      {problem && (
        <p role="alert" className={styles.trouble}>
          {problem}
        </p>
      )}
      {(!row || row.state === 'failed') && (
        <div className={styles.line}>
          <Button icon={<Download aria-hidden />} onClick={begin}>
            {row ? messages.retry : messages.download}
          </Button>
          {!row && !isOffline && <Size account={account} slug={contestSlug} />}
        </div>
      )}
    </section>
  );
}

const askAgainMs = 5000;

/** The size of the download. Asks again until the server answers. */
function Size({ account, slug }: { account: string; slug: string }) {
  const { pulling, last, again } = usePull(`pack:${slug}`, () =>
    call('contestPackFacts', { params: { slug }, account }),
  );
  useEffect(() => {
    if (pulling || last.ok) return;
    const timer = setTimeout(again, askAgainMs);
    return () => clearTimeout(timer);
  }, [pulling, last, again]);
  return <span>{last?.ok ? byteText(last.data.bytes) : ''}</span>;
}
