import type { RunProgress, RunResult } from '../../../wasm/run-client';
import { byteText } from '../../lib/words';
import type { CaseReport } from './solve-machine';

/** What a run came to, in words that are never a verdict's: only the judge gives verdicts. */
export function caseText({ matches, result, expected }: CaseReport): string {
  if (matches === true) return 'Output matches';
  if (matches === false) return 'Output differs';
  return expected === null && result.outcome === 'ok' ? 'Finished' : outcomeTexts[result.outcome];
}

const outcomeTexts: Record<RunResult['outcome'], string> = {
  ok: 'Finished',
  runtimeError: 'The program failed',
  timeLimit: 'Stopped: it took too long',
  memoryLimit: 'Stopped: it used too much memory',
  outputLimit: 'Stopped: it printed too much',
  compileError: 'The program does not compile',
  cancelled: 'Cancelled',
  runtimeFailed: 'It could not run here',
};

/** Whether a report needs a look. */
export function isTrouble({ matches, result }: CaseReport): boolean {
  return matches === false || (result.outcome !== 'ok' && result.outcome !== 'cancelled');
}

export function progressText(progress: RunProgress): string {
  switch (progress.phase) {
    case 'downloading':
      return `Fetching the runtime: ${byteText(progress.bytesDone)} of ${byteText(progress.bytesTotal)}`;
    case 'starting':
      return 'Starting the runtime';
    case 'running':
      return 'Running';
    default:
      return progress satisfies never;
  }
}
