import { Link } from '@tanstack/react-router';
import { Check, EyeOff, Lock } from 'lucide-react';
import { contestLimits } from '../../../../contract/limits';
import type { ContestListRow } from '../../../data/copies/contests';
import { TagLink } from '../../../parts/tag-link';
import { useFrom } from '../../../parts/use-from';
import { buttonClass } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { ContestCover } from '../page/contest-cover';
import { ContestLogo } from '../page/contest-logo';
import { TimeLabel } from '../page/time-label';
import styles from './contest-list.module.css';
import { messages } from './messages';

interface ContestCardProps {
  contest: ContestListRow;
  isOwn?: boolean;
}

export function ContestCard({ contest, isOwn = false }: ContestCardProps) {
  const { contestSlug, name, creatorName, imageURL, logoURL, tags, participants, userHasRegistered, role } =
    contest;
  const from = useFrom();
  return (
    <li className={styles.card}>
      <ContestCover imageURL={imageURL} />
      <div className={styles.body}>
        <p className={styles.time}>
          <TimeLabel contest={contest} />
          {userHasRegistered && (
            <span className={styles.registered}>
              <Check aria-hidden /> {messages.card.registered}
            </span>
          )}
        </p>
        <h3 className={styles.name}>
          <Link
            to="/contests/$contestSlug"
            params={{ contestSlug }}
            search={{ from }}
            state={{ from }}
            className={styles.link}
            // CLIST-6
            data-tip={name.length > contestLimits.shownNameLengthMax ? name : undefined}
          >
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>
          <ContestLogo logoURL={logoURL} small />
          {isOwn && !role ? messages.card.participants(participants) : messages.card.by(creatorName)}
          {isOwn && role && <span className={styles.fact}>{messages.card.roles[role]}</span>}
          {contest.passwordProtected && (
            <span className={styles.fact}>
              <Lock aria-hidden /> {messages.card.password}
            </span>
          )}
          {isOwn && !contest.public && (
            <span className={styles.fact}>
              <EyeOff aria-hidden /> {messages.card.linkOnly}
            </span>
          )}
        </p>
        {isOwn && (
          <p className={styles.facts}>
            <Link
              to="/contests/$contestSlug/manage"
              params={{ contestSlug }}
              state={{ from }}
              aria-label={messages.card.dashboardOf(name)}
              className={classNames(buttonClass('plain', true), styles.dashboard)}
            >
              {messages.card.dashboard}
            </Link>
          </p>
        )}
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.slice(0, 4).map((tag) => (
              <TagLink key={tag} tag={tag} />
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
