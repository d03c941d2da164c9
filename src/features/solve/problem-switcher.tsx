import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Challenge } from '../../../contract/entities/challenge';
import { readChallenge } from '../../data/copies/challenges';
import { usePull } from '../../parts/local-copies/use-pull';
import { useFrom, useFromLink } from '../../parts/use-from';
import { workRoute } from '../../parts/work-route';
import { pullChallenge } from '../../sync/pull/pull-challenges';
import { isMissing } from '../../sync/pull/pull-result';
import { buttonClass } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { messages } from './messages';
import styles from './solve-header.module.css';

interface ProblemSwitcherProps {
  challengeID: string;
  /** The server's name, for a challenge that is not on this device. */
  name: string | undefined;
  problemID: string;
  /** RUN-7 */
  locked: boolean;
}

export function ProblemSwitcher({ challengeID, name, problemID, locked }: ProblemSwitcherProps) {
  const challenge = useLiveQuery(() => readChallenge(challengeID), [challengeID]);
  const fromLink = useFromLink();
  const { last } = usePull(
    challengeID,
    async () => (await readChallenge(challengeID)) === undefined && pullChallenge(challengeID),
  );
  // An old link, or a challenge that was removed.
  if (!challenge && last && isMissing(last)) return null;
  const problems = challenge?.problems ?? [];
  const at = problems.findIndex(({ id }) => id === problemID);
  return (
    <nav className={styles.switcher} aria-label={messages.page.challenge}>
      <Link
        to="/challenges/$challengeID"
        params={{ challengeID }}
        {...fromLink}
        className={styles.challenge}
        disabled={locked}
      >
        {challenge?.name ?? name ?? challengeID}
      </Link>
      {at >= 0 && (
        <>
          <Step
            to={problems[at - 1]}
            challengeID={challengeID}
            locked={locked}
            label={messages.page.previousProblem}
          >
            <ChevronLeft aria-hidden />
          </Step>
          <Link
            to="/challenges/$challengeID"
            params={{ challengeID }}
            {...fromLink}
            className={styles.place}
            disabled={locked}
            aria-label={messages.page.placeIn(at + 1, problems.length, challenge?.name ?? challengeID)}
          >
            {messages.page.problemOf(at + 1, problems.length)}
          </Link>
          <Step
            to={problems[at + 1]}
            challengeID={challengeID}
            locked={locked}
            label={messages.page.nextProblem}
          >
            <ChevronRight aria-hidden />
          </Step>
        </>
      )}
    </nav>
  );
}

interface StepProps {
  to: Challenge['problems'][number] | undefined;
  challengeID: string;
  locked: boolean;
  label: string;
  children: ReactNode;
}

function Step({ to, challengeID, locked, label, children }: StepProps) {
  const from = useFrom();
  const className = classNames(buttonClass('quiet', true), styles.step);
  if (to === undefined || locked) {
    return (
      <button type="button" className={className} disabled aria-label={label}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to={workRoute(to.type)}
      params={{ problemID: to.id }}
      search={{ challenge: challengeID, from }}
      state={{ from }}
      className={className}
      aria-label={label}
      data-tip={label}
    >
      {children}
    </Link>
  );
}
