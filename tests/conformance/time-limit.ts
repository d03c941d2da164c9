/** Time limits for packages without one, without language allowances. Pure. */
import type { SubmissionState } from '../../contract/entities/submission';
import { type Language, timeLimitSeconds } from '../../contract/limits';
import { languageDefinitions } from '../../server/judge/languages/all';
import { comparableSeconds } from '../../tools/problem/time-limit';

/** CPU seconds of the slowest test case, without the language's allowances. */
export function comparableSecondsOf(language: Language, { results }: SubmissionState): number {
  return comparableSeconds(language, Math.max(0, ...results.map(({ cpuMs }) => cpuMs)));
}

/** The limit that cancels a language's allowance; null if it has none. */
export function flatTimeLimit(language: Language, seconds: number): number | null {
  const { timeMultiplier } = languageDefinitions[language];
  return timeMultiplier === 1 ? null : Math.max(timeLimitSeconds.min, seconds / timeMultiplier);
}
