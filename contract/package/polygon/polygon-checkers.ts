import type { Compares } from '../../rules/judging/compare-lines';

/**
 * Standard checkers by name (`std::wcmp.cpp`), as arguments of the format's default validator. A tolerance is
 * absolute or relative; two checkers are absolute only.
 */
interface StandardChecker {
  args: readonly string[];
  /** Where the format's validator has no such comparison. */
  compares?: Compares;
}

const sameTokens: StandardChecker = { args: ['case_sensitive'] };
const within = (tolerance: string): StandardChecker => ({ args: ['float_tolerance', tolerance] });
const absolutely = (tolerance: string): StandardChecker => ({
  args: ['float_absolute_tolerance', tolerance],
});

export const standardCheckers: Readonly<Record<string, StandardChecker>> = {
  wcmp: sameTokens,
  hcmp: sameTokens,
  icmp: sameTokens,
  ncmp: sameTokens,
  uncmp: { args: [], compares: 'integerSet' },
  caseicmp: sameTokens,
  casencmp: sameTokens,
  casewcmp: sameTokens,
  lcmp: { args: [], compares: 'lines' },
  fcmp: { args: [], compares: 'exactLines' },
  yesno: { args: [] },
  nyesno: { args: [] },
  acmp: absolutely('1.5e-6'),
  rcmp: absolutely('1.5e-6'),
  dcmp: within('1e-6'),
  rcmp4: within('1e-4'),
  rcmp6: within('1e-6'),
  rcmp9: within('1e-9'),
};
