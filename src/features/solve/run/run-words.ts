import { runStatusText } from '../../../../contract/rules/run-status';
import type { RunProgress } from '../../../../wasm/run-client';
import { byteText, secondsText } from '../../../lib/words';
import type { CaseReport, CaseResult, RunOf } from '../solve-machine';

/** Never in the words of a verdict: only the judge gives verdicts. */
export function caseText({ kind, matches, result, expected }: CaseReport): string {
  const isDialogue = kind === 'sample' && expected === null;
  if (matches === true) return isDialogue ? 'The dialogue went well' : 'Output matches';
  if (matches === false) return isDialogue ? 'The dialogue went wrong' : 'Output differs';
  return `${outcomeTexts[result.outcome]}${endingText(result)}`;
}

const outcomeTexts: Record<CaseResult['outcome'], string> = {
  ok: 'Finished',
  runtimeError: 'The program failed',
  timeLimit: 'Stopped: it took too long',
  memoryLimit: 'Stopped: it used too much memory',
  outputLimit: 'Stopped: it printed too much',
  compileError: 'The code has an error and did not start',
  cancelled: 'Cancelled',
  runtimeFailed: 'It could not run here',
  notRun: 'Not run',
};

function endingText({ outcome, signal, exitCode }: CaseResult): string {
  if (outcome !== 'runtimeError') return '';
  if (signal) return ` (${signal})`;
  return exitCode ? ` (exit code ${exitCode})` : '';
}

export function isTrouble({ matches, result }: CaseReport): boolean {
  return matches === false || (result.outcome !== 'ok' && !['cancelled', 'notRun'].includes(result.outcome));
}

export function caseRemarks(
  { result, matches }: CaseReport,
  { place }: RunOf,
  timeLimitMs: number,
): string[] {
  const remarks: string[] = [];
  if (result.lane === 'native') {
    remarks.push("Ran in this browser's own JavaScript engine: faster, but without a memory limit.");
  }
  if (place === 'device' && matches !== null && result.timeMs > timeLimitMs) {
    remarks.push(
      `Took longer here than the limit of ${secondsText(timeLimitMs)}. On the judge it may be faster, or be stopped.`,
    );
  }
  if (result.message) remarks.push(result.message);
  return remarks;
}

export function placeText({ place }: Pick<RunOf, 'place'>): string {
  return place === 'device'
    ? 'Ran on this device, whose speed, memory and stack are not the judge’s. Submit decides, on every test.'
    : 'Ran on the judge, on what is shown here alone. Submit decides, on every test.';
}

export function summaryText(reports: readonly CaseReport[]): string {
  const decided = reports.filter(({ matches }) => matches !== null);
  const only = reports.length === 1 ? reports[0] : undefined;
  if (reports.length === 0) return '';
  if (decided.length === 0) {
    if (!reports.some(isTrouble)) return 'The run is over.';
    // A failed runtime is not the program's fault.
    const isOurs = reports.some(({ result }) => result.outcome === 'runtimeFailed');
    return isOurs ? 'The run ended with an error.' : runStatusText('error');
  }
  if (only) return only.matches ? 'The sample matches.' : 'The sample does not match.';
  const matching = decided.filter(({ matches }) => matches).length;
  return `${matching} of ${reports.length} samples match.`;
}

/** Changes too often to be announced. */
export function bytesText({ bytesDone, bytesTotal }: { bytesDone: number; bytesTotal: number }): string {
  return `${byteText(bytesDone)} of ${byteText(bytesTotal)}`;
}

export function progressText(progress: RunProgress): string {
  switch (progress.phase) {
    case 'downloading':
      return 'Fetching the runtime';
    case 'starting':
      return 'Starting the runtime';
    case 'running':
      return progress.lane === 'native' ? "Running again in the browser's own engine" : 'Running';
    default:
      return progress satisfies never;
  }
}
