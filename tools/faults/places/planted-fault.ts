export interface PlantedFault {
  rule: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Files with tests of the rule, the fast ones first. One failure is enough. */
  tests: readonly string[];
}

/** Paths of browser tests. */
export const e2e = (...names: string[]) => names.map((name) => `tests/e2e/${name}.test.ts`);
/** Paths of integration tests. */
export const integration = (...names: string[]) =>
  names.map((name) => `tests/integration/${name}.integration.test.ts`);
export const limits = 'contract/limits.ts';
