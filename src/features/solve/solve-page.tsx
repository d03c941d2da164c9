import { Navigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { use, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isQuestionType } from '../../../contract/rules/question-type';
import { accountKey, session } from '../../auth/session';
import { openCopies } from '../../data/open-copies';
import { isProblem, readProblem } from '../../data/problems';
import { readFirstData } from '../../lib/first-screen';
import { afterShown, noteShown } from '../../lib/shown';
import { workRoute } from '../../lib/work-route';
import { pullProblem } from '../../sync/pull-problems';
import { isComing, isMissing } from '../../sync/pull-result';
import { syncStatus } from '../../sync/sync-status';
import { BackLink } from '../../ui/back-link';
import { NotOnDevice } from '../../ui/not-on-device';
import { usePageName } from '../../ui/page-name';
import { useHeld } from '../../ui/use-held';
import { usePull } from '../../ui/use-pull';
import { SolveScreen } from './solve-screen';
import { SolveSkeleton } from './solve-skeleton';

const storing = openCopies(readFirstData());

interface SolvePageProps {
  problemID: string;
  challengeID: string | undefined;
  from: string | undefined;
}

/** NAV-16: a problem from this device, brought up to date beside it; or the page that says it is not here. */
export function SolvePage({ problemID, challengeID, from }: SolvePageProps) {
  if (storing) use(storing);
  const { network } = useSnapshot(syncStatus);
  useSnapshot(session);
  const account = accountKey();
  // null: looked, and not there. undefined: not looked yet.
  const problem = useLiveQuery(async () => (await readProblem(problemID)) ?? null, [problemID]);
  const pull = usePull(`${problemID}:${network === 'offline'}:${account}`, () =>
    afterShown(() => pullProblem(problemID, challengeID)),
  );
  const isGone = isMissing(pull.last);
  const shown = useHeld(problem, {
    account,
    isIt: (one) => isProblem(one, problemID),
    isGone,
    isForAll: (problem) => problem.public,
  });
  usePageName(shown?.title);
  useEffect(() => {
    if (problem === null) noteShown();
  }, [problem]);
  // D-33, and addresses with other capitals.
  if (shown && (isQuestionType(shown.type) || shown.id !== problemID)) {
    const search = challengeID === undefined ? {} : { challenge: challengeID };
    return <Navigate to={workRoute(shown.type)} params={{ problemID: shown.id }} search={search} replace />;
  }
  if (shown) {
    const listedIn =
      challengeID === undefined
        ? { fallback: '/explore', label: 'Explore' }
        : { fallback: `/challenges/${encodeURIComponent(challengeID)}`, label: 'Challenge' };
    return (
      <SolveScreen
        problem={shown}
        challengeID={challengeID}
        challengeName={pull.last?.challengeName}
        back={<BackLink from={from} {...listedIn} short />}
      />
    );
  }
  if (problem === undefined || isComing(pull)) return <SolveSkeleton />;
  return <NotOnDevice what={`Problem ${problemID}`} isGone={isGone} onFetch={pull.again} />;
}
