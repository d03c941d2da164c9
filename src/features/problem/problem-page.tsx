import { Link, Navigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { ProblemRole } from '../../../contract/rules/problem-roles';
import { isQuestionType } from '../../../contract/rules/question-type';
import { statementSections } from '../../../contract/rules/statement/statement-sections';
import { session } from '../../auth/session';
import { readProblem } from '../../data/copies/problems';
import { limitFacts } from '../../lib/words';
import { NotOnDevice } from '../../parts/local-copies/not-on-device';
import { UpdatedLine } from '../../parts/local-copies/updated-line';
import { usePull } from '../../parts/local-copies/use-pull';
import { ClosedNotice } from '../../parts/problem/closed-notice';
import { FactsLine } from '../../parts/problem/facts-line';
import { offersHelp } from '../../parts/problem/offers-help';
import { Statement } from '../../parts/problem/statement';
import { ProblemImages, ProblemOrigin, StatementLanguages } from '../../parts/problem/statement-tools';
import { useShownStatement } from '../../parts/problem/use-shown-statement';
import { useFromLink } from '../../parts/use-from';
import { workRoute } from '../../parts/work-route';
import { syncStatus } from '../../sync/network/sync-status';
import { pullProblem } from '../../sync/pull/pull-problems';
import { isComing, isMissing } from '../../sync/pull/pull-result';
import { BackLink } from '../../ui/back-link';
import { buttonClass } from '../../ui/button';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { SkeletonLines } from '../../ui/skeleton';
import { messages } from './messages';
import { OwnSubmissions } from './own-submissions';
import styles from './problem-page.module.css';
import { Statistics } from './statistics';

interface ProblemPageProps {
  id: string;
  from: string | undefined;
  /** Beside the user's own submissions. */
  comments?: ReactNode;
  /** Below the statement; may load later. */
  help?(problem: ProblemDetail): ReactNode;
  /** Bookmark and lists. */
  marks?: ReactNode;
  /** May load later. */
  notes?: ReactNode;
  /** For a problem that the user writes or tests. */
  ownActions?(title: string, role: ProblemRole): ReactNode;
}

/** NAV-5: the statement, the user's submissions, and the link to solve it (D-16). */
export function ProblemPage({ id, from, comments, help, marks, notes, ownActions }: ProblemPageProps) {
  const { network } = useSnapshot(syncStatus);
  const offline = network === 'offline';
  const isSignedIn = useSnapshot(session).current.state === 'signedIn';
  const fromLink = useFromLink();
  const own = useLiveQuery(async () => (await readProblem(id)) ?? null, [id]);
  const problem = useShownStatement(own);
  const pull = usePull(`${id}:${offline}`, () => pullProblem(id));
  const [round, setRound] = useState(0);
  const refresh = () => {
    pull.again();
    setRound(round + 1);
  };
  usePageName(problem?.title);
  if (!problem) {
    if (problem === undefined || isComing(pull)) {
      return (
        <Page
          title={messages.title}
          above={<BackLink from={from} fallback="/explore" label={messages.backToExplore} />}
          intro={'\u00a0'}
        >
          <SkeletonLines count={9} />
        </Page>
      );
    }
    const isGone = isMissing(pull.last);
    return (
      <NotOnDevice
        what={messages.titleOf(id)}
        isGone={isGone}
        more={isSignedIn && <MaybeInvited />}
        onFetch={pull.again}
      />
    );
  }
  if (problem.id !== id) {
    const search = from === undefined ? {} : { from };
    return (
      <Navigate to="/problems/$problemID" params={{ problemID: problem.id }} search={search} state replace />
    );
  }
  const isQuestion = isQuestionType(problem.type);
  const role = problem.own ? 'creator' : problem.role;
  return (
    <ProblemImages problem={problem} load={() => import('../../data/images/watch-images')}>
      <Page
        title={problem.title}
        above={<BackLink from={from} fallback="/explore" label={messages.backToExplore} />}
        intro={
          <FactsLine
            difficulty={problem.difficulty}
            facts={isQuestion ? [] : limitFacts(problem)}
            problemID={problem.id}
            isPrivate={!problem.public}
          />
        }
        actions={
          <>
            <div className={styles.marks}>{marks}</div>
            {role && ownActions?.(problem.title, role)}
            <Link
              to={workRoute(problem.type)}
              params={{ problemID: id }}
              {...fromLink}
              className={buttonClass('primary')}
            >
              {isQuestion ? messages.answer : messages.solve}
            </Link>
          </>
        }
      >
        <ClosedNotice closedBy={problem.closedBy} />
        <div className={styles.columns}>
          <div>
            <StatementLanguages problem={problem} />
            <Statement {...statementSections(problem)} samples={problem.samples} tags={problem.tags} />
            {offersHelp(problem) && (
              <Suspense fallback={<div className={styles.helpPlace} />}>{help?.(problem)}</Suspense>
            )}
            <ProblemOrigin credits={problem.credits} />
          </div>
          <aside className={styles.aside} aria-label={messages.aside}>
            <OwnSubmissions {...{ problemID: problem.id, offline, round, comments }} />
            <Suspense fallback={<div className={styles.notesPlace} />}>{notes}</Suspense>
            <Statistics problemID={problem.id} offline={offline} round={round} />
            <UpdatedLine
              fetchedAt={problem.fetchedAt}
              pulling={pull.pulling}
              offline={offline}
              onRefresh={refresh}
            />
          </aside>
        </div>
      </Page>
    </ProblemImages>
  );
}

/** Co-authors see a private problem only once they have accepted. */
function MaybeInvited() {
  return (
    <p>
      {messages.maybeInvited} <Link to="/problems/mine">{messages.ownProblems}</Link>
    </p>
  );
}
