import { Check, CircleSlash, X } from 'lucide-react';
import { durationText } from '../../lib/words';
import { classNames } from '../../ui/class-names';
import { TextBlock } from '../../ui/text-block';
import { DiffText } from './diff-text';
import { diffLines } from './line-diff';
import styles from './results.module.css';
import { caseText, isTrouble } from './run-words';
import type { CaseReport } from './solve-machine';

/** One run: what it came to, and input, expected and own output side by side with the difference marked (D-42). */
export function CaseResult({ report, startsOpen }: { report: CaseReport; startsOpen: boolean }) {
  const { title, input, expected, result, matches } = report;
  const trouble = isTrouble(report);
  const Icon = matches === true ? Check : trouble ? X : CircleSlash;
  const rows = expected !== null && matches === false ? diffLines(expected, result.stdout) : null;
  return (
    <details className={styles.case} open={startsOpen}>
      <summary
        className={classNames(styles.caseLine, matches === true && styles.good, trouble && styles.bad)}
      >
        <Icon size={16} aria-hidden />
        <span className={styles.caseTitle}>{title}</span>
        <span>{caseText(report)}</span>
        {result.outcome !== 'cancelled' && result.timeMs > 0 && (
          <span className={styles.caseTime}>{durationText(result.timeMs)}</span>
        )}
      </summary>
      {result.message && <p className={styles.caseMessage}>{result.message}</p>}
      <div className={styles.columns}>
        <TextBlock title="Input" text={input} />
        {expected !== null && (
          <TextBlock title="Expected" text={expected}>
            {rows && <DiffText rows={rows} side="expected" />}
          </TextBlock>
        )}
        <TextBlock title="Your output" text={result.stdout}>
          {rows && rows.length > 0 && <DiffText rows={rows} side="actual" />}
        </TextBlock>
      </div>
      {result.stderr !== '' && <TextBlock title="Error output" text={result.stderr} />}
    </details>
  );
}
