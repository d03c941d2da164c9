import { testCasesMax } from '../../../../contract/limits';
import { type CaseForm, newCase } from '../problem-form';
import type { CaseFiles } from './case-files';

function freeKey(cases: readonly CaseForm[]): number {
  return Math.max(0, ...cases.map(({ key }) => Number(key) || 0)) + 1;
}

export function withNewCase(cases: readonly CaseForm[]): CaseForm[] {
  return [...cases, { ...newCase(String(freeKey(cases))), ...limitsOf(cases) }];
}

function limitsOf(cases: readonly CaseForm[]): Pick<CaseForm, 'timeLimit' | 'memoryLimit'> {
  const { timeLimit, memoryLimit } = cases.at(-1) ?? newCase('');
  return { timeLimit, memoryLimit };
}

/** PWIZ-17: at least one remains. */
export function withoutCase(cases: readonly CaseForm[], key: string): CaseForm[] {
  return cases.length > 1 ? cases.filter((one) => one.key !== key) : [...cases];
}

const isUntouched = ({ input, output }: CaseForm) => input === '' && output === '';

/** Appends cases from files with the limits of the last case; replaces an empty case. */
export function withFiles(cases: readonly CaseForm[], files: CaseFiles['cases']): CaseForm[] {
  if (files.length === 0) return [...cases];
  const kept = cases.filter((one) => !isUntouched(one));
  const limits = limitsOf(cases);
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

export function withLimitsOf(cases: readonly CaseForm[], { timeLimit, memoryLimit }: CaseForm): CaseForm[] {
  return cases.map((one) => ({ ...one, timeLimit, memoryLimit }));
}
