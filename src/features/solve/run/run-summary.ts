import type { Language } from '../../../../contract/limits';
import { runStatusText } from '../../../../contract/rules/judging/run-status';
import type { RunProgress } from '../../../../wasm/run-client';
import { byteText, secondsText } from '../../../lib/words';
import { messages } from '../messages';
import type { CaseReport, CaseResult, RunSource } from '../solve-machine';

export function caseText({ kind, matches, result, expected }: CaseReport, language: Language): string {
  const isInteractive = kind === 'sample' && expected === null;
  if (matches === true)
    return isInteractive ? messages.outcome.interactionSucceeded : messages.outcome.matches;
  if (matches === false) return isInteractive ? messages.outcome.interactionFailed : messages.outcome.differs;
  if (result.outcome === 'compileError') return notStarted(language);
  return outcomeText(result);
}

function notStarted(language: Language): string {
  const isInterpreted = language === 'PYTHON3' || language === 'JAVASCRIPT_NODE';
  return isInterpreted
    ? messages.outcome.notValid(language === 'PYTHON3' ? 'Python' : 'JavaScript')
    : messages.outcome.compileError;
}

function outcomeText({ outcome, signal, exitCode }: CaseResult): string {
  if (outcome !== 'runtimeError') return messages.outcome[outcome];
  if (signal) return messages.outcome.failedWith(signal);
  return exitCode ? messages.outcome.failedWithExitCode(exitCode) : messages.outcome.runtimeError;
}

export function isTrouble({ matches, result }: CaseReport): boolean {
  return matches === false || (result.outcome !== 'ok' && !['cancelled', 'notRun'].includes(result.outcome));
}

export function caseRemarks(
  { result, matches }: CaseReport,
  { place }: RunSource,
  timeLimitMs: number,
): string[] {
  const remarks: string[] = [];
  if (result.lane === 'native') {
    remarks.push(messages.remark.nativeEngine);
  }
  if (place === 'device' && matches !== null && result.timeMs > timeLimitMs) {
    remarks.push(messages.remark.slowerThanLimit(secondsText(timeLimitMs)));
  }
  if (result.message) remarks.push(result.message);
  return remarks;
}

export function placeText({ place }: Pick<RunSource, 'place'>): string {
  return place === 'device' ? messages.run.onDevice : messages.run.onJudge;
}

export function summaryText(reports: readonly CaseReport[]): string {
  const decided = reports.filter(({ matches }) => matches !== null);
  const only = reports.length === 1 ? reports[0] : undefined;
  if (reports.length === 0) return '';
  if (decided.length === 0) {
    if (!reports.some(isTrouble)) return messages.summary.finished;
    // A failed runtime is not the program's fault.
    const isOurs = reports.some(({ result }) => result.outcome === 'runtimeFailed');
    return isOurs ? messages.summary.failed : runStatusText('error');
  }
  if (only) return only.matches ? messages.summary.sampleMatches : messages.summary.sampleDiffers;
  const matching = decided.filter(({ matches }) => matches).length;
  return messages.summary.matching(matching, reports.length);
}

/** Changes too often to be announced. */
export function bytesText({ bytesDone, bytesTotal }: { bytesDone: number; bytesTotal: number }): string {
  return messages.run.bytes(byteText(bytesDone), byteText(bytesTotal));
}

export function progressText(progress: RunProgress): string {
  switch (progress.phase) {
    case 'downloading':
      return messages.run.downloadingRuntime;
    case 'starting':
      return messages.run.startingRuntime;
    case 'running':
      return messages.run.running;
    default:
      return progress satisfies never;
  }
}
