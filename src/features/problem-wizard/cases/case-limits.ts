/** Limits of all cases, and exceptions (decision 114). The problem itself has only limits of cases. */
/** A preset or a custom limit; '' while empty. */
export interface LimitForm {
  isCustom: boolean;
  value: string;
}

export interface CaseLimits {
  /** Seconds. */
  timeLimit: LimitForm;
  /** Megabytes. */
  memoryLimit: LimitForm;
}

interface LimitedCase extends CaseLimits {
  key: string;
  hasOwnLimits?: boolean;
}

const keyOf = ({ timeLimit, memoryLimit }: CaseLimits) =>
  `${Number(timeLimit.value)} ${Number(memoryLimit.value)}`;

function withoutMark<One extends LimitedCase>(one: One): One {
  const next = { ...one };
  delete next.hasOwnLimits;
  return next;
}

const limitsOf = ({ timeLimit, memoryLimit }: CaseLimits): CaseLimits => ({ timeLimit, memoryLimit });

/** The most frequent limits become those of all cases; the others are exceptions. */
export function markExceptions<One extends LimitedCase>(
  cases: readonly One[],
): { limits?: CaseLimits; testCases: One[] } {
  const counts = new Map<string, number>();
  for (const one of cases) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const first = cases.find((one) => keyOf(one) === usual);
  if (!first) return { testCases: [...cases] };
  return {
    limits: limitsOf(first),
    testCases: cases.map((one) => (keyOf(one) === usual ? withoutMark(one) : { ...one, hasOwnLimits: true })),
  };
}

interface CasesAndLimits<One extends LimitedCase> {
  testCases: readonly One[];
  limits: CaseLimits;
}

/** Exceptions keep theirs. */
export function withLimits<One extends LimitedCase>(
  { testCases, limits }: CasesAndLimits<One>,
  part: Partial<CaseLimits>,
): { testCases: One[]; limits: CaseLimits } {
  const next = { ...limits, ...part };
  return {
    limits: next,
    testCases: testCases.map((one) => (one.hasOwnLimits ? one : { ...one, ...next })),
  };
}

/** The limits of the only case are those of all cases. */
export function withCaseLimits<One extends LimitedCase>(
  form: CasesAndLimits<One>,
  key: string,
  part: Partial<CaseLimits>,
): { testCases: One[]; limits: CaseLimits } {
  if (form.testCases.length === 1)
    return withLimits({ ...form, testCases: form.testCases.map(withoutMark) }, part);
  const testCases = form.testCases.map((one) => {
    if (one.key !== key) return one;
    const next = { ...one, ...part };
    const isUsual = keyOf(next) === keyOf(form.limits);
    return isUsual && !next.timeLimit.isCustom && !next.memoryLimit.isCustom
      ? withoutMark(next)
      : { ...next, hasOwnLimits: true };
  });
  return { limits: form.limits, testCases };
}

/** Ends the exception. */
export function withoutOwnLimits<One extends LimitedCase>(
  form: CasesAndLimits<One>,
  key: string,
): { testCases: One[] } {
  return {
    testCases: form.testCases.map((one) =>
      one.key === key ? withoutMark({ ...one, ...limitsOf(form.limits) }) : one,
    ),
  };
}

/** No exceptions are left. */
export function withLimitsForAll<One extends LimitedCase>(
  { testCases }: CasesAndLimits<One>,
  limits: CaseLimits,
): { testCases: One[]; limits: CaseLimits } {
  const own = limitsOf(limits);
  return {
    limits: own,
    testCases: testCases.map((one) => withoutMark({ ...one, ...own })),
  };
}
