import type { Verdict } from '../../entities/submission';
import { runtimeErrors } from '../../rules/jury/jury-difference';

const verdictsOfWord: Readonly<Record<string, readonly Verdict[]>> = {
  CORRECT: ['AC'],
  ACCEPTED: ['AC'],
  'WRONG-ANSWER': ['WA'],
  WRONG_ANSWER: ['WA'],
  'NO-OUTPUT': ['WA'],
  TIMELIMIT: ['TLE'],
  TIME_LIMIT_EXCEEDED: ['TLE'],
  'RUN-ERROR': runtimeErrors,
  RUN_TIME_ERROR: runtimeErrors,
  'MEMORY-LIMIT': ['MLE'],
  'OUTPUT-LIMIT': ['OLE'],
  'COMPILER-ERROR': ['CE'],
};

/**
 * From a comment such as `@EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT` (DOMjudge). Undefined if missing or unknown.
 */
export function annotatedVerdicts(source: string): readonly Verdict[] | undefined {
  const words = /@EXPECTED_RESULTS@:\s*([^\n*]+)/.exec(source)?.[1] ?? '';
  const verdicts = words.split(',').flatMap((word) => verdictsOfWord[word.trim().toUpperCase()] ?? []);
  return verdicts.length > 0 ? [...new Set(verdicts)] : undefined;
}

/** From a comment such as `@EXPECTED_SCORE@: 60`. */
export function annotatedScore(source: string): number | undefined {
  const word = /@EXPECTED_SCORE@:\s*(-?\d+(?:\.\d+)?)(?![\w.])/.exec(source)?.[1];
  return word === undefined ? undefined : Number(word);
}
