import { languageLabels } from '../../../../contract/limits';
import { type Advice, advice, type FailedRun } from './advice';
import { errorPlace } from './error-place';
import { adviseCpp } from './errors/cpp';
import { adviseJava } from './errors/java';
import { adviseJavaScript } from './errors/javascript';
import { adviseLimit } from './errors/limits';
import { advisePython } from './errors/python';
import { adviseSource } from './errors/source-errors';
import { adviseOutput } from './outputs/output';

const readErrors = {
  PYTHON3: advisePython,
  JAVASCRIPT_NODE: adviseJavaScript,
  JAVA8: adviseJava,
  CPP17: adviseCpp,
};

/** The most likely cause of a failed run, in words for beginners; null if no rule applies. */
export function advise(run: FailedRun): Advice | null {
  switch (run.outcome) {
    case 'ok':
      return run.expected === null ? null : adviseOutput({ ...run, expected: run.expected });
    case 'compileError':
    case 'runtimeError':
      return adviseError(run);
    case 'timeLimit':
    case 'outputLimit':
    case 'memoryLimit':
      return adviseLimit(run);
    case 'cancelled':
    case 'notRun':
    case 'runtimeFailed':
      return null;
    default:
      return run.outcome satisfies never;
  }
}

function adviseError(run: FailedRun): Advice | null {
  const place = errorPlace(run.language, run.errorText, run.code);
  const lines = run.code.split('\n');
  const line = place?.line ?? null;
  const facts = { ...run, line, message: place?.message ?? '', sourceLine: lines[(line ?? 0) - 1] ?? '' };
  const found = adviseSource(facts) ?? readErrors[run.language](facts);
  if (found || run.outcome !== 'compileError' || line === null) return found;
  const isInterpreted = run.language === 'PYTHON3' || run.language === 'JAVASCRIPT_NODE';
  return isInterpreted
    ? advice('notValid', line, languageLabels[run.language])
    : advice('unknownSyntax', line);
}
