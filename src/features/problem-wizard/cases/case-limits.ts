/** Limits of all cases, and exceptions (decision 114). The problem itself has only limits of cases. */
import type { CaseForm, CaseLimits } from '../problem-form';

const keyOf = ({ timeLimit, memoryLimit }: CaseLimits) =>
  `${Number(timeLimit.value)} ${Number(memoryLimit.value)}`;

const limitsOf = ({ timeLimit, memoryLimit }: CaseLimits): CaseLimits => ({ timeLimit, memoryLimit });

/** The most frequent limits become those of all cases; the others are exceptions. */
export function markExceptions(cases: readonly CaseForm[]): {
  limits?: CaseLimits;
  testCases: CaseForm[];
} {
  const counts = new Map<string, number>();
  for (const one of cases) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const first = cases.find((one) => keyOf(one) === usual);
  if (!first) return { testCases: [...cases] };
  return {
    limits: limitsOf(first),
    testCases: cases.map(({ hasOwnLimits: _, ...one }) =>
      keyOf(one) === usual ? one : { ...one, hasOwnLimits: true },
    ),
  };
}

interface CasesAndLimits {
  testCases: readonly CaseForm[];
  limits: CaseLimits;
}

/** Exceptions keep theirs. */
export function withLimits(
  { testCases, limits }: CasesAndLimits,
  part: Partial<CaseLimits>,
): { testCases: CaseForm[]; limits: CaseLimits } {
  const next = { ...limits, ...part };
  return {
    limits: next,
    testCases: testCases.map((one) => (one.hasOwnLimits ? one : { ...one, ...next })),
  };
}

/** The limits of the only case are those of all cases. */
export function withCaseLimits(
  form: CasesAndLimits,
  key: string,
  part: Partial<CaseLimits>,
): { testCases: CaseForm[]; limits: CaseLimits } {
  if (form.testCases.length === 1)
    return withLimits({ ...form, testCases: form.testCases.map(({ hasOwnLimits: _, ...one }) => one) }, part);
  const testCases = form.testCases.map((one) => {
    if (one.key !== key) return one;
    const { hasOwnLimits: _, ...next } = { ...one, ...part };
    return keyOf(next) === keyOf(form.limits) && !next.timeLimit.isCustom && !next.memoryLimit.isCustom
      ? next
      : { ...next, hasOwnLimits: true };
  });
  return { limits: form.limits, testCases };
}

/** Ends the exception. */
export function withoutOwnLimits(form: CasesAndLimits, key: string): { testCases: CaseForm[] } {
  return {
    testCases: form.testCases.map(({ hasOwnLimits, ...one }) => {
      if (one.key === key) return { ...one, ...form.limits };
      return hasOwnLimits ? { ...one, hasOwnLimits } : one;
    }),
  };
}

/** No exceptions are left. */
export function withLimitsForAll({ testCases }: CasesAndLimits, limits: CaseLimits) {
  const own = limitsOf(limits);
  return {
    limits: own,
    testCases: testCases.map(({ hasOwnLimits: _, ...one }) => ({ ...one, ...own })),
  };
}
