import { type ReactNode, useState } from 'react';
import type { SubmissionState, TestCaseResult } from '../../../../contract/entities/submission';
import { verdictLabels } from '../../../../contract/rules/verdicts';
import type { SubmissionRow } from '../../../data/work/submissions';
import { durationText, usedMemoryText } from '../../../lib/words';
import { classNames } from '../../../ui/class-names';
import { TextBlock } from '../../../ui/text/text-block';
import { diffLines } from '../changes/line-diff';
import { promptHint } from '../run/prompt-hint';
import { DiffText } from './diff-text';
import { messages } from './messages';
import styles from './verdict.module.css';
import { endingText, notesOf } from './verdict-facts';

type Program = Pick<SubmissionRow, 'language' | 'code'>;

interface VerdictTestsProps {
  state: SubmissionState;
  of?: Program;
  outputTitle?: string;
  /** Shows a hidden test to its problem's creator. */
  hiddenTest?: ((result: TestCaseResult) => ReactNode) | undefined;
}

/** RUN-23: each test with verdict, time and memory; samples with input and output (D-42). */
export function VerdictTests(props: VerdictTestsProps) {
  const { state, of, outputTitle = messages.yourOutput, hiddenTest } = props;
  const { compileLog, results } = state;
  // A list of unrun tests would only hide the compiler's message.
  const wasRun = results.some(({ run_status }) => run_status !== 'NOT_STARTED');
  const whyNotRun = results.find(({ run_status }) => run_status === 'NOT_STARTED')?.run_error;
  return (
    <div className={styles.cases}>
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
  const hint = rows && of && promptHint({ ...of, expected, actual: output });
  return (
    <div className={styles.cases}>
      {hint && <p className={styles.quiet}>{hint}</p>}
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
