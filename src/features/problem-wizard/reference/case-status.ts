import { messages } from '../messages';
import type { CaseRun } from './reference-run';

const texts = messages.check;

export function caseStatus({ result, matches }: CaseRun): string {
  switch (result.outcome) {
    case 'ok':
      if (matches === null) return texts.undecided;
      return matches ? texts.asExpected : texts.different;
    case 'compileError':
      return texts.compileError;
    case 'runtimeError':
      return texts.runtimeError;
    case 'timeLimit':
      return texts.timeLimit;
    case 'memoryLimit':
      return texts.memoryLimit;
    case 'outputLimit':
      return texts.outputLimit;
    case 'cancelled':
      return texts.cancelled;
    case 'runtimeFailed':
      return result.judgeOnly === 'notOnDevice' ? texts.noRuntime : texts.judgeOnly;
    case 'notRun':
      return texts.notRun;
    default:
      return result.outcome satisfies never;
  }
}

export function totalStatus(runs: readonly CaseRun[], caseCount: number): string {
  if (runs.length === 0) return '';
  const matching = runs.filter(({ matches }) => matches === true).length;
  if (runs.length === caseCount && matching === caseCount) return texts.allMatch(caseCount);
  return texts.someMatch(matching, caseCount);
}
