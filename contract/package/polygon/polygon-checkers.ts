/**
 * The checkers that Polygon brings along, by the name a package gives them (`std::wcmp.cpp`), as arguments of the package format's own
 * validator. A tolerance there counts as absolute or relative, whichever is kinder, as in the format; the two that are absolute only say so.
 */
interface StandardChecker {
  args: readonly string[];
  /** What it minds and the format's validator does not; nothing where they agree. */
  loss?: string;
}

const sameTokens: StandardChecker = { args: ['case_sensitive'] };
const lines: StandardChecker = {
  args: ['case_sensitive'],
  loss: 'compares line by line; here words are compared, wherever the lines end',
};
const within = (tolerance: string): StandardChecker => ({ args: ['float_tolerance', tolerance] });
const absolutely = (tolerance: string): StandardChecker => ({
  args: ['float_absolute_tolerance', tolerance],
});

export const standardCheckers: Readonly<Record<string, StandardChecker>> = {
  wcmp: sameTokens,
  hcmp: sameTokens,
  icmp: sameTokens,
  ncmp: sameTokens,
  uncmp: { ...sameTokens, loss: 'takes numbers in any order; here the order counts' },
  caseicmp: sameTokens,
  casencmp: sameTokens,
  casewcmp: sameTokens,
  lcmp: lines,
  fcmp: { args: ['case_sensitive', 'space_change_sensitive'] },
  yesno: { args: [] },
  nyesno: { args: [] },
  acmp: absolutely('1.5e-6'),
  rcmp: absolutely('1.5e-6'),
  dcmp: within('1e-6'),
  rcmp4: within('1e-4'),
  rcmp6: within('1e-6'),
  rcmp9: within('1e-9'),
};
