import type { CaseRun } from './reference-run';

export function runWords({ result, matches }: CaseRun): string {
  switch (result.outcome) {
    case 'ok':
      if (matches === null) return 'Ended. Your checker decides on the judge.';
      return matches ? 'As expected.' : 'Another output than expected.';
    case 'compileError':
      return 'It does not compile.';
    case 'runtimeError':
      return 'It ended with an error.';
    case 'timeLimit':
      return 'It took too long.';
    case 'memoryLimit':
      return 'It needed too much memory.';
    case 'outputLimit':
      return 'It wrote too much.';
    case 'cancelled':
      return 'Cancelled.';
    case 'runtimeFailed':
      return result.judgeOnly === 'notOnDevice'
        ? 'The runtime of this language is not on this device. It can be brought here under Offline use.'
        : 'It cannot run in a browser.';
    case 'notRun':
      return 'It was not run.';
    default:
      return result.outcome satisfies never;
  }
}

export function totalWords(runs: readonly CaseRun[], caseCount: number): string {
  if (runs.length === 0) return '';
  const right = runs.filter(({ matches }) => matches === true).length;
  if (runs.length === caseCount && right === caseCount) return `All ${caseCount} cases as expected.`;
  return `${right} of ${caseCount} cases as expected.`;
}
