import { Navigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, use, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isQuestionType } from '../../../contract/rules/question-type';
import { accountKey, session } from '../../auth/session';
import { isProblem, readProblem } from '../../data/copies/problems';
import { openCopies } from '../../data/storage/open-copies';
import { readFirstData } from '../../first-screen/first-screen';
import { afterPageShown, notePageShown } from '../../first-screen/page-shown';
import { NotOnDevice } from '../../parts/local-copies/not-on-device';
import { useLastShown } from '../../parts/local-copies/use-last-shown';
import { usePull } from '../../parts/local-copies/use-pull';
import { useShownStatement } from '../../parts/problem/use-shown-statement';
import { workRoute } from '../../parts/work-route';
import { syncStatus } from '../../sync/network/sync-status';
import { pullProblem } from '../../sync/pull/pull-problems';
import { isComing, isMissing } from '../../sync/pull/pull-result';
import { BackLink } from '../../ui/back-link';
import { usePageName } from '../../ui/page-name';
import { messages } from './messages';
import { SolveScreen } from './solve-screen';
import { SolveSkeleton } from './solve-skeleton';

const storing = openCopies(readFirstData());

interface SolvePageProps {
  problemID: string;
  challengeID: string | undefined;
  from: string | undefined;
  /** Above the user's earlier submissions. */
  comments?: ReactNode;
  /** Below the statement. */
  help?: ReactNode;
  /** Below an accepted submission. */
  wayOn?: ReactNode;
  /** Beside the title. */
  marks?: ReactNode;
}

/** NAV-16 */
export function SolvePage({ problemID, challengeID, from, ...parts }: SolvePageProps) {
  if (storing) use(storing);
  const { network } = useSnapshot(syncStatus);
  useSnapshot(session);
  const account = accountKey();
  // null: not on this device. undefined: not read yet.
  const problem = useLiveQuery(async () => (await readProblem(problemID)) ?? null, [problemID]);
  const pull = usePull(`${problemID}:${network === 'offline'}:${account}`, () =>
    afterPageShown(() => pullProblem(problemID, challengeID)),
  );
  const isGone = isMissing(pull.last);
  const shown = useLastShown(problem, {
    account,
    isIt: (one) => isProblem(one, problemID),
    isGone,
    isForAll: (problem) => problem.public,
  });
  usePageName(useShownStatement(shown)?.title);
  useEffect(() => {
    if (problem === null) notePageShown();
  }, [problem]);
  // D-33, and addresses with different capitals.
  if (shown && (isQuestionType(shown.type) || shown.id !== problemID)) {
    const search = { challenge: challengeID, from };
    const to = { to: workRoute(shown.type), params: { problemID: shown.id }, search } as const;
    return <Navigate {...to} state replace />;
  }
  if (shown) {
    const listedIn =
      challengeID === undefined
        ? { fallback: '/explore', label: messages.page.explore }
        : { fallback: `/challenges/${encodeURIComponent(challengeID)}`, label: messages.page.challenge };
    return (
      <SolveScreen
        problem={shown}
        challengeID={challengeID}
        challengeName={pull.last?.challengeName}
        {...parts}
        back={<BackLink from={from} {...listedIn} short />}
      />
    );
  }
  if (problem === undefined || isComing(pull)) return <SolveSkeleton />;
  return <NotOnDevice what={messages.page.problem(problemID)} isGone={isGone} onFetch={pull.again} />;
}
