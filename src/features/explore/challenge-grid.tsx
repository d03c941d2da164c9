import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Fragment, useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { ChallengeListItem } from '../../../contract/entities/challenge';
import { cardDifficulties, cardTags } from '../../../contract/rules/challenge-cards';
import { accountKey, session } from '../../auth/session';
import { listChallenges } from '../../data/copies/challenges';
import { solvedProblemIds } from '../../data/work/submissions';
import { endFirstScreen } from '../../first-screen/first-screen';
import { afterPageShown } from '../../first-screen/page-shown';
import { UpdatedLine } from '../../parts/local-copies/updated-line';
import { usePull } from '../../parts/local-copies/use-pull';
import { DifficultyMark } from '../../parts/problem/difficulty-mark';
import { TagLink } from '../../parts/tag-link';
import { useFrom } from '../../parts/use-from';
import { pullChallenges } from '../../sync/pull/pull-challenges';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/notice';
import { Skeleton, SkeletonLines } from '../../ui/skeleton';
import { builtInChallenges } from './built-in-challenges';
import styles from './challenge-grid.module.css';
import sections from './explore.module.css';
import { messages } from './messages';
import { ServerTrouble } from './server-trouble';

/** So that the content below does not move. */
const skeletonPlaces = Array.from({ length: builtInChallenges }, (_, place) => place);

/** As in `useProblemPages`. */
let remembered: Awaited<ReturnType<typeof listChallenges>> | undefined;

interface ChallengeGridProps {
  offline: boolean;
  tag?: string;
}

/** EXP-1: the local challenges, refreshed once. */
export function ChallengeGrid({ offline, tag }: ChallengeGridProps) {
  const known = useLiveQuery(listChallenges, [], remembered);
  useEffect(() => {
    if (known) remembered = known;
  }, [known]);
  const challenges = tag === undefined ? known : known?.filter(({ tags }) => tags.includes(tag));
  const pull = usePull(`challenges:${offline}`, () => afterPageShown(pullChallenges));
  const tags = cardTags(challenges ?? []);
  useSnapshot(session);
  const account = accountKey();
  const solved = useLiveQuery(() => solvedProblemIds(account), [account]);
  const newest = challenges?.reduce((at, { fetchedAt }) => Math.max(at, fetchedAt), 0) || undefined;
  const isEmpty = challenges?.length === 0;
  // The database read follows the write: without this, the grid would look empty in between.
  const isComing = pull.last?.ok === true && pull.last.changed && (pull.last.count ?? 0) > 0;
  const isWaiting = challenges === undefined || (isEmpty && (pull.pulling || isComing));
  useLayoutEffect(() => {
    if (!isWaiting) endFirstScreen();
  }, [isWaiting]);
  return (
    <>
      <div className={sections.sectionHead}>
        <h2 id="challenges">{messages.challenges}</h2>
        <UpdatedLine fetchedAt={newest} pulling={pull.pulling} offline={offline} onRefresh={pull.again} />
      </div>
      <ServerTrouble pull={pull} isSaid={offline && !isEmpty} onAgain={pull.again} />
      {isEmpty && !isWaiting ? (
        <NoChallenges offline={offline} tag={tag} />
      ) : (
        <ul className={styles.grid}>
          {challenges && !isEmpty
            ? challenges.map((challenge, at) => (
                <ChallengeCard
                  key={challenge.url}
                  challenge={challenge}
                  tags={tags[at] ?? []}
                  solvedCount={challenge.problemIDs?.filter((id) => solved?.has(id)).length ?? 0}
                />
              ))
            : skeletonPlaces.map((place) => (
                <li key={place} className={styles.card}>
                  <Skeleton width="60%" height="1.25rem" />
                  <SkeletonLines count={3} />
                </li>
              ))}
        </ul>
      )}
    </>
  );
}

function NoChallenges({ offline, tag }: ChallengeGridProps) {
  if (tag !== undefined) return <p className={styles.none}>{messages.noChallengesWithTag}</p>;
  return (
    <EmptyState title={messages.noChallenges}>
      {offline ? messages.downloadedLater : messages.serverHasNoChallenges}
    </EmptyState>
  );
}

interface ChallengeCardProps {
  challenge: ChallengeListItem;
  tags: readonly string[];
  solvedCount: number;
}

function ChallengeCard({ challenge, tags, solvedCount }: ChallengeCardProps) {
  const { name, description, url, problemCount } = challenge;
  const from = useFrom();
  return (
    <li className={styles.card}>
      <h3>
        <Link
          to="/challenges/$challengeID"
          params={{ challengeID: url }}
          search={{ from }}
          state={{ from }}
          className={styles.cardLink}
        >
          {name}
        </Link>
      </h3>
      <p className={styles.cardText}>{description}</p>
      <div className={styles.cardFoot}>
        {cardDifficulties(challenge).map((difficulty, at) => (
          <Fragment key={difficulty}>
            {at > 0 && <span>–</span>}
            <DifficultyMark difficulty={difficulty} />
          </Fragment>
        ))}
        <span className={classNames(styles.count, solvedCount > 0 && styles.begun)}>
          {solvedCount > 0
            ? messages.solvedOf(solvedCount, problemCount)
            : messages.problemCount(problemCount)}
        </span>
        <span className={styles.tags}>
          {tags.map((tag) => (
            <TagLink key={tag} tag={tag} />
          ))}
        </span>
      </div>
    </li>
  );
}
