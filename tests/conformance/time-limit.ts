/** Time limits for packages without one, without language allowances. Pure. */
import type { SubmissionState } from '../../contract/entities/submission';
import { type Language, timeLimitSeconds } from '../../contract/limits';
import { languageDefinitions } from '../../server/judge/languages/all';

/** CPU seconds of the slowest test case, without the language's allowances. */
export function comparableSeconds(language: Language, { results }: SubmissionState): number {
  const { timeMultiplier, startupMs } = languageDefinitions[language];
  const slowestMs = Math.max(0, ...results.map(({ cpuMs }) => cpuMs));
  return Math.max(0, slowestMs - startupMs) / timeMultiplier / 1000;
}

/** The format's rule. */
export function derivedTimeLimit(slowestAcceptedSeconds: number, multiplier: number): number {
  const seconds = Math.ceil(slowestAcceptedSeconds * multiplier);
  return Math.min(timeLimitSeconds.max, Math.max(1, seconds));
}

/** The limit that cancels a language's allowance; null if it has none. */
export function flatTimeLimit(language: Language, seconds: number): number | null {
  const { timeMultiplier } = languageDefinitions[language];
  return timeMultiplier === 1 ? null : Math.max(timeLimitSeconds.min, seconds / timeMultiplier);
}
