import { testCasesMax } from '../../../../contract/limits';
import { type CaseForm, type CaseLimits, newCase } from '../problem-form';
import type { CaseFiles } from './case-files';

export function freeKey(cases: readonly CaseForm[]): number {
  return Math.max(0, ...cases.map(({ key }) => Number(key) || 0)) + 1;
}

export function withNewCase(cases: readonly CaseForm[], limits = limitsOf(cases)): CaseForm[] {
  return [...cases, { ...newCase(String(freeKey(cases))), ...limits }];
}

/** Of the last case without exceptions. */
function limitsOf(cases: readonly CaseForm[]): CaseLimits {
  const { timeLimit, memoryLimit } =
    cases.filter(({ hasOwnLimits }) => !hasOwnLimits).at(-1) ?? cases.at(-1) ?? newCase('');
  return { timeLimit, memoryLimit };
}

/** PWIZ-17: at least one remains. */
export function withoutCase(cases: readonly CaseForm[], key: string): CaseForm[] {
  return cases.length > 1 ? cases.filter((one) => one.key !== key) : [...cases];
}

export const isUntouched = ({ input, output }: CaseForm) => input === '' && output === '';

/** Appends cases from files; they replace an empty case. */
export function withFiles(
  cases: readonly CaseForm[],
  files: CaseFiles['cases'],
  limits = limitsOf(cases),
): CaseForm[] {
  if (files.length === 0) return [...cases];
  const kept = cases.filter((one) => !isUntouched(one));
  const from = freeKey(cases);
  const added = files.map(({ input, output, sample }, index) => ({
    ...newCase(String(from + index)),
    input,
    output,
    sample,
    ...limits,
  }));
  return [...kept, ...added].slice(0, testCasesMax);
}
