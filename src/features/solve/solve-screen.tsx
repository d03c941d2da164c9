import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { questionEditorSplitPercent } from '../../../contract/limits';
import { accountKey, session } from '../../auth/session';
import { deviceAccount } from '../../data/account/account';
import { loadPart, pageShown } from '../../first-screen/page-shown';
import { isServedFromDevice } from '../../first-screen/served-from-device';
import { ProblemImages } from '../../parts/problem/statement-tools';
import { useShownStatement } from '../../parts/problem/use-shown-statement';
import { Split } from '../../ui/layout/split';
import { hasGaps } from './draft/draft-actions';
import { useDraft } from './draft/use-draft';
import { CodeEditor } from './editor/code-editor';
import { EditorBar } from './editor/editor-bar';
import { SymbolRow } from './editor/symbol-row';
import { useKeyboardHeight } from './editor/use-keyboard-height';
import { messages } from './messages';
import { loadSubmit } from './results/load-submit';
import { ResultsPanel } from './results/results-panel';
import { useSubmissions } from './results/use-submissions';
import { useCppRuntime } from './run/use-cpp-runtime';
import { useCustomInput } from './run/use-custom-input';
import { useJudgeRuns } from './run/use-judge-runs';
import { useRunClient } from './run/use-run-client';
import { createScreen, type Solve, SolveContext, useSolve } from './screen-state';
import styles from './solve.module.css';
import type { SolveContest } from './solve-contest';
import { SolveHeader } from './solve-header';
import { StatementPanel } from './statement/statement-panel';
import { useReturnedStatement } from './statement/use-returned-statement';
import { useSteadyProblem } from './statement/use-steady-problem';
import { ViewTabs } from './view-tabs';

const AssignmentNote = lazy(() =>
  loadPart(() =>
    pageShown()
      .then(() => import('./assignment/assignment-note'))
      .then((part) => ({ default: part.AssignmentNote })),
  ),
);

const ChangedStatementNotice = lazy(() =>
  import('./notices/changed-statement-notice').then((part) => ({ default: part.ChangedStatementNotice })),
);
const ReturnedStatementNotice = lazy(() =>
  import('./notices/returned-statement-notice').then((part) => ({ default: part.ReturnedStatementNotice })),
);

interface SolveScreenProps {
  problem: ProblemDetail & { fetchedAt: number };
  challengeID: string | undefined;
  challengeName?: string | undefined;
  /** NAV-32; a contest run has its own bar. */
  back?: ReactNode;
  contest?: SolveContest;
  comments?: ReactNode;
  /** Below the statement; none in contests. */
  help?: ReactNode;
  /** Below an accepted submission; none in contests. */
  wayOn?: ReactNode;
  marks?: ReactNode;
}

/** Statement, editor and results; runs on this device, submits through the outbox. */
export function SolveScreen(props: SolveScreenProps) {
  const { problem: fetched, challengeID, challengeName, back, contest } = props;
  const { problem: own, changed: changedOwn, showNewest } = useSteadyProblem(fetched);
  const problem = useShownStatement(own);
  const changed = useShownStatement(changedOwn);
  useSnapshot(session);
  const account = accountKey();
  const returned = useReturnedStatement(own, account);
  const root = useRef<HTMLDivElement>(null);
  useKeyboardHeight(root);
  const solve = useOpened(problem, account, challengeID, contest);
  // Synchronously: a press on the first screen of the server is replayed, and the focus follows at once.
  const { view } = useSnapshot(solve.state, { sync: true });
  return (
    <SolveContext value={solve}>
      <ProblemImages problem={problem} load={() => import('../../data/images/watch-images')}>
        <div ref={root} className={styles.solve} data-view={view}>
          <SolveHeader
            challengeName={challengeName}
            back={back}
            marks={props.marks}
            onRunning={contest?.onRunning}
          />
          <ViewTabs />
          <Split
            name="solve"
            direction="row"
            label={messages.page.statementWidth}
            initialPercent={questionEditorSplitPercent.question}
            className={styles.body}
            first={
              <StatementPanel problem={problem} hidesTags={contest !== undefined} after={props.help}>
                <Suspense>
                  {!contest && account !== deviceAccount && <AssignmentNote />}
                  {changed && (
                    <ChangedStatementNotice shown={problem} changed={changed} onShowNew={showNewest} />
                  )}
                  {!changed && returned.before && (
                    <ReturnedStatementNotice
                      before={returned.before}
                      problem={problem}
                      onDismiss={returned.dismiss}
                    />
                  )}
                </Suspense>
              </StatementPanel>
            }
            second={<Workbench comments={props.comments} wayOn={props.wayOn} />}
          />
        </div>
      </ProblemImages>
    </SolveContext>
  );
}

function Workbench(later: { comments: ReactNode; wayOn: ReactNode }) {
  const { isReadOnly, problem } = useSolve();
  return (
    <Split
      name="solve-results"
      direction="column"
      label={messages.page.editorHeight}
      initialPercent={62}
      maxPercent={86}
      className={styles.workbench}
      first={
        <>
          {!isReadOnly && <EditorBar />}
          <CodeEditor key={String(hasGaps(problem))} />
          {!isReadOnly && <SymbolRow />}
        </>
      }
      second={<ResultsPanel {...later} />}
    />
  );
}

function useOpened(
  problem: Solve['problem'],
  account: string,
  challengeID: string | undefined,
  contest: SolveContest | undefined,
): Solve {
  const { slug: contestSlug, isReadOnly } = contest ?? {};
  const [screen] = useState(createScreen);
  const { rows, lastError } = useSubmissions(account, problem.id, contestSlug);
  const { rows: judgeRows, lastError: judgeError } = useJudgeRuns(account, problem.id);
  const solve = useMemo(
    (): Solve => ({
      ...screen,
      problem,
      account,
      challengeID,
      contestSlug,
      isReadOnly,
      submissions: { rows, lastError },
      judge: { rows: judgeRows, lastError: judgeError },
    }),
    [screen, problem, account, challengeID, contestSlug, isReadOnly, rows, lastError, judgeRows, judgeError],
  );
  useDraft(solve);
  useRunClient(solve);
  useCppRuntime(solve);
  useCustomInput(solve);
  useEffect(() => {
    if (isServedFromDevice()) return;
    loadPart(() => pageShown().then(loadSubmit)).catch((error) =>
      console.warn('Submit could not be loaded', error),
    );
  }, []);
  return solve;
}
