import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { virtualSlug } from '../../../../contract/rules/names/virtual-slug';
import { accountKey, session } from '../../../auth/session';
import {
  keepForPractice,
  readPracticeProblems,
  workStateOf,
} from '../../../data/contest-run/contest-practice';
import { readRun } from '../../../data/contest-run/contest-runs';
import { type ContestRow, readContest } from '../../../data/copies/contests';
import { usePull } from '../../../parts/local-copies/use-pull';
import { pullContestPractice } from '../../../sync/contest-run/pull-contest-practice';
import { syncStatus } from '../../../sync/network/sync-status';
import type { PullResult } from '../../../sync/pull/pull-result';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { useNow } from '../../../ui/time/use-now';
import { isVirtualOpen } from '../virtual/virtual-open';
import { EditorialDialog } from './editorial-dialog';
import { messages } from './messages';
import styles from './practice.module.css';
import { type ListedProblem, PracticeList } from './practice-list';

const lookEveryMs = 5_000;

/** Decisions 084, 085: the problems of a finished contest, for practice. */
export function PracticePanel({ slug }: { slug: string }) {
  const contest = useLiveQuery(() => readContest(slug), [slug]);
  useNow(lookEveryMs);
  if (!contest || !isVirtualOpen(contest, serverClock.now())) return null;
  return <Problems contest={contest} />;
}

function Problems({ contest }: { contest: ContestRow }) {
  const { contestSlug: slug, openForPractice = false } = contest;
  useSnapshot(session);
  const account = accountKey();
  const offline = useSnapshot(syncStatus).network === 'offline';
  const pull = usePull(`${slug}:${account}:${offline}`, () => pullContestPractice(account, slug));
  const found = useLiveQuery(async () => {
    const known = await readPracticeProblems(account, slug, openForPractice);
    const run = await readRun(account, slug);
    const states = (known?.problems ?? []).map(
      async (listed): Promise<ListedProblem> => ({
        ...listed,
        practice: await workStateOf(account, listed.id, undefined),
        ...(run && { contest: await workStateOf(account, listed.id, slug) }),
      }),
    );
    return { known, problems: await Promise.all(states), virtual: await readRun(account, virtualSlug(slug)) };
  }, [account, slug, openForPractice]);
  const [readID, setReadID] = useState<string | null>(null);
  const problems = found?.known?.problems;
  useEffect(() => {
    void keepForPractice(problems?.flatMap(({ problem }) => problem ?? []) ?? []);
  }, [problems]);
  if (!found || (!found.known && pull.pulling)) return null;
  const { known, virtual } = found;
  // The server says no while somebody has extra time.
  const refusal = pull.last && !pull.last.ok && pull.last.reason === 'refused' ? pull.last.message : null;
  const isInVirtualRun =
    virtual !== undefined && !virtual.end && serverClock.now() < (virtual.deadlineAtMs ?? 0);
  const read = found.problems.find(({ id }) => id === readID);
  return (
    <>
      <section className={styles.panel} aria-labelledby="contest-practice">
        <h2 id="contest-practice">{messages.title}</h2>
        {refusal !== null ? (
          <p>{refusal}</p>
        ) : known ? (
          <>
            <p>{messages.intro}</p>
            <PracticeList problems={found.problems} onRead={isInVirtualRun ? undefined : setReadID} />
            {known.leftOut > 0 && <p>{messages.leftOut(known.leftOut)}</p>}
            {isInVirtualRun && <p>{messages.virtualRun}</p>}
            {!known.isFetched && <p>{messages.notFetched}</p>}
          </>
        ) : (
          <p>{missingText(offline, pull.last)}</p>
        )}
        {pull.last && !pull.last.ok && !offline && (
          <div>
            <Button small onClick={pull.again}>
              {messages.again}
            </Button>
          </div>
        )}
      </section>
      {read?.editorial !== undefined && !isInVirtualRun && refusal === null && (
        <EditorialDialog title={read.title} text={read.editorial} onClose={() => setReadID(null)} />
      )}
    </>
  );
}

const missingText = (offline: boolean, last: PullResult | null) =>
  (!offline && last?.ok === false && last.message) || messages.notOnDevice;
