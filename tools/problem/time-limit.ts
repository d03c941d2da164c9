/** Time limits for packages without one, without language allowances. Pure. */
import { type Language, timeLimitSeconds } from '../../contract/limits';
import { languageDefinitions } from '../../server/judge/languages/all';

/** Without the language's allowances. `slowestCpuMs`: of one test case. */
export function comparableSeconds(language: Language, slowestCpuMs: number): number {
  const { timeMultiplier, startupMs } = languageDefinitions[language];
  return Math.max(0, slowestCpuMs - startupMs) / timeMultiplier / 1000;
}

/** The format's rule. `resolution`: seconds. */
export function derivedTimeLimit(slowestSeconds: number, multiplier: number, resolution: number): number {
  const seconds = Math.ceil((slowestSeconds * multiplier) / resolution - 1e-9) * resolution;
  const rounded = Math.round(Math.max(resolution, seconds) * 1000) / 1000;
  return Math.min(timeLimitSeconds.max, Math.max(timeLimitSeconds.min, rounded));
}
