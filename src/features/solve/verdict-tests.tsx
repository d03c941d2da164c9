import {
  type SubmissionState,
  type TestCaseResult,
  verdictLabels,
} from '../../../contract/entities/submission';
import { byteText, durationText } from '../../lib/words';
import { classNames } from '../../ui/class-names';
import { TextBlock } from '../../ui/text-block';
import { DiffText } from './diff-text';
import { diffLines } from './line-diff';
import styles from './verdict.module.css';

/** RUN-23: each test with its verdict, time and memory; samples also with what was read and printed (D-42). */
export function VerdictTests({ state }: { state: SubmissionState }) {
  const { compileLog, results } = state;
  // A program that does not compile ran on no test: a list of that would only hide what the compiler said.
  const wasRun = results.some(({ run_status }) => run_status !== 'NOT_STARTED');
  return (
    <div className={styles.cases}>
      {compileLog && <TextBlock title="Compiler" text={compileLog} />}
      {wasRun && (
        <ol className={styles.tests} aria-label="Tests">
          {results.map((result) => (
            <TestLine key={result.testcaseIndex} result={result} />
          ))}
        </ol>
      )}
    </div>
  );
}

function TestLine({ result }: { result: TestCaseResult }) {
  const isSample = result.input !== undefined;
  return (
    <li className={styles.test}>
      {isSample ? (
        <details>
          <summary>
            <TestFacts result={result} />
          </summary>
          <SampleColumns result={result} />
        </details>
      ) : (
        <TestFacts result={result} />
      )}
    </li>
  );
}

function TestFacts({ result }: { result: TestCaseResult }) {
  const { testcaseIndex, verdict, run_status, cpuMs, memoryBytes, input } = result;
  const wasRun = run_status !== 'NOT_STARTED';
  return (
    <span className={styles.testFacts}>
      <span>{`${input === undefined ? 'Test' : 'Sample'} ${testcaseIndex + 1}`}</span>
      <span className={classNames(verdict && (verdict === 'AC' ? styles.good : styles.bad))}>
        {verdict ? verdictLabels[verdict] : wasRun ? 'Judged' : 'Not run'}
      </span>
      <span className={styles.number}>{wasRun ? durationText(cpuMs) : ''}</span>
      <span className={styles.number}>{wasRun ? byteText(memoryBytes) : ''}</span>
    </span>
  );
}

function SampleColumns({ result }: { result: TestCaseResult }) {
  const { input = '', expected = '', output = '', correctOutput, run_error } = result;
  const rows = correctOutput ? null : diffLines(expected, output);
  return (
    <div className={styles.cases}>
      <div className={styles.columns}>
        <TextBlock title="Input" text={input} />
        <TextBlock title="Expected" text={expected}>
          {rows && <DiffText rows={rows} side="expected" />}
        </TextBlock>
        <TextBlock title="Your output" text={output}>
          {rows && rows.length > 0 && <DiffText rows={rows} side="actual" />}
        </TextBlock>
      </div>
      {run_error && <TextBlock title="Error output" text={run_error} />}
    </div>
  );
}
