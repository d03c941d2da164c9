import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Challenge } from '../../../contract/entities/challenge';
import { accountKey, session } from '../../auth/session';
import { readChallenge } from '../../data/copies/challenges';
import { localProblemIds } from '../../data/copies/problems';
import { solvedProblemIds } from '../../data/work/submissions';
import { AbsentMark } from '../../parts/local-copies/absent-mark';
import { NotOnDevice } from '../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../parts/local-copies/updated-line';
import { usePull } from '../../parts/local-copies/use-pull';
import { DifficultyMark } from '../../parts/problem/difficulty-mark';
import { TagLink } from '../../parts/tag-link';
import { useFrom } from '../../parts/use-from';
import { workRoute } from '../../parts/work-route';
import { syncStatus } from '../../sync/network/sync-status';
import { pullChallenge } from '../../sync/pull/pull-challenges';
import { refreshPractice } from '../../sync/pull/pull-practice';
import { isComing, isMissing } from '../../sync/pull/pull-result';
import { BackLink } from '../../ui/back-link';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { SkeletonLines } from '../../ui/skeleton';
import styles from './challenge-page.module.css';
import { messages } from './messages';
import { Progress } from './progress';

interface ChallengePageProps {
  url: string;
  from: string | undefined;
  /** Renders the download button of another feature. */
  download(title: string): ReactNode;
}

/** NAV-13: the local challenge, refreshed while online. */
export function ChallengePage({ url, from, download }: ChallengePageProps) {
  const { network } = useSnapshot(syncStatus);
  const offline = network === 'offline';
  const challenge = useLiveQuery(async () => (await readChallenge(url)) ?? null, [url]);
  const pull = usePull(`${url}:${offline}`, () => pullChallenge(url));
  usePageName(challenge?.name);
  if (!challenge) {
    if (challenge === undefined || isComing(pull)) {
      return (
        <Page
          title={messages.title}
          above={<BackLink from={from} fallback="/explore" label={messages.explore} />}
        >
          <SkeletonLines count={6} />
        </Page>
      );
    }
    const isGone = isMissing(pull.last);
    return <NotOnDevice what={messages.challenge(url)} isGone={isGone} onFetch={pull.again} />;
  }
  return (
    <Page
      title={challenge.name}
      above={<BackLink from={from} fallback="/explore" label={messages.explore} />}
      intro={
        <div className={styles.cover}>
          <p>{challenge.description}</p>
          <p className={styles.tags}>
            {challenge.tags.map((tag) => (
              <TagLink key={tag} tag={tag} />
            ))}
          </p>
        </div>
      }
      actions={
        <>
          <div className={styles.updated}>
            <UpdatedLine
              fetchedAt={challenge.fetchedAt}
              pulling={pull.pulling}
              offline={offline}
              onRefresh={pull.again}
            />
          </div>
          {download(challenge.name)}
        </>
      }
    >
      <Problems challenge={challenge} offline={offline} />
    </Page>
  );
}

function Problems({ challenge, offline }: { challenge: Challenge; offline: boolean }) {
  useSnapshot(session);
  const account = accountKey();
  usePull(`${account}:${offline}`, () => refreshPractice(account, offline));
  const solved = useLiveQuery(() => solvedProblemIds(account), [account]);
  const from = useFrom();
  const held = useLiveQuery(
    () => (offline ? localProblemIds(challenge.problems.map(({ id }) => id)) : undefined),
    [challenge, offline],
  );
  if (challenge.problems.length === 0) return <EmptyState title={messages.noProblems} />;
  return (
    <>
      {solved ? <Progress challenge={challenge} solved={solved} /> : <div className={styles.progress} />}
      <ol className={styles.route}>
        {challenge.problems.map(({ id, title, difficulty, type }, at) => {
          const isSolved = solved?.has(id) === true;
          return (
            <li key={id} className={styles.stop} data-solved={isSolved || undefined}>
              <span className={styles.number}>{isSolved ? <Check size={16} aria-hidden /> : at + 1}</span>
              <Link
                to={workRoute(type)}
                params={{ problemID: id }}
                search={{ challenge: challenge.url, from }}
                state={{ from }}
                className={styles.title}
              >
                {title}
                {held?.has(id) === false && <AbsentMark />}
              </Link>
              {isSolved && <span className={styles.solved}>{messages.solved}</span>}
              <DifficultyMark difficulty={difficulty} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
