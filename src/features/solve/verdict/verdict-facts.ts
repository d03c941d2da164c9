import type { TestCaseResult } from '../../../../contract/entities/submission';
import { type Language, languageLabels } from '../../../../contract/limits';
import type { SubmissionRow } from '../../../data/work/submissions';
import { messages } from './messages';

/** `C++17 (g++ 12.2.0)`; the compiler's name may include the language already. */
export function languageText(language: Language, compiler: string | undefined): string {
  const label = languageLabels[language];
  if (!compiler) return label;
  const [plain = label, inside] = label.split(/ \(|\)$/);
  return inside !== undefined && compiler.startsWith(inside)
    ? `${plain} (${compiler})`
    : `${label} (${compiler})`;
}

/** Judging progress; null if unknown or finished. */
export function progressText({ receipt, state }: Pick<SubmissionRow, 'receipt' | 'state'>): string | null {
  if (receipt !== 'judging' || !state?.progress) return null;
  const { testcaseIndex, totalTestcases } = state.progress;
  return messages.runningTest(testcaseIndex + 1, totalTestcases);
}

export function scoreText(score: number): string {
  return String(Number(score.toFixed(2)));
}

/** Readable name of a test data group: `secret/small` becomes `small`. */
export function groupName(name: string): string {
  if (name === '') return messages.allTests;
  if (name === 'sample') return messages.samples;
  return name === 'secret' ? messages.hiddenTests : name.replace(/^secret\//, '');
}

/** Samples only; empty if the verdict label is enough. */
export function endingText({ verdict, signal, exitCode, retried }: TestCaseResult): string {
  const parts = [
    verdict === 'RTE' && (signal ?? (exitCode ? messages.exitCode(exitCode) : undefined)),
    retried && messages.ranTwice,
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

export function notesOf({ verdict, run_error = '', stderr = '' }: TestCaseResult): {
  note: string;
  stderr: string;
} {
  const judgeText =
    stderr !== '' && run_error.endsWith(stderr) ? run_error.slice(0, -stderr.length) : run_error;
  // The verdict already shows how the program ended.
  const note = verdict === 'WA' ? judgeText : judgeText.split('\n').slice(1).join('\n');
  return { note: note.trim(), stderr };
}
