import { durationText } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { TextBlock } from '../../../ui/text/text-block';
import type { ProblemForm } from '../problem-form';
import styles from '../problem-wizard.module.css';
import own from '../steps/preview-step.module.css';
import { caseStatus } from './case-status';
import { messages } from './messages';
import type { CaseRun } from './reference-run';

/** A test case that a solution ran on: output, difference and messages. */
export function CaseLine({
  run,
  form,
  onUseOutput,
}: {
  run: CaseRun;
  form: ProblemForm;
  onUseOutput(): void;
}) {
  const index = form.testCases.findIndex(({ key }) => key === run.key);
  const one = form.testCases[index];
  if (!one) return null;
  const { result, matches, isCut = false } = run;
  const isDifferent = matches === false && one.output !== result.stdout;
  // An interactive run has no output to copy.
  const isUsable = isDifferent && !isCut && !(form.checkerKind === 'custom' && form.custom.interactive);
  return (
    <li>
      <details className={own.run} data-good={matches === true || undefined} open={matches === false}>
        <summary>
          <strong>{messages.caseResult(index + 1)}</strong> {caseStatus(run)}{' '}
          {result.timeMs > 0 && <span className={styles.note}>{durationText(result.timeMs)}</span>}
        </summary>
        {result.outcome !== 'compileError' && (
          <div className={styles.pair}>
            <TextBlock title={messages.expected} text={one.output} />
            <TextBlock title={messages.output} text={result.stdout} />
          </div>
        )}
        {result.stderr !== '' && <TextBlock title={messages.errorOutput} text={result.stderr} />}
        {result.message && <p className={styles.note}>{result.message}</p>}
        {isCut && <p className={styles.note}>{messages.outputCut}</p>}
        {isUsable && (
          <Button small onClick={onUseOutput}>
            {messages.useOutput}
          </Button>
        )}
      </details>
    </li>
  );
}
