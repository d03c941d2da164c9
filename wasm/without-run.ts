import { languageLabels } from '../contract/limits';
import { messages } from './messages';
import type { RunLanguage, RunOutcome, RunResult } from './protocol';

export function withoutRun(outcome: RunOutcome, message?: string): RunResult {
  const result: RunResult = { outcome, stdout: '', stderr: '', exitCode: null, timeMs: 0, memoryBytes: null };
  return message === undefined ? result : { ...result, message };
}

export function notStarted(language: RunLanguage, error: unknown): RunResult {
  const reason = error instanceof Error ? error.message : String(error);
  return withoutRun('runtimeFailed', messages.notStarted(languageLabels[language], reason));
}
