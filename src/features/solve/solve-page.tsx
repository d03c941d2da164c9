import { Navigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isQuestionType } from '../../../contract/rules/question-type';
import { openCopies } from '../../data/open-copies';
import { readProblem } from '../../data/problems';
import { afterShown, noteShown } from '../../lib/shown';
import { pullProblem } from '../../sync/pull-problems';
import { isComing, isMissing } from '../../sync/pull-result';
import { syncStatus } from '../../sync/sync-status';
import { NotOnDevice } from '../../ui/not-on-device';
import { usePageName } from '../../ui/page-name';
import { usePull } from '../../ui/use-pull';
import { SolveScreen } from './solve-screen';
import { SolveSkeleton } from './solve-skeleton';

openCopies();

type Problem = Awaited<ReturnType<typeof readProblem>>;

/**
 * The copy on the device; once it was shown, also when it has made room for what is written upon it. Not what the server has no more, and
 * nothing private: that goes with whoever leaves.
 */
function useHeldProblem(problem: Problem | null, problemID: string, isGone: boolean): Problem | null {
  const [held, setHeld] = useState(problem);
  if (problem && held !== problem) setHeld(problem);
  // Just after a change of address the database may still tell of the problem before.
  return problem === null && !isGone && held?.public && held.id === problemID ? held : problem;
}

interface SolvePageProps {
  problemID: string;
  challengeID: string | undefined;
}

/** NAV-16: a problem from this device, brought up to date beside it; or the page that says it is not here. */
export function SolvePage({ problemID, challengeID }: SolvePageProps) {
  const { network } = useSnapshot(syncStatus);
  // null: looked, and not there. undefined: not looked yet.
  const problem = useLiveQuery(async () => (await readProblem(problemID)) ?? null, [problemID]);
  const pull = usePull(`${problemID}:${network === 'offline'}`, () =>
    afterShown(() => pullProblem(problemID, challengeID)),
  );
  const shown = useHeldProblem(problem, problemID, isMissing(pull.last));
  usePageName(shown?.title);
  useEffect(() => {
    if (problem === null) noteShown();
  }, [problem]);
  // D-33
  if (shown && isQuestionType(shown.type)) {
    const search = challengeID === undefined ? {} : { challenge: challengeID };
    return <Navigate to="/quiz/$problemID" params={{ problemID }} search={search} replace />;
  }
  if (shown) return <SolveScreen problem={shown} challengeID={challengeID} />;
  if (problem === undefined || isComing(pull)) return <SolveSkeleton />;
  const isGone = isMissing(pull.last);
  return <NotOnDevice what={`Problem ${problemID}`} isGone={isGone} onFetch={pull.again} />;
}
