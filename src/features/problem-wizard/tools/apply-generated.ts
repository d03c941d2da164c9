/** Puts generated tests into the list of cases, and says what changed (decision 114). */
import type { GeneratedTest } from '../../../../contract/entities/problem/problem-tool-runs';
import { testCasesMax } from '../../../../contract/limits';
import type { ScriptLine } from '../../../../contract/rules/authoring/generator-script';
import type { CaseForm, CaseLimits } from '../problem-form';
import { newCase } from '../problem-form';
import { freeKey, isUntouched } from '../steps/edit-cases';

export interface GenerationChanges {
  added: string[];
  /** Lines whose input or output is another than before. */
  changed: string[];
  unchanged: number;
  /** Lines that are no longer in the list. */
  removed: string[];
  failed: { line: string; message: string }[];
  /** More than a problem can have. */
  leftOut: number;
}

/**
 * A line that failed keeps its test. Tests without a line stay. Without a solution, the expected outputs stay.
 * @param tests one for each line
 */
export function applyGenerated(
  cases: readonly CaseForm[],
  lines: readonly ScriptLine[],
  tests: readonly GeneratedTest[],
  limits: CaseLimits,
): { cases: CaseForm[]; changes: GenerationChanges } {
  const changes: GenerationChanges = {
    added: [],
    changed: [],
    unchanged: 0,
    removed: [],
    failed: [],
    leftOut: 0,
  };
  const made = new Map(lines.map(({ text }, at) => [text, tests[at]]));
  const kept = cases.flatMap((one): CaseForm[] => {
    const line = one.generatedBy;
    if (line === undefined) return isUntouched(one) && made.size > 0 ? [] : [one];
    const test = made.get(line);
    if (!made.has(line)) {
      changes.removed.push(line);
      return [];
    }
    if (test?.outcome !== 'ok' || test.input === undefined) return [one];
    const next = { ...one, input: test.input, output: test.output ?? one.output };
    if (next.input === one.input && next.output === one.output) changes.unchanged += 1;
    else changes.changed.push(line);
    return [next];
  });
  const known = new Set(kept.map(({ generatedBy }) => generatedBy));
  let key = freeKey(cases);
  for (const [line, test] of made) {
    if (test?.outcome === 'failed') changes.failed.push({ line, message: test.message ?? '' });
    if (known.has(line) || test?.input === undefined || test.outcome === 'notRun') continue;
    if (kept.length >= testCasesMax) {
      changes.leftOut += 1;
      continue;
    }
    changes.added.push(line);
    const texts = { input: test.input, output: test.output ?? '' };
    kept.push({ ...newCase(String(key++)), ...limits, ...texts, generatedBy: line });
  }
  return { cases: kept.length > 0 ? kept : [newCase(String(key))], changes };
}
