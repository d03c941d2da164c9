import { messages } from './messages';
import type { CaseRun } from './reference-run';

export function caseStatus({ result, matches }: CaseRun): string {
  switch (result.outcome) {
    case 'ok':
      if (matches === null) return messages.undecided;
      return matches ? messages.asExpected : messages.different;
    case 'compileError':
      return messages.compileError;
    case 'runtimeError':
      return messages.runtimeError;
    case 'timeLimit':
      return messages.timeLimit;
    case 'memoryLimit':
      return messages.memoryLimit;
    case 'outputLimit':
      return messages.outputLimit;
    case 'cancelled':
      return messages.cancelled;
    case 'runtimeFailed':
      return result.judgeOnly === 'notOnDevice' ? messages.noRuntime : messages.judgeOnly;
    case 'notRun':
      return messages.notRun;
    default:
      return result.outcome satisfies never;
  }
}

export function totalStatus(runs: readonly CaseRun[], caseCount: number): string {
  if (runs.length === 0) return '';
  const matching = runs.filter(({ matches }) => matches === true).length;
  if (runs.length === caseCount && matching === caseCount) return messages.allMatch(caseCount);
  return messages.someMatch(matching, caseCount);
}
