import { lazy, type ReactNode, useMemo, useState } from 'react';
import type { SubmissionState, TestCaseResult } from '../../../../contract/entities/submission';
import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import type { SubmissionRow } from '../../../data/work/submissions';
import { LatePart } from '../../../first-screen/when-app-stored';
import { durationText, usedMemoryText } from '../../../lib/words';
import { classNames } from '../../../ui/class-names';
import { TextBlock } from '../../../ui/text/text-block';
import type { FailedRun } from '../advice/advice';
import { diffLines } from '../changes/line-diff';
import { DiffText } from './diff-text';
import { messages } from './messages';
import styles from './verdict.module.css';
import { endingText, notesOf } from './verdict-facts';

const CaseAdvice = lazy(() => import('../advice/case-advice').then((m) => ({ default: m.CaseAdvice })));

type Program = Pick<SubmissionRow, 'language' | 'code'>;

interface VerdictTestsProps {
  state: SubmissionState;
  of?: Program;
  /** The editor marks the line of a compiler's error. */
  marks?: boolean;
  outputTitle?: string;
  /** Shows a hidden test to its problem's creator. */
  hiddenTest?: ((result: TestCaseResult) => ReactNode) | undefined;
}

/** RUN-23: each test with verdict, time and memory; samples with input and output (D-42). */
export function VerdictTests(props: VerdictTestsProps) {
  const { state, of, marks, outputTitle = messages.yourOutput, hiddenTest } = props;
  const { compileLog, results } = state;
  // A list of unrun tests would only hide the compiler's message.
  const wasRun = results.some(({ run_status }) => run_status !== 'NOT_STARTED');
  const whyNotRun = results.find(({ run_status }) => run_status === 'NOT_STARTED')?.run_error;
  return (
    <div className={styles.cases}>
      {compileLog && state.verdict === 'CE' && of && <CompileAdvice of={of} log={compileLog} marks={marks} />}
      {compileLog && <TextBlock title={messages.compiler} text={compileLog} />}
      {wasRun && (
        <ol className={styles.tests} aria-label={messages.tests}>
          {results.map((result) => (
            <TestLine
              key={result.testcaseIndex}
              result={result}
              of={of}
              outputTitle={outputTitle}
              hiddenTest={hiddenTest}
            />
          ))}
        </ol>
      )}
      {wasRun && <p className={styles.quiet}>{memoryNote(results)}</p>}
      {whyNotRun && <p className={styles.quiet}>{whyNotRun}</p>}
    </div>
  );
}

function CompileAdvice({ of, log, marks }: { of: Program; log: string; marks: boolean | undefined }) {
  const { language, code } = of;
  const run = useMemo(
    (): FailedRun => ({
      language,
      code,
      stdin: '',
      expected: null,
      actual: '',
      outcome: 'compileError',
      errorText: log,
    }),
    [language, code, log],
  );
  return (
    <LatePart>
      <CaseAdvice run={run} marks={marks} />
    </LatePart>
  );
}

interface TestProps {
  result: TestCaseResult;
  of: Program | undefined;
  outputTitle: string;
}

function TestLine({
  result,
  of,
  outputTitle,
  hiddenTest,
}: TestProps & Pick<VerdictTestsProps, 'hiddenTest'>) {
  const [isOpen, setOpen] = useState(false);
  const { judgeMessage } = result;
  const isSample = result.input !== undefined;
  return (
    <li className={styles.test}>
      {isSample || judgeMessage !== undefined || hiddenTest ? (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <TestFacts result={result} />
          </summary>
          <div className={styles.cases}>
            {isSample && <SampleColumns result={result} of={of} outputTitle={outputTitle} />}
            {!isSample && isOpen && hiddenTest?.(result)}
            {judgeMessage !== undefined && <TextBlock title={messages.checkerComment} text={judgeMessage} />}
          </div>
        </details>
      ) : (
        <TestFacts result={result} />
      )}
    </li>
  );
}

/** D-6: explains the memory column. */
function memoryNote(results: readonly TestCaseResult[]): string {
  const isHidden = results.some(({ memoryDetail }) => memoryDetail === 'hidden');
  return isHidden ? `${messages.memoryNote} ${messages.memoryHiddenNote}` : messages.memoryNote;
}

function memoryText({ memoryBytes, memoryDetail }: TestCaseResult): string {
  if (memoryDetail === 'hidden') return messages.hidden;
  return memoryDetail === 'rounded' ? `≤ ${memoryBytes / 1_000_000} MB` : usedMemoryText(memoryBytes);
}

function TestFacts({ result }: { result: TestCaseResult }) {
  const { testcaseIndex, verdict, run_status, cpuMs, input } = result;
  const wasRun = run_status !== 'NOT_STARTED';
  return (
    <span className={styles.testFacts}>
      <span>
        {input === undefined ? messages.test(testcaseIndex + 1) : messages.sample(testcaseIndex + 1)}
      </span>
      <span className={classNames(verdict && (verdict === 'AC' ? styles.good : styles.bad))}>
        {verdict
          ? `${verdictLabels[verdict]}${endingText(result)}`
          : wasRun
            ? messages.judged
            : messages.notRun}
      </span>
      <span className={styles.number}>{wasRun ? durationText(cpuMs) : '–'}</span>
      <span className={styles.number}>{wasRun ? memoryText(result) : '–'}</span>
    </span>
  );
}

function SampleColumns({ result, of, outputTitle }: TestProps) {
  const { input = '', expected = '', output = '', correctOutput } = result;
  const { note, stderr } = notesOf(result);
  const rows = correctOutput ? null : diffLines(expected, output);
  const failed = useMemo(
    () => (of && !correctOutput ? failedRun(result, of) : null),
    [of, correctOutput, result],
  );
  return (
    <div className={styles.cases}>
      {failed && (
        <LatePart>
          <CaseAdvice run={failed} />
        </LatePart>
      )}
      <div className={styles.columns}>
        <TextBlock title={messages.input} text={input} />
        <TextBlock title={messages.expected} text={expected}>
          {rows && <DiffText rows={rows} side="expected" />}
        </TextBlock>
        <TextBlock title={outputTitle} text={output}>
          {rows && rows.length > 0 && <DiffText rows={rows} side="actual" />}
        </TextBlock>
      </div>
      {note !== '' && (
        <TextBlock title={result.verdict === 'WA' ? messages.checkerNote : messages.judgeNote} text={note} />
      )}
      {stderr !== '' && <TextBlock title={messages.errorOutput} text={stderr} />}
    </div>
  );
}

const outcomes = {
  WA: 'ok',
  RTE: 'runtimeError',
  TLE: 'timeLimit',
  MLE: 'memoryLimit',
  OLE: 'outputLimit',
} as const;

/** Null for a verdict that says nothing about the program. */
function failedRun(result: TestCaseResult, { language, code }: Program): FailedRun | null {
  const { verdict, input = '', expected = '', output = '', stderr = '', signal } = result;
  const outcome = verdict && verdict in outcomes ? outcomes[verdict as keyof typeof outcomes] : undefined;
  if (outcome === undefined) return null;
  return { language, code, stdin: input, expected, actual: output, outcome, errorText: stderr, signal };
}
