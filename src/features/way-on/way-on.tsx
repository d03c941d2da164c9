import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { ArrowRight } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Challenge } from '../../../contract/entities/challenge';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { isQuestionType } from '../../../contract/rules/question-type';
import { accountKey, session } from '../../auth/session';
import type { AccountKey } from '../../data/account/account';
import { readChallenge } from '../../data/copies/challenges';
import { readProblem } from '../../data/copies/problems';
import { similarProblems } from '../../data/copies/similar-problems';
import { solvedProblemIds } from '../../data/work/submissions';
import { challengeProgress } from '../../lib/problems/challenge-progress';
import { DifficultyMark } from '../../parts/problem/difficulty-mark';
import { useFrom, useFromLink } from '../../parts/use-from';
import { workRoute } from '../../parts/work-route';
import { buttonClass } from '../../ui/button';
import { messages } from './messages';
import styles from './way-on.module.css';

const similarMax = 3;

type NextProblem = Challenge['problems'][number];
interface WayOnFacts {
  problem: ProblemDetail;
  challenge: { name: string; next: NextProblem | null } | undefined;
  similar: Awaited<ReturnType<typeof similarProblems>>;
}

interface WayOnProps {
  problemID: string;
  challengeID: string | undefined;
}

async function readWayOn(
  account: AccountKey,
  { problemID, challengeID }: WayOnProps,
): Promise<WayOnFacts | null> {
  const problem = await readProblem(problemID);
  if (!problem) return null;
  const solved = new Set([...(await solvedProblemIds(account)), problem.id]);
  const challenge = challengeID === undefined ? undefined : await readChallenge(challengeID);
  const after = challenge?.problems.slice(challenge.problems.findIndex(({ id }) => id === problem.id) + 1);
  const next =
    challenge &&
    (challengeProgress(after ?? [], solved).next ?? challengeProgress(challenge.problems, solved).next);
  const left = next ? new Set([...solved, next.id]) : solved;
  return {
    problem,
    challenge: challenge && { name: challenge.name, next: next ?? null },
    similar: await similarProblems(problem, left, similarMax),
  };
}

/** Below an accepted submission or an answer: the next problem of the challenge, similar ones, and how others solved it. */
export function WayOn(props: WayOnProps) {
  const { problemID, challengeID } = props;
  useSnapshot(session);
  const account = accountKey();
  const from = useFrom();
  const fromLink = useFromLink();
  const facts = useLiveQuery(() => readWayOn(account, props), [problemID, account, challengeID]);
  if (!facts) return null;
  const { problem, challenge, similar } = facts;
  return (
    <section className={styles.wayOn} aria-label={messages.next}>
      {challenge?.next && challengeID !== undefined && (
        <div className={styles.next}>
          <p>{messages.nextIn(challenge.name)}</p>
          <Link
            to={workRoute(challenge.next.type)}
            params={{ problemID: challenge.next.id }}
            search={{ challenge: challengeID, from }}
            state={{ from }}
            className={buttonClass('primary')}
          >
            {challenge.next.title}
            <ArrowRight aria-hidden />
          </Link>
        </div>
      )}
      {challenge?.next === null && challengeID !== undefined && (
        <div className={styles.next}>
          <p>{messages.finished(challenge.name)}</p>
          <Link
            to="/challenges/$challengeID"
            params={{ challengeID }}
            {...fromLink}
            className={buttonClass('plain')}
          >
            {messages.toChallenge}
          </Link>
        </div>
      )}
      <OtherWays problem={problem} />
      {similar.length > 0 && (
        <div className={styles.similar}>
          <h2>{messages.similar}</h2>
          <ul className={styles.list}>
            {similar.map(({ id, title, type, difficulty, summary }) => (
              <li key={id}>
                <span>
                  <Link to={workRoute(type)} params={{ problemID: id }} search={{ from }} state={{ from }}>
                    {title}
                  </Link>
                  {summary && <span className={styles.summary}>{summary}</span>}
                </span>
                <DifficultyMark difficulty={difficulty} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {similar.length === 0 && !challenge?.next && (
        <Link to="/explore" state={{ from }}>
          {messages.allProblems}
        </Link>
      )}
    </section>
  );
}

function OtherWays({ problem: { id, type, hasEditorial } }: { problem: ProblemDetail }) {
  const fromLink = useFromLink();
  const hasSolutions = !isQuestionType(type);
  if (!hasEditorial && !hasSolutions) return null;
  return (
    <p className={styles.ways}>
      {hasEditorial && (
        <Link to="/problems/$problemID" params={{ problemID: id }} hash="help-title" {...fromLink}>
          {messages.editorial}
        </Link>
      )}
      {hasSolutions && (
        <Link to="/problems/$problemID/solutions" params={{ problemID: id }} {...fromLink}>
          {messages.solutions}
        </Link>
      )}
    </p>
  );
}
