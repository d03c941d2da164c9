import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../contract/entities/problem';
import { type Language, questionEditorSplitPercent } from '../../../contract/limits';
import { accountKey, session } from '../../auth/session';
import { syncStatus } from '../../sync/network/sync-status';
import { Split } from '../../ui/split';
import { showToast } from '../../ui/toast';
import { useDraft } from './draft/use-draft';
import { CodeEditor, type EditorHandle } from './editor/code-editor';
import { EditorBar } from './editor/editor-bar';
import { SymbolRow } from './editor/symbol-row';
import { useKeyboardRoom } from './editor/use-keyboard-room';
import { useSolveKeys } from './editor/use-solve-keys';
import { ResultsPanel, type ResultsTab } from './results/results-panel';
import { isFollowed } from './results/submission-words';
import { useSubmissionMessage } from './results/use-submission-message';
import { useSubmissions } from './results/use-submissions';
import { useSubmit } from './results/use-submit';
import { useCppRuntime } from './run/use-cpp-runtime';
import { useCustomInput } from './run/use-custom-input';
import { useRunClient } from './run/use-run-client';
import { useRunning } from './run/use-running';
import styles from './solve.module.css';
import type { SolveContest } from './solve-contest';
import { SolveHeader } from './solve-header';
import { ChangedStatementNotice } from './statement/changed-statement-notice';
import { ReturnedStatementNotice } from './statement/returned-statement-notice';
import { StatementPanel } from './statement/statement-panel';
import { useReturnedStatement } from './statement/use-returned-statement';
import { useSteadyProblem } from './statement/use-steady-problem';
import { type View, ViewTabs } from './view-tabs';

interface SolveScreenProps {
  problem: ProblemDetail & { fetchedAt: number };
  challengeID: string | undefined;
  /** As the server called it with the problem (SOLVE-16). */
  challengeName?: string | undefined;
  /** NAV-32: the way back; a contest run has its own bar. */
  back?: ReactNode;
  contest?: SolveContest;
}

/** Statement, editor, results; Run on this device, Submit through the outbox. */
export function SolveScreen(props: SolveScreenProps) {
  const { problem: fetched, challengeID, challengeName, back, contest } = props;
  const { problem, changed, takeOver } = useSteadyProblem(fetched);
  useSnapshot(session);
  const account = accountKey();
  const returned = useReturnedStatement(problem, account);
  const { network } = useSnapshot(syncStatus);
  const editor = useRef<EditorHandle>(null);
  const screen = useRef<HTMLDivElement>(null);
  useKeyboardRoom(screen);
  const [view, setView] = useState<View>('statement');
  const [tab, setTab] = useState<ResultsTab>('samples');
  const [customInput, setCustomInput] = useCustomInput(problem.id);
  const draft = useDraft(problem, account, contest?.slug);
  const client = useRunClient(draft.language);
  const cpp = useCppRuntime(draft.language, client);
  const isCustom = tab === 'custom';
  const running = useRunning({
    problem,
    account,
    contestSlug: contest?.slug,
    network,
    draft,
    client,
    cpp,
    editor,
    isCustom,
    customInput,
  });
  const { rows, lastError } = useSubmissions(account, problem.id, contest?.slug);
  const submitting = useSubmit({ account, problemID: problem.id, challengeID, contestSlug: contest?.slug });

  const onRunning = contest?.onRunning;
  useEffect(() => onRunning?.(running.isOn), [onRunning, running.isOn]);
  const newest = rows?.[0];
  const isUnsent = lastError !== undefined;
  const isBusy = submitting.isWriting || rows?.some((row) => isFollowed(row, network, isUnsent)) === true;
  const canSubmitNow = !isBusy && draft.document !== undefined;

  const onRun = () => {
    if (!running.canRun) return;
    if (tab === 'verdict' || tab === 'history') setTab('samples');
    setView('results');
    void draft.flush();
    running.start();
  };
  const onSubmit = async () => {
    if (!canSubmitNow) return;
    void draft.flush();
    const id = await submitting.submit(draft.language, editor.current?.code() ?? '');
    if (id === null) return;
    // Whoever looks at something else by now stays there.
    setTab((now) => (now === tab ? 'verdict' : now));
    setView((now) => (now === view ? 'results' : now));
  };
  const restore = async (code: string, language: Language) => {
    setView('code');
    await draft.setAside(language);
    if (draft.document?.key.language !== language) await draft.changeTo(language, code);
    else if (!editor.current?.replace(draft.document, code)) await draft.putBack(draft.document, code);
    showToast('Code restored into the editor');
  };
  const onRestore = (code: string, language: Language) => {
    restore(code, language).catch(reportNotRestored);
  };
  useSolveKeys({ onRun, onSubmit });
  const notice = running.notice ?? submitting.problem;
  const submission = useSubmissionMessage({ newest, network, lastError, running, draft, editor });

  const isForLater = running.runsOnJudge && network === 'offline';
  const runLabel = isForLater ? 'Runs when online' : isCustom ? 'Run my input' : 'Run samples';

  return (
    <div ref={screen} className={styles.solve} data-view={view}>
      <SolveHeader
        problem={problem}
        challengeID={challengeID}
        challengeName={challengeName}
        running={running}
        back={back}
        message={notice ?? submission.current}
        isAlert={notice !== null}
        runLabel={runLabel}
        canSubmit={canSubmitNow}
        onRun={onRun}
        onSubmit={onSubmit}
      />
      <ViewTabs view={view} onChoose={setView} />
      <Split
        name="solve"
        direction="row"
        label="Width of the statement"
        initialPercent={questionEditorSplitPercent.question}
        className={styles.body}
        first={
          <StatementPanel problem={problem}>
            {changed && <ChangedStatementNotice shown={problem} changed={changed} onTakeOver={takeOver} />}
            {!changed && returned.before && (
              <ReturnedStatementNotice before={returned.before} problem={problem} onTake={returned.take} />
            )}
          </StatementPanel>
        }
        second={
          <Split
            name="solve-results"
            direction="column"
            label="Height of the editor"
            initialPercent={62}
            maxPercent={86}
            className={styles.workbench}
            first={
              <>
                <EditorBar draft={draft} editor={editor} />
                <CodeEditor
                  ref={editor}
                  document={draft.document}
                  completes={contest === undefined}
                  onEdit={submission.edited}
                  onEarlyCode={onRestore}
                />
                <SymbolRow editor={editor} />
              </>
            }
            second={
              <ResultsPanel
                tab={tab}
                onTab={setTab}
                problem={problem}
                running={running}
                network={network}
                language={draft.language}
                client={client}
                cpp={cpp}
                customInput={customInput}
                onCustomInput={setCustomInput}
                rows={rows}
                contestSlug={contest?.slug}
                onRestore={onRestore}
                message={submission.told}
              />
            }
          />
        }
      />
    </div>
  );
}

function reportNotRestored(error: unknown): void {
  void showToast('The code was not restored', { tone: 'alert', description: String(error) });
}
