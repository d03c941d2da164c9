import { Check, CircleSlash, Footprints, X } from 'lucide-react';
import { lazy, use, useMemo, useState } from 'react';
import { LatePart } from '../../../first-screen/when-app-stored';
import { durationText, usedMemoryText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { TextBlock } from '../../../ui/text/text-block';
import type { FailedRun } from '../advice/advice';
import { diffLines } from '../changes/line-diff';
import styles from '../results/results.module.css';
import { caseRemarks, caseText, isTrouble } from '../run/run-summary';
import { SolveContext } from '../screen-state';
import type { CaseReport, CaseResult as Result, RunSource } from '../solve-machine';
import { DiffText } from './diff-text';
import { messages } from './messages';

const StepDialog = lazy(() => import('../steps/step-dialog').then((m) => ({ default: m.StepDialog })));
const CaseAdvice = lazy(() => import('../advice/case-advice').then((m) => ({ default: m.CaseAdvice })));

interface CaseResultProps {
  report: CaseReport;
  of: RunSource;
  timeLimitMs: number;
  startsOpen: boolean;
  /** The editor marks the error of this case. */
  marks?: boolean;
}

/** One case: result, input, and expected and actual output side by side (D-42). */
export function CaseResult(props: CaseResultProps) {
  const { report, of, startsOpen } = props;
  const [wasOpened, setWasOpened] = useState(false);
  const { title, result, matches } = report;
  const trouble = isTrouble(report);
  const Icon = matches === true ? Check : trouble ? X : CircleSlash;
  return (
    <details
      className={styles.case}
      open={startsOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary
        className={classNames(styles.caseLine, matches === true && styles.good, trouble && styles.bad)}
      >
        <Icon size={16} aria-hidden />
        <span className={styles.caseTitle}>{title}</span>
        <span className={styles.caseOutcome}>{caseText(report, of.language)}</span>
        <span className={styles.caseTime}>{usageText(result)}</span>
      </summary>
      {(startsOpen || wasOpened) && <CaseBody {...props} />}
    </details>
  );
}

/** Rendered only once opened: outputs may be long. */
function CaseBody({ report, of, timeLimitMs, marks }: CaseResultProps) {
  const { input, expected, result, matches } = report;
  const rows = useMemo(
    () => (expected !== null && matches === false ? diffLines(expected, result.stdout) : null),
    [expected, matches, result.stdout],
  );
  const failed = useMemo(() => (isTrouble(report) ? failedRun(report, of) : null), [report, of]);
  // The interaction is hidden from the user.
  const isInteractive = report.kind === 'sample' && input === null;
  const wasRun = result.outcome !== 'compileError' && result.outcome !== 'notRun';
  return (
    <>
      {caseRemarks(report, of, timeLimitMs).map((remark) => (
        <p key={remark} className={styles.caseMessage}>
          {remark}
        </p>
      ))}
      {failed && (
        <LatePart>
          <CaseAdvice run={failed} marks={marks} />
        </LatePart>
      )}
      {of.language === 'PYTHON3' && wasRun && input !== null && (
        <StepThrough report={report} code={of.code} />
      )}
      {wasRun && !isInteractive && (
        <div className={styles.columns}>
          {input !== null && <TextBlock title={messages.input} text={input} />}
          {expected !== null && (
            <TextBlock title={messages.expected} text={expected}>
              {rows && <DiffText rows={rows} side="expected" />}
            </TextBlock>
          )}
          <TextBlock title={messages.yourOutput} text={result.stdout}>
            {rows && rows.length > 0 && <DiffText rows={rows} side="actual" />}
          </TextBlock>
        </div>
      )}
      {result.stderr !== '' && (
        <TextBlock title={wasRun ? messages.errorOutput : messages.compiler} text={result.stderr} />
      )}
    </>
  );
}

function failedRun({ input, expected, result }: CaseReport, { language, code }: RunSource): FailedRun {
  const { outcome, stdout: actual, stderr: errorText, signal } = result;
  return { language, code, stdin: input ?? '', expected, actual, outcome, errorText, signal };
}

function StepThrough({ report: { title, input }, code }: { report: CaseReport; code: string }) {
  const [isOpen, setOpen] = useState(false);
  const client = use(SolveContext)?.state.client;
  if (!client) return null;
  return (
    <div>
      <Button small icon={<Footprints aria-hidden />} onClick={() => setOpen(true)}>
        {messages.stepThrough}
      </Button>
      {isOpen && (
        <LatePart>
          <StepDialog
            name={title}
            client={client}
            code={code}
            input={input ?? ''}
            onClose={() => setOpen(false)}
          />
        </LatePart>
      )}
    </div>
  );
}

/** Leaves out unknown values; 0 bytes means unknown. */
function usageText({ outcome, timeMs, memoryBytes }: Result): string {
  if (outcome === 'cancelled' || timeMs <= 0) return '';
  return [durationText(timeMs), memoryBytes ? usedMemoryText(memoryBytes) : ''].filter(Boolean).join(' · ');
}
