import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../contract/entities/problem';
import { type Language, questionEditorSplitPercent } from '../../../contract/limits';
import { canRunInBrowser } from '../../../wasm/run-client';
import { accountKey, session } from '../../auth/session';
import { syncStatus } from '../../sync/sync-status';
import { Split } from '../../ui/split';
import { CodeEditor, type EditorHandle } from './code-editor';
import { EditorBar } from './editor-bar';
import { ResultsPanel, type ResultsTab } from './results-panel';
import { samplesOf } from './run-cases';
import styles from './solve.module.css';
import { SolveHeader } from './solve-header';
import { StatementPanel } from './statement-panel';
import { isFollowed, submissionText } from './submission-words';
import { useDraft } from './use-draft';
import { useRun } from './use-run';
import { useSolveKeys } from './use-solve-keys';
import { useSubmissions } from './use-submissions';
import { useSubmit } from './use-submit';
import { type View, ViewTabs } from './view-tabs';

interface SolveScreenProps {
  problem: ProblemDetail & { fetchedAt: number };
  challengeID: string | undefined;
}

/** Statement, editor, results; Run on this device, Submit through the outbox. */
export function SolveScreen({ problem, challengeID }: SolveScreenProps) {
  useSnapshot(session);
  const account = accountKey();
  const { network } = useSnapshot(syncStatus);
  const editor = useRef<EditorHandle>(null);
  const [view, setView] = useState<View>('statement');
  const [tab, setTab] = useState<ResultsTab>('samples');
  const [customInput, setCustomInput] = useState('');
  const draft = useDraft(problem, account);
  const run = useRun(problem, draft.language);
  const { rows, lastError } = useSubmissions(account, problem.id);
  const {
    submit,
    isWriting,
    problem: submitProblem,
  } = useSubmit({ account, problemID: problem.id, challengeID });

  const newest = rows?.[0];
  const runsHere = canRunInBrowser(draft.language);
  const isBusy = isWriting || rows?.some((row) => isFollowed(row, network)) === true;
  const canRunNow = runsHere && run.state.at === 'idle' && draft.document !== undefined;
  const canSubmitNow = !isBusy && draft.document !== undefined;

  const onRun = () => {
    if (!canRunNow) return;
    const cases =
      tab === 'custom' ? [{ title: 'Your input', input: customInput, expected: null }] : samplesOf(problem);
    if (tab === 'verdict') setTab('samples');
    setView('results');
    void draft.flush();
    run.start(draft.language, editor.current?.code() ?? '', cases);
  };
  const onSubmit = async () => {
    if (!canSubmitNow) return;
    void draft.flush();
    const id = await submit(draft.language, editor.current?.code() ?? '');
    if (id === null) return;
    setTab('verdict');
    setView('results');
  };
  const restore = (code: string, language: Language) => {
    if (language === draft.language) editor.current?.replace(code);
    else void draft.changeTo(language, code);
    setView('code');
  };
  useSolveKeys({ onRun, onSubmit });
  const notice = (run.state.at === 'idle' ? run.state.notice : null) ?? submitProblem;
  const message = notice ?? (newest ? submissionText(newest, network, lastError) : '');

  return (
    <div className={styles.solve} data-view={view}>
      <SolveHeader
        problem={problem}
        challengeID={challengeID}
        run={run.state}
        message={message}
        isAlert={notice !== null}
        runLabel={tab === 'custom' ? 'Run my input' : 'Run samples'}
        runsHere={runsHere}
        canRun={canRunNow}
        canSubmit={canSubmitNow}
        onRun={onRun}
        onCancel={run.cancel}
        onSubmit={onSubmit}
      />
      <ViewTabs view={view} onChoose={setView} />
      <Split
        name="solve"
        direction="row"
        label="Width of the statement"
        initialPercent={questionEditorSplitPercent.question}
        className={styles.body}
        first={<StatementPanel problem={problem} />}
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
                <CodeEditor ref={editor} document={draft.document} onEdit={draft.edited} />
              </>
            }
            second={
              <ResultsPanel
                tab={tab}
                onTab={setTab}
                problem={problem}
                run={run.state}
                language={draft.language}
                customInput={customInput}
                onCustomInput={setCustomInput}
                rows={rows}
                onRestore={restore}
                message={newest ? submissionText(newest, network, lastError) : ''}
              />
            }
          />
        }
      />
    </div>
  );
}
