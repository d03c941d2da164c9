import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Check } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Challenge } from '../../../contract/entities/challenge';
import { accountKey, session } from '../../auth/session';
import { readChallenge } from '../../data/challenges';
import { solvedProblemIds } from '../../data/submissions';
import { pullChallenge } from '../../sync/pull-challenges';
import { syncStatus } from '../../sync/sync-status';
import { BackLink } from '../../ui/back-link';
import { DifficultyMark } from '../../ui/difficulty-mark';
import { NotOnDevice } from '../../ui/not-on-device';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { SkeletonLines } from '../../ui/skeleton';
import { TagLink } from '../../ui/tag-link';
import { UpdatedLine } from '../../ui/updated-line';
import { usePull } from '../../ui/use-pull';
import styles from './challenge-page.module.css';

interface ChallengePageProps {
  url: string;
  from: string | undefined;
}

/** NAV-13: a challenge from this device, brought up to date beside it. */
export function ChallengePage({ url, from }: ChallengePageProps) {
  const { network } = useSnapshot(syncStatus);
  const offline = network === 'offline';
  const challenge = useLiveQuery(async () => (await readChallenge(url)) ?? null, [url]);
  const pull = usePull(`${url}:${offline}`, () => pullChallenge(url));
  usePageName(challenge?.name);
  if (!challenge) {
    if (challenge === undefined || pull.pulling) {
      return (
        <Page title="Challenge">
          <SkeletonLines count={6} />
        </Page>
      );
    }
    const isGone = pull.last.ok === false && pull.last.reason === 'notFound';
    return <NotOnDevice what={`Challenge ${url}`} isGone={isGone} onFetch={pull.again} />;
  }
  return (
    <Page
      title={challenge.name}
      above={<BackLink from={from} fallback="/explore" label="Explore" />}
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
        <UpdatedLine
          fetchedAt={challenge.fetchedAt}
          pulling={pull.pulling}
          offline={offline}
          onRefresh={pull.again}
        />
      }
    >
      <Problems challenge={challenge} />
    </Page>
  );
}

function Problems({ challenge }: { challenge: Challenge }) {
  useSnapshot(session);
  const account = accountKey();
  const solved = useLiveQuery(() => solvedProblemIds(account), [account]);
  if (challenge.problems.length === 0)
    return <EmptyState title="No problems added in this challenge, yet!" />;
  return (
    <ol className={styles.route}>
      {challenge.problems.map(({ id, title, difficulty }, at) => {
        const isSolved = solved?.has(id) === true;
        return (
          <li key={id} className={styles.stop} data-solved={isSolved || undefined}>
            <span className={styles.number}>{isSolved ? <Check size={16} aria-hidden /> : at + 1}</span>
            <Link
              to="/code/$problemID"
              params={{ problemID: id }}
              search={{ challenge: challenge.url }}
              className={styles.title}
            >
              {title}
            </Link>
            {isSolved && <span className={styles.solved}>Solved</span>}
            <DifficultyMark difficulty={difficulty} />
          </li>
        );
      })}
    </ol>
  );
}
