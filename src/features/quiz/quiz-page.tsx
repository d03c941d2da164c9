import { Navigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { isQuestionType } from '../../../contract/rules/question-type';
import { accountKey, session } from '../../auth/session';
import { isProblem, readProblem } from '../../data/copies/problems';
import { NotOnDevice } from '../../parts/local-copies/not-on-device';
import { useLastShown } from '../../parts/local-copies/use-last-shown';
import { usePull } from '../../parts/local-copies/use-pull';
import { useShownStatement } from '../../parts/problem/use-shown-statement';
import { workRoute } from '../../parts/work-route';
import { syncStatus } from '../../sync/network/sync-status';
import { refreshPractice } from '../../sync/pull/pull-practice';
import { pullProblem } from '../../sync/pull/pull-problems';
import { isComing, isMissing } from '../../sync/pull/pull-result';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { SkeletonLines } from '../../ui/skeleton';
import { messages } from './messages';
import { QuizScreen } from './quiz-screen';

interface QuizPageProps {
  problemID: string;
  challengeID: string | undefined;
  from: string | undefined;
  /** Below the question. */
  help?: ReactNode;
  wayOn?: ReactNode;
}

/** D-33 */
export function QuizPage({ problemID, challengeID, from, ...parts }: QuizPageProps) {
  const { network } = useSnapshot(syncStatus);
  useSnapshot(session);
  const account = accountKey();
  // null: not on this device. undefined: not read yet.
  const copy = useLiveQuery(async () => (await readProblem(problemID)) ?? null, [problemID]);
  const pull = usePull(`${problemID}:${network === 'offline'}:${account}`, () =>
    pullProblem(problemID, challengeID),
  );
  const isGone = isMissing(pull.last);
  const own = useLastShown(copy, {
    account,
    isIt: (one) => isProblem(one, problemID),
    isGone,
    isForAll: (problem) => problem.public,
  });
  const problem = useShownStatement(own);
  const offline = network === 'offline';
  usePull(`${account}:${offline}`, () => refreshPractice(account, offline));
  usePageName(problem?.title);
  if (problem && (!isQuestionType(problem.type) || problem.id !== problemID)) {
    const search = { challenge: challengeID, from };
    const to = { to: workRoute(problem.type), params: { problemID: problem.id }, search } as const;
    return <Navigate {...to} state replace />;
  }
  if (problem?.question && isQuestionType(problem.type)) {
    return (
      <QuizScreen
        problem={problem}
        type={problem.type}
        question={problem.question}
        challengeID={challengeID}
        from={from}
        {...parts}
      />
    );
  }
  if (problem === undefined || isComing(pull)) {
    return (
      <Page title={messages.title} narrow>
        <SkeletonLines count={9} />
      </Page>
    );
  }
  return <NotOnDevice what={messages.question(problemID)} isGone={isGone} onFetch={pull.again} />;
}
