import type { Verdict } from '../entities/submission';

/** The format knows no verdicts for memory and output: a program that needs too much of them fails at run time. */
export const crashed: readonly Verdict[] = ['RTE', 'MLE', 'OLE'];

const verdictsOfWord: Readonly<Record<string, readonly Verdict[]>> = {
  CORRECT: ['AC'],
  ACCEPTED: ['AC'],
  'WRONG-ANSWER': ['WA'],
  WRONG_ANSWER: ['WA'],
  'NO-OUTPUT': ['WA'],
  TIMELIMIT: ['TLE'],
  TIME_LIMIT_EXCEEDED: ['TLE'],
  'RUN-ERROR': crashed,
  RUN_TIME_ERROR: crashed,
  'MEMORY-LIMIT': ['MLE'],
  'OUTPUT-LIMIT': ['OLE'],
  'COMPILER-ERROR': ['CE'],
};

/**
 * What a source says of itself, as DOMjudge and its kin write it: `@EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT`. Undefined when it says
 * nothing, or nothing that is known.
 */
export function annotatedVerdicts(source: string): readonly Verdict[] | undefined {
  const words = /@EXPECTED_RESULTS@:\s*([^\n*]+)/.exec(source)?.[1] ?? '';
  const verdicts = words.split(',').flatMap((word) => verdictsOfWord[word.trim().toUpperCase()] ?? []);
  return verdicts.length > 0 ? [...new Set(verdicts)] : undefined;
}

/** The points that a source says it must get (`@EXPECTED_SCORE@: 60`); undefined when it says nothing, or no number. */
export function annotatedScore(source: string): number | undefined {
  const word = /@EXPECTED_SCORE@:\s*(-?\d+(?:\.\d+)?)(?![\w.])/.exec(source)?.[1];
  return word === undefined ? undefined : Number(word);
}
